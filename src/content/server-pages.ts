import { newsletterPromise } from './newsletter.ts';

/** Texts of pages and answers that the server writes itself. */

/** The pages behind the unsubscribe link in an email. */
export const unsubscribeTexts = {
  ask: {
    title: 'Unsubscribe from our newsletter?',
    text: 'One click, and we will not write to you anymore.',
    button: 'Unsubscribe',
  },
  done: {
    title: 'You are unsubscribed',
    text: 'Our newsletter will not be sent to you anymore.',
    website: 'To our website',
  },
  unknown: {
    title: 'This link does not work',
    text: 'The link may have been cut off. Please use the one in our newest email to you.',
  },
} as const;

/** The pages behind the link by which a subscription is confirmed. */
export const confirmationPageTexts = {
  subscribe: {
    title: 'Confirm your subscription?',
    text: `${newsletterPromise}. This is what was entered in the form:`,
    button: 'Confirm the subscription',
    otherwise: 'If you did not ask for it, close this page: nobody is subscribed then.',
  },
  change: {
    title: 'Confirm the change?',
    text: 'You are subscribed already. This is what was entered in the form:',
    columns: ['', 'Now', 'After the change'],
    button: 'Confirm the change',
    otherwise: 'If you did not ask for it, close this page: your subscription then stays as it is.',
  },
  done: {
    title: 'Confirmed',
    text: `Thank you. You are subscribed to our newsletter: ${newsletterPromise.toLowerCase()}. Each one has a link by which you can leave.`,
  },
  expired: {
    title: 'This link no longer works',
    text: 'It is too old, or you have unsubscribed since we sent it. To get a new one, subscribe again.',
  },
  unknown: {
    title: 'This link does not work',
    text: 'The link may have been cut off. Please use the one in our newest email to you, or subscribe again.',
  },
  again: 'Subscribe again',
  website: 'To our website',
} as const;

/** The pages behind the links in emails to the team. The server fills in the placeholders in braces. */
export const mailLinkPageTexts = {
  ask: {
    answered: {
      title: 'Close this message?',
      text: 'Nothing has changed yet. Close it once you’ve replied, and no one gets another reminder.',
      button: 'Close',
    },
    spam: {
      title: 'Mark as spam?',
      text: 'Nothing has changed yet. Spam is kept without reminders and can be released later.',
      button: 'Mark as spam',
    },
    release: {
      title: 'Release this message?',
      text: 'Nothing has changed yet. Once you release it, the team and the visitor get the emails they would have received right away.',
      button: 'Release',
    },
  },
  /** The current status, after the click or before it. */
  so: {
    answered: { title: 'Closed', text: 'No one gets another reminder.' },
    reopened: {
      title: 'This message was reopened',
      text: 'It was closed and then reopened after this email was sent, so the link does nothing. Nothing has changed.',
    },
    spam: { title: 'Marked as spam', text: 'It’s kept, and no one gets a reminder.' },
    released: { title: 'Released', text: 'The emails about it are on their way.' },
    accepted: {
      title: 'This message isn’t in quarantine',
      text: 'There’s nothing to release, and nothing has changed.',
    },
    quarantined: {
      title: 'This message is in quarantine',
      text: 'Someone has to release it first. Nothing has changed.',
    },
    hasLeft: {
      title: 'This message stays in quarantine',
      text: 'This person has unsubscribed since, so they aren’t subscribed again. Mark it as spam.',
    },
  },
  /** Who did this, and when. */
  by: {
    desk: '{name} did this at the desk: {time}.',
    mail: 'Someone did this with an email link: {time}.',
    namedMail: '{name} did this with an email link: {time}.',
    terminal: 'This was done at the command line: {time}.',
    server: 'This was done by the server: {time}.',
  },
  /** How to change it anyway. */
  otherwise: {
    answered: 'To reopen it, go to the desk.',
    reopened: 'To close it, go to the desk.',
    spam: 'To release it, go to the desk.',
    released: 'To see its history, go to the desk.',
    accepted: 'To see its history, go to the desk.',
    quarantined: 'To release it, go to the desk.',
    hasLeft: 'To mark it as spam, go to the desk.',
  },
  kinds: { enquiry: 'Enquiry', application: 'Application', subscription: 'Subscription' },
  about: '{kind}: {subject}',
  received: 'Received {received}',
  promised: 'Received {received}, due {due}',
  note: {
    answered: 'This link works until {date}. It can close this message and nothing else.',
    spam: 'This link works until {date}. It can mark this message as spam and nothing else.',
    release: 'This link works until {date}. It can release this message and nothing else.',
  },
  desk: 'Open at the desk',
  toDesk: 'Go to the desk',
  over: {
    title: 'This link has expired',
    text: 'Nothing has changed. Links in emails work for a limited time.',
    otherwise: 'Open the message at the desk.',
  },
  unknown: {
    title: 'This link doesn’t work',
    text: 'Nothing has changed. The link may have been cut off, so open it from the email again. The message may also have been deleted.',
    otherwise: 'Look for it at the desk.',
  },
} as const;

/** To someone who opens email links too often. */
export const tooOftenPageTexts = {
  title: 'Too many attempts',
  text: 'Nothing has changed. Please wait a few minutes, then open the link again.',
} as const;

/** To someone whose link failed because of a problem on our side. */
export const linkFailedPageTexts = {
  title: 'This isn’t working right now',
  text: 'We have a problem on our side. Please wait a minute, then open the link in the email again.',
} as const;

/** Said of a request that cannot be answered, by status. */
export const errorTexts: Readonly<Record<number, string>> = {
  400: 'The request could not be understood',
  403: 'This request came from another site',
  404: 'Not found',
  405: 'Method not allowed',
  410: 'It was here once, and is gone',
  413: 'The request is too large',
  415: 'This content type is not supported',
  429: 'Too many requests. Please try again later.',
  500: 'Something went wrong on our side. Please try again.',
  503: 'We cannot save this right now. Please send it again in a moment; if it arrives twice, it counts once.',
};

/** The same, where the sender can do better than the status tells. */
export const errorTextsByCode: Readonly<Record<string, string>> = {
  NOT_UTF8: 'The text is not in UTF-8. Please send it in UTF-8.',
};

/** Said to whoever reports a visit that is not counted. */
export const visitRefusals = {
  notOurs:
    'This is no report of a visit as our pages send it. Please load the page again; nothing was counted.',
  privacyControl: 'Your browser asks not to be counted (Global Privacy Control), so nothing was counted.',
} as const;

/** Answers of one line. */
export const plainTexts = {
  moved: 'Moved to {path}',
  apiOnly: 'This process serves the API only',
  /** In the answer to a form, where the page that says it cannot be had. */
  reference: 'Reference: {reference}',
} as const;
