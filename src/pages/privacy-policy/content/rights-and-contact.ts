import { company, legalName, oneLineAddress } from '#content/company.ts';
import { followingFact, followingParagraph, type LegalSections, paragraph } from '#content/legal.ts';
import { minimumAge } from '#content/minimum-age.ts';
import { inCities, inCountries } from '#content/places.ts';
import type { LinkRecord } from '#content/types.ts';

const privacyEmail: LinkRecord = {
  label: company.email.privacy,
  to: { url: `mailto:${company.email.privacy}` },
};

export const rightsAndContact: LegalSections = {
  'your-rights': [
    paragraph(
      'Whoever and wherever you are, you may ask us what we hold about you, have it corrected or deleted, and withdraw a consent. Write to ',
      privacyEmail,
      '. We may ask for a detail that shows it is you. Requests are free, and nobody is treated worse for making one.',
    ),
    { subtitle: 'European Economic Area and United Kingdom (GDPR)' },
    paragraph(
      'You have the rights of access, rectification, erasure, restriction, portability and objection (Articles 15 to 21). You can object at any time to direct marketing and to processing based on our legitimate interests, and complain to the supervisory authority where you live or work. We answer in full within one month.',
    ),
    { subtitle: 'California (CCPA as amended by the CPRA)' },
    paragraph(
      'You have the right to know, delete and correct, the right to opt out of sale and sharing, and the right to limit the use of sensitive personal information. The categories we collect are identifiers, professional information and, from applicants, age and resume contents. An authorized agent may act for you. We answer in full within 45 days.',
    ),
    followingParagraph('policy-california'),
    { subtitle: 'India (Digital Personal Data Protection Act, 2023)' },
    paragraph(
      'You have the right to a summary of your data and of those it was shared with, to correction, completion, updating and erasure, to have grievances redressed, and to nominate a person who exercises these rights if you die or lose capacity. Send grievances to the privacy address first; if our answer does not satisfy you, you may turn to the Data Protection Board of India.',
    ),
  ],
  retention: [
    {
      facts: [
        followingFact('Newsletter subscription', 'policy-newsletter-kept'),
        followingFact('Enquiries', 'policy-enquiries-kept'),
        followingFact('Job applications', 'policy-applications-kept'),
        followingFact('Resume files', 'policy-resumes-kept'),
        followingFact('What led you to a form', 'policy-visit-kept'),
        followingFact('Counts of visits', 'policy-counts-kept'),
        { term: 'Technical logs', text: '30 days, longer only to follow up an attack.' },
      ],
    },
    paragraph(
      'After that we delete the data or make it anonymous. Data that a law or a pending claim obliges us to keep is kept for that purpose only, and for no longer than it lasts. If you are hired or become a client, the period of that relationship applies.',
    ),
  ],
  'international-transfers': [
    paragraph(
      `Our offices are ${inCountries()}. A message may be read ${inCities()}, whichever country you write from, so that data moves between the two. Our delivery centers have no access to it.`,
    ),
    paragraph(
      'For personal data from the European Economic Area, the United Kingdom or Switzerland we use the European Commission’s standard contractual clauses, with the United Kingdom addendum where needed, between our offices and with our providers, together with an assessment of the law of the receiving country. You can ask us for a copy.',
    ),
    paragraph(
      'Transfers from India follow Section 16 of the DPDP Act: no personal data goes to a country that the Government of India has restricted.',
    ),
  ],
  children: [
    paragraph(
      `This website is for businesses and for adults who look for work. It is not directed at anyone under ${minimumAge}, and we do not knowingly collect data of children, nor do we track them or advertise to them. If you believe that a child has sent us a form, tell us and we will delete it.`,
    ),
  ],
  changes: [
    paragraph(
      'When our practice or the law changes, we change this policy and the month at its top. We announce material changes on this website 30 days before they take effect. Where a change needs your consent, we ask for it; what you sent under an earlier version is not used for a new purpose without it. Earlier versions are available on request.',
    ),
  ],
  contact: [
    paragraph(
      'For any question about your data, to use one of your rights or to raise a grievance, write or call. You get a response within 48 hours; a request that takes longer to fulfill is confirmed within that time, with a date.',
    ),
    {
      list: [
        ['Privacy email: ', privacyEmail],
        ['Phone: ', { label: company.phone.display, to: { url: `tel:${company.phone.dial}` } }],
        ['Form: ', { label: 'contact page', to: { page: 'contact' } }],
      ],
    },
    {
      facts: company.offices.map((office) => ({
        term: office.title,
        text: `${legalName}, Privacy, ${oneLineAddress(office)}, ${office.country}`,
      })),
    },
  ],
};
