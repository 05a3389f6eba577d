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
      'Wherever you live, you may ask what data we hold about you, have it corrected or deleted, and withdraw your consent. Write to ',
      privacyEmail,
      '. We may ask for a detail that confirms your identity. Requests are free, and you are not treated worse for making one.',
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
      'You have the right to a summary of your data and of those it was shared with, to correction, completion, updating and erasure, to have grievances redressed, and to nominate a person to exercise these rights if you die or lose capacity. Send grievances to the privacy address first; if our answer does not satisfy you, you may turn to the Data Protection Board of India.',
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
      'After that we delete the data or make it anonymous. Where a law or a pending claim requires us to keep data, we keep it for that purpose only and no longer than required. If you are hired or become a client, the periods that apply to employees or clients take their place.',
    ),
  ],
  'international-transfers': [
    paragraph(
      `Our offices are ${inCountries()}. Wherever you write from, your message may be read ${inCities()}, so data moves between these offices. Our delivery centers have no access to it.`,
    ),
    paragraph(
      'Personal data from the European Economic Area, the United Kingdom or Switzerland is covered by the European Commission’s standard contractual clauses, with the United Kingdom addendum where needed. They apply between our offices and with our providers, and we assess the law of the receiving country. You can ask us for a copy.',
    ),
    paragraph(
      'Transfers from India follow Section 16 of the DPDP Act: no personal data goes to a country that the Government of India has restricted.',
    ),
  ],
  children: [
    paragraph(
      `This website is for businesses and for adults looking for work. It is not directed at anyone under ${minimumAge}. We do not knowingly collect children’s data, track children or advertise to them. If you believe that a child has sent us a form, tell us and we will delete it.`,
    ),
  ],
  changes: [
    paragraph(
      'When our practice or the law changes, we change this policy and the month at its top. We announce material changes on this website 30 days before they take effect. Where a change needs your consent, we ask for it, and until you give it we do not use what you sent earlier for the new purpose. Earlier versions are available on request.',
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
