import { newsletterPromise } from './newsletter.ts';

/** The words of the mails, by who gets them. The server fills in what stands in brackets. */

/** Labels of what is listed in a mail. */
export const mailLabels = {
  reference: 'Reference',
  received: 'Received',
  confirmed: 'Confirmed',
  yes: 'yes',
  no: 'no',
} as const;

/** Where a submission came from, of visitors who allowed to keep it. */
export const visitLabels = {
  entry: 'Came in at',
  referrer: 'Came from',
  campaign: 'Campaign',
  pages: 'Last pages',
} as const;

/** To the company, about what a visitor sent. */
export const companyMailTexts = {
  contact: {
    subject: 'Enquiry: {enquiryType} / {specificCategory} [{reference}]',
    eyebrow: 'Enquiry: {enquiryType}',
    promise: 'Reply to this email to answer. The visitor was promised an answer within one business day.',
  },
  careers: {
    subject: 'Application: {position}, {name} [{reference}]',
    eyebrow: 'Application: {position}',
    noPosition: 'no position named',
    /** By what was found in the file. */
    warnings: {
      encrypted: 'The resume is protected by a password.',
      macros: 'The resume holds macros or scripts. Open it in a protected view only.',
      objects: 'The resume holds embedded or linked objects. Open it in a protected view only.',
    },
  },
  newsletter: {
    subject: 'Newsletter: new subscriber, {topic} [{reference}]',
    eyebrow: 'Newsletter',
    title: 'A new subscriber',
  },
} as const;

/** What can be done with an enquiry or application from a mail about it. */
export const mailLinkTexts = {
  answered: 'Mark as answered',
  spam: 'It is spam',
  release: 'Release',
  note: 'Each opens a page that asks first. They work until {date}; leave them out of your reply.',
} as const;

/** To the company, when an enquiry has waited for long. */
export const reminderMailTexts = {
  subject: 'Please answer by {due}: {enquiryType} / {specificCategory} [{reference}]',
  eyebrow: 'An enquiry waits for an answer',
  title: 'Due {due}',
  warning:
    'The visitor was promised an answer within one business day, and nobody has marked this enquiry as answered.',
  action: 'Reply to this mail, then mark the enquiry as answered below.',
} as const;

/** To the company once a day, about all that waits. */
export const digestMailTexts = {
  subject: 'What waits: {what}',
  preview: 'Unanswered messages by age, messages held since the last digest, and mail that did not arrive.',
  /** Parts of {what}. */
  waiting: '{count} unanswered',
  held: '{count} held',
  stuck: '{count} stuck in the mail',
  more: 'more than {count}',
  headings: {
    waiting: 'Unanswered, oldest first',
    held: 'Held since the last digest',
    stuck: 'Mail that does not arrive',
  },
  waits: '{subject}. Waiting {age}',
  due: 'due {due}',
  overdue: 'overdue since {due}',
  inHand: 'in hand: {name}',
  quarantinedBecause: 'Received {received}. {suspicion}',
  delivery: 'To {to}. {attempts}, next {next}',
  deliveryGivenUp: 'To {to}. {attempts}, given up',
  attempts: { one: '1 attempt', many: '{count} attempts' },
  noAnswer: 'The mail server has not answered.',
  others: 'And {count} more: {where}',
  othersAtDesk: 'And {count} more at the desk.',
  desk: 'Open at the desk',
  resend: 'npm run inbox -- resend {reference}',
  note: 'The links open a page that asks first, and work until {date}.',
} as const;

/** To the visitor, at once. No value in them is one that the visitor typed. */
export const acknowledgementTexts = {
  contact: {
    subject: 'We have your message [{reference}]',
    preview: 'We will get back to you within one business day. Reference {reference}',
    eyebrow: '{enquiryType}: {specificCategory}',
    title: 'We have your message',
    thanks: "Thank you for contacting us. We'll get back to you within one business day.",
    quote: 'Please quote the reference if you call us at {phone}, or reply to this mail.',
  },
  careers: {
    subject: 'We have your application [{reference}]',
    preview: 'Reference {reference}',
    eyebrow: 'Careers',
    title: 'We have your application',
    thanks:
      'Thank you for applying. Your application and your resume have arrived, and we will contact you soon.',
  },
  reference: 'Your reference',
  notYou: 'If you did not write to us, someone entered your address by mistake. You can ignore this mail.',
  website: 'Our website',
} as const;

/** To an address that somebody entered for the newsletter. No value in them is one that the visitor typed. */
export const confirmationTexts = {
  eyebrow: 'Newsletter',
  subscribe: {
    subject: 'Please confirm: the {company} newsletter',
    preview: 'One click confirms your subscription.',
    title: 'Please confirm your subscription',
    asked: `This address was entered for our newsletter. ${newsletterPromise}, on the topic “{topic}”. Please confirm that it was you.`,
    button: 'Confirm the subscription',
    notYou: 'If it was not you, do nothing: without your confirmation we send you no newsletter.',
    website: 'Our website',
  },
  change: {
    subject: 'Please confirm: a change to your {company} newsletter',
    preview: 'You are subscribed already. Nothing changes without you.',
    title: 'Please confirm the change',
    asked:
      'You are subscribed to our newsletter already, and the form was filled in again with this address. The link shows what would change and lets you confirm it.',
    button: 'See the change',
    notYou: 'If it was not you, do nothing: your subscription then stays as it is.',
    unsubscribe: 'Unsubscribe',
  },
  until: 'The link works until {date}.',
} as const;

/** To a new subscriber of the newsletter. */
export const welcomeTexts = {
  subject: 'Welcome to the {company} newsletter',
  preview: 'You will hear from us about {topic}.',
  eyebrow: 'Newsletter',
  thanks: `Thank you for subscribing to our newsletter! ${newsletterPromise}, on the topic that you chose: “{topic}”.`,
  website: 'Visit our website',
  notYou:
    'If you did not subscribe, someone entered your address by mistake. The link below takes it off the list.',
  unsubscribe: 'Unsubscribe',
} as const;

/** To people of the desk: a link that signs them in once. */
export const linkMailTexts = {
  eyebrow: 'The {company} desk',
  'sign-in': {
    subject: 'Sign in to the {company} desk',
    preview: 'The link works once, within ten minutes.',
    text: 'Hello {name}, with this link you sign in to the {company} desk. It works once, within ten minutes.',
    button: 'Sign in',
    notYou:
      'If you did not ask for it, somebody entered your address. Nothing happens unless you open the link.',
  },
  invitation: {
    subject: 'You are invited to the {company} desk',
    preview: 'The link works once, within 48 hours.',
    text: 'Hello {name}, you are invited to the {company} desk, where we answer what visitors of our website write. The link works once, within 48 hours. There is no password: whenever you sign in, a new link is mailed to you.',
    button: 'Accept the invitation',
    notYou: 'If you did not expect this, you can ignore it.',
  },
} as const;
