import { followingFact, followingParagraph, type LegalSections, paragraph } from '#content/legal.ts';
import { minimumAge } from '#content/minimum-age.ts';

export const dataPractices: LegalSections = {
  'information-we-collect': [
    { subtitle: 'What you give us' },
    {
      facts: [
        followingFact('Newsletter', 'policy-newsletter-data'),
        {
          term: 'Enquiry',
          text: 'Name, email address, country code and phone number, organization, role, type and category of the enquiry, and your message.',
        },
        {
          term: 'Job application',
          text: 'First and last name, email address, age, city, the position if you chose one, your application text and resume file; if you wish, also expected salary, start date, website and experience.',
        },
      ],
    },
    paragraph(
      'Please leave out what we do not need, such as health data, religion, political views, identity numbers or bank details. If your resume contains any of it, we do not use it in our decision.',
    ),
    { subtitle: 'What your browser sends' },
    paragraph(
      'To deliver a page our server receives your IP address, the address of the page, the time and the browser’s identification. We use them to answer the request, to limit how often a form can be sent and to fend off attacks. We build no profile from them.',
    ),
    paragraph(
      'The box “I’m not a robot” on the enquiry form is a plain check box. No outside verification service sees you tick it.',
    ),
    { subtitle: 'What we count if you allow it' },
    followingParagraph('policy-counted'),
    followingParagraph('policy-visit-sent'),
    { subtitle: 'What we do not collect' },
    paragraph(
      'There are no accounts and no payments. We buy no data about you and receive none from social networks or advertisers.',
    ),
  ],
  'how-we-use-it': [
    paragraph(
      'We use personal data only for these purposes. The legal basis under the GDPR is given beside each:',
    ),
    {
      facts: [
        {
          term: 'Answering enquiries',
          text: 'Steps before a contract at your request, and our legitimate interest in replying to business messages (Article 6(1)(b) and (f)).',
        },
        followingFact('Sending the newsletter', 'policy-newsletter-basis'),
        {
          term: 'Considering applications',
          text: `Steps before an employment contract (Article 6(1)(b)). We ask for your age only to check that you are ${minimumAge} or older, and do not use it to rank candidates.`,
        },
        {
          term: 'Running and protecting the site',
          text: 'Our legitimate interest in a secure and available website (Article 6(1)(f)).',
        },
        followingFact('Counting visits, and knowing what led to an enquiry', 'policy-counting-basis'),
        {
          term: 'Meeting legal duties',
          text: 'Where a law requires us to keep or disclose data (Article 6(1)(c)).',
        },
      ],
    },
    paragraph(
      'In India we process what you send us on the basis of your consent or of the voluntary provision of data for a specified purpose under the Digital Personal Data Protection Act, 2023. No decision with legal or similar effect is made by automated means: people read enquiries and applications.',
    ),
  ],
  'how-we-share-it': [
    followingParagraph('policy-sharing'),
    paragraph('What you send us is seen by:'),
    {
      list: [
        'our own staff in the offices that deal with your message, and only those who need it;',
        'our hosting provider, on whose machines the website and its database run;',
        'our email provider, which carries the messages that the forms produce;',
        'professional advisers, courts and authorities, where the law requires it or a claim has to be defended;',
        'a successor that takes over the part of our business that holds the data, bound by this policy.',
      ],
    },
    paragraph(
      'The hosting and email providers act on our instructions under written data-processing agreements and may not use the data for themselves.',
    ),
    followingParagraph('policy-foreign'),
  ],
  security: [
    paragraph(
      'We store submissions, including resumes, in our own database. They reach it over an encrypted connection, and only named staff have access.',
    ),
    followingParagraph('policy-security'),
    paragraph(
      'Backups are encrypted, and what we delete is gone from them within 30 days. No system is completely secure. If a breach puts your rights at risk, we give notice as the law requires. Under the GDPR we inform the authority within 72 hours of learning of it, and you without undue delay where the risk is high. Under Indian law we inform you and the Data Protection Board.',
    ),
  ],
  cookies: [
    paragraph('This website itself sets no cookies. It keeps only these entries in your browser’s storage:'),
    {
      facts: [
        {
          term: 'hasSeenCookieSettings',
          text: 'Remembers that the cookie settings have opened once, so that they do not open at every visit. Necessary. Kept until you clear it.',
        },
        {
          term: 'cookieConsent',
          text: 'Your cookie choice: whether you allowed Analytical/Performance and Marketing, when, and which version of the purposes you were shown. Necessary once you have chosen. Kept until you change or clear it.',
        },
        {
          term: 'draft-…',
          text: 'What you have typed into a form but not sent, so that a reload does not lose it. Necessary. Removed when you send the form or close the tab.',
        },
        followingFact('visit', 'policy-visit-entry'),
      ],
    },
    followingParagraph('policy-groups'),
    followingParagraph('policy-tools'),
    paragraph(
      'You can change your choice at any time with “Cookie settings” at the foot of each page; it takes effect at once, in all your tabs. When the purposes change, we ask again. You can also clear stored entries in your browser. The embedded map may set entries for its own host; our settings do not control those.',
    ),
  ],
};
