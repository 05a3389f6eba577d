import { company, legalName } from '#content/company.ts';
import { type LegalSections, paragraph } from '#content/legal.ts';
import { minimumAge } from '#content/minimum-age.ts';

export const openingTerms: LegalSections = {
  acceptance: [
    paragraph(
      `In these terms, “we,” “us” and “our” mean ${legalName}, and “you” means anyone who visits this website. By using the website you accept these terms. If you do not accept them, please do not use it.`,
    ),
    paragraph(
      'If you use the website for a company or another organization, you confirm that you may accept these terms on its behalf; “you” then includes that organization.',
    ),
    paragraph(
      `You must be old enough to enter into a binding contract where you live, and at least ${minimumAge} to send us a job application.`,
    ),
  ],
  'using-the-site': [
    paragraph(
      'You may read the website, link to its pages, and print or download copies for your own information or for use within your organization. No account is needed and none is offered.',
    ),
    paragraph('You may not:'),
    {
      list: [
        'use the website in a way that breaks a law or infringes another person’s rights;',
        'send us malicious code, or probe, scan or test the website’s security without our written permission;',
        'overload the website, or try to reach parts of it that are not meant to be public;',
        'collect content by automated means beyond what our robots.txt file and ordinary search indexing allow;',
        'send forms under a false name, for somebody else without authority, or in bulk;',
        'frame the website, or present it in a way that suggests we endorse you when we do not.',
      ],
    },
    paragraph(
      'We may limit or refuse access where we reasonably believe that these rules are broken, or where the security of the website requires it. If you find a weakness, we are grateful for a report and ask for reasonable time to fix it before you publish.',
    ),
  ],
  'intellectual-property': [
    paragraph(
      `The texts, drawings, layout, software and documents on this website belong to ${company.shortName} or to those who license them to us, and are protected by copyright, design and trademark law.`,
    ),
    paragraph(
      `The names ${company.shortName}, ConvokeAI, MDSLite, FlexMobEx, ITECH Mobile, FlexPod and FlexUtility and our logo are our marks. Other product and company names, such as SAP, S/4HANA, CATIA, ENOVIA and Teamcenter, belong to their owners. We name them to describe our work; this implies no affiliation or endorsement beyond what is expressly stated.`,
    ),
    paragraph(
      'You may quote from the website with a reference to the page. Any other reproduction, adaptation or commercial use needs our written consent. Rights that are not expressly granted are reserved.',
    ),
  ],
  'what-you-send-us': [
    paragraph(
      'The website has three forms: a newsletter subscription, an enquiry and a job application with a resume. You agree that what you enter is accurate, is yours to share, and is free of other people’s confidential information.',
    ),
    paragraph(
      'You keep all rights in what you send. You allow us to use it for the purpose of the form: to answer you, to prepare an offer, to consider your application or to send you the newsletter.',
    ),
    paragraph(
      'A message sent through the website creates no contract, no offer of employment and no duty of confidence. If you need to share confidential material, tell us first and we will sign a non-disclosure agreement.',
    ),
    paragraph(
      'Ideas about our business that you send without being asked may be used by us freely and without payment, unless we have agreed otherwise in writing. This does not apply to job applications or to the content of enquiries about your own systems.',
    ),
  ],
  'information-on-the-site': [
    paragraph(
      'We describe our services, products and results with care. The descriptions are general. They are not technical, financial, tax or legal advice, and they are not an offer that you can accept by replying.',
    ),
    paragraph(
      'Figures such as savings, response times, availability and project durations come from past work or from the standard scope of a product. Results depend on your systems and your people, and are binding only where an agreement says so.',
    ),
    paragraph(
      'Open positions, product specifications and prices may change or be withdrawn. Statements about the future are what we expect on the day they are written; we do not undertake to update them.',
    ),
  ],
  'links-and-maps': [
    paragraph(
      'Some pages link to websites of others. We choose such links with care but do not control those websites, and their own terms apply to them.',
    ),
    paragraph(
      'The contact page shows maps from OpenStreetMap in frames. The map data is © OpenStreetMap contributors and is made available under the Open Database License. Positions on a map are for orientation; the postal address in the text is the one that counts.',
    ),
  ],
};
