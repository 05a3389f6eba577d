import { newsletterPromise } from './newsletter.ts';

/** Texts of the emails, by recipient; form-texts.ts has those of each form. The server fills in the placeholders in braces. */

/** Labels of the fields listed in an email. */
export const mailLabels = {
  reference: 'Reference',
  received: 'Received',
  confirmed: 'Confirmed',
  yes: 'yes',
  no: 'no',
} as const;

/** How a visitor who consented to analytics found us. */
export const visitLabels = {
  entry: 'First page',
  referrer: 'Referring site',
  campaign: 'Campaign',
  pages: 'Last pages viewed',
} as const;

/** To the company, about an application. */
export const applicationMailTexts = {
  noPosition: 'no position named',
  /** By what was found in the resume. */
  warnings: {
    encrypted: 'The resume is password-protected.',
    macros: 'The resume contains macros or scripts. Open it only in a protected view.',
    objects: 'The resume contains embedded or linked objects. Open it only in a protected view.',
  },
} as const;

/** Links in an email that act on its enquiry or application. */
export const mailLinkTexts = {
  answered: 'Close',
  spam: 'Mark as spam',
  release: 'Release',
  note: 'Each link opens a page that asks first. They work until {date}; leave them out of your reply.',
} as const;

/** To the company, before the reply to an enquiry is due. */
export const reminderMailTexts = {
  subject: 'Please reply by {due}: {about} [{reference}]',
  eyebrow: 'An enquiry needs a reply',
  title: 'Due {due}',
  warning: 'We promised the visitor a reply within one business day, and no one has closed this enquiry yet.',
  action: 'Reply to this email, then close the enquiry below.',
} as const;

/** To the company once a day, about everything that is open. */
export const digestMailTexts = {
  subject: 'Daily digest: {what}',
  preview: 'Messages that need a reply, new messages in quarantine, and emails that weren’t delivered.',
  /** Parts of {what}. */
  waiting: '{count} waiting for a reply',
  quarantined: '{count} in quarantine',
  stuck: '{count} not delivered',
  more: 'more than {count}',
  headings: {
    waiting: 'Needs reply, oldest first',
    quarantined: 'In quarantine since the last digest',
    stuck: 'Not delivered',
  },
  waits: '{subject}. Waiting {age}',
  due: 'due {due}',
  overdue: 'overdue since {due}',
  assignedTo: 'assigned to {name}',
  quarantinedBecause: 'Received {received}. {suspicion}',
  delivery: 'To {to}. {attempts}, next {next}',
  deliveryStopped: 'To {to}. {attempts}, stopped',
  attempts: { one: '1 attempt', many: '{count} attempts' },
  noAnswer: 'The email server didn’t respond.',
  others: 'And {count} more: {where}',
  othersAtDesk: 'And {count} more at the desk.',
  desk: 'Open at the desk',
  resend: 'npm run inbox -- resend {reference}',
  note: 'Each link opens a page that asks first. They work until {date}.',
} as const;

/** To the visitor, at once, beside what form-texts.ts says of each form. */
export const acknowledgementTexts = {
  reference: 'Your reference',
  notYou: 'If you did not write to us, someone entered your address by mistake. You can ignore this email.',
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

/** To staff: a link that signs them in once. */
export const linkMailTexts = {
  eyebrow: 'The {company} desk',
  'sign-in': {
    subject: 'Sign in to the {company} desk',
    preview: 'The link works once, within 10 minutes.',
    text: 'Hello {name}, use this link to sign in to the {company} desk. It works once, within 10 minutes.',
    button: 'Sign in',
    notYou:
      'If you didn’t ask for this, someone entered your address. Nothing happens unless you open the link.',
  },
  invitation: {
    subject: 'You’re invited to the {company} desk',
    preview: 'The link works once, within 48 hours.',
    text: 'Hello {name}, you’re invited to the {company} desk, where we reply to messages from our website. The link works once, within 48 hours. There’s no password: whenever you sign in, we’ll email you a new link.',
    button: 'Accept the invitation',
    notYou: 'If you didn’t expect this, you can ignore it.',
  },
} as const;
