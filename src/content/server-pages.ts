import { newsletterPromise } from './newsletter.ts';

/** The words of what the server answers by itself, without a page of the site. */

/** The pages behind the unsubscribe link of a mail. */
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
    text: 'The link may have been cut off. Please use the one in our newest mail to you.',
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
    text: 'The link may have been cut off. Please use the one in our newest mail to you, or subscribe again.',
  },
  again: 'Subscribe again',
  website: 'To our website',
} as const;

/** The pages behind the links by which the team handles an item from a mail. The server fills in what stands in brackets. */
export const mailLinkPageTexts = {
  ask: {
    answered: {
      title: 'Mark as answered?',
      text: 'Nothing has changed yet. Press the button once you have replied, and nobody is reminded of it again.',
      button: 'Mark as answered',
    },
    spam: {
      title: 'Is it spam?',
      text: 'Nothing has changed yet. If you press the button, it moves to spam: it is kept, nobody is reminded of it, and it can be released again.',
      button: 'It is spam',
    },
    release: {
      title: 'Release it?',
      text: 'Nothing has changed yet. If you press the button, it is treated as a genuine message: the team and the visitor get the mails they would have received at once.',
      button: 'Release',
    },
  },
  /** What is so already, or by now. */
  so: {
    answered: { title: 'Marked as answered', text: 'Nobody is reminded of it anymore.' },
    reopened: {
      title: 'It was reopened',
      text: 'It was marked as answered and then reopened after this mail was sent, so the link does nothing. Nothing has changed.',
    },
    spam: { title: 'Marked as spam', text: 'It is kept, and nobody is reminded of it.' },
    released: { title: 'Released', text: 'The mails about it are on their way.' },
    accepted: { title: 'It is not held', text: 'There is nothing to release, and nothing has changed.' },
    held: { title: 'It is held', text: 'Somebody has to release it first. Nothing has changed.' },
    hasLeft: {
      title: 'It stays held',
      text: 'This person has unsubscribed since, so nobody is subscribed again by this. Mark it as spam.',
    },
  },
  /** Who made it so. */
  by: {
    desk: '{name} did so at the desk: {time}.',
    mail: 'It was done with a link in an email: {time}.',
    namedMail: '{name} did so with a link in an email: {time}.',
    terminal: 'It was done at the command line: {time}.',
    server: 'It was done by the server: {time}.',
  },
  /** How to change it after all. */
  otherwise: {
    answered: 'To mark it as unanswered, open it at the desk.',
    reopened: 'To mark it as answered, open it at the desk.',
    spam: 'To release it, open it at the desk.',
    released: 'To see what happened to it, open it at the desk.',
    accepted: 'To see what happened to it, open it at the desk.',
    held: 'To release it, open it at the desk.',
    hasLeft: 'To mark it as spam, open it at the desk.',
  },
  forms: { contact: 'Enquiry', careers: 'Application', newsletter: 'Subscription' },
  about: '{form}: {subject}',
  received: 'Received {received}',
  promised: 'Received {received}, due {due}',
  note: {
    answered: 'This link works until {date}. It can mark this one item and nothing else.',
    spam: 'This link works until {date}. It can mark this one item as spam and nothing else.',
    release: 'This link works until {date}. It can release this one item and nothing else.',
  },
  desk: 'Open at the desk',
  toDesk: 'Go to the desk',
  over: {
    title: 'This link is too old',
    text: 'Nothing has changed. Links in mails work for a while only.',
    otherwise: 'Open the item at the desk.',
  },
  unknown: {
    title: 'This link does not work',
    text: 'Nothing has changed. The link may have been cut off, so open it from the mail once more. It may also be that the item is erased.',
    otherwise: 'Look for it at the desk.',
  },
} as const;

/** To somebody who follows links in mails too often. */
export const tooOftenPageTexts = {
  title: 'That was too often',
  text: 'Nothing has changed. Please wait a few minutes, then open the link again.',
} as const;

/** To somebody whose link could not be followed because of a fault of ours. */
export const linkFailedPageTexts = {
  title: 'This does not work right now',
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
