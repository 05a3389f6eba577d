import { newsletterPromise } from './newsletter.ts';

/** The words of what the server answers by itself, without a page of the site. */

/** The pages behind the unsubscribe link of a mail. */
export const unsubscribeTexts = {
  ask: {
    title: 'Unsubscribe from our newsletter?',
    text: 'One click, and we will not write to you any more.',
    button: 'Unsubscribe',
  },
  done: {
    title: 'You are unsubscribed',
    text: 'Our newsletter will not be sent to you any more.',
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
    title: 'This link works no longer',
    text: 'It is too old, or you have unsubscribed since we sent it. To get a new one, subscribe again.',
  },
  unknown: {
    title: 'This link does not work',
    text: 'The link may have been cut off. Please use the one in our newest mail to you, or subscribe again.',
  },
  again: 'Subscribe again',
  website: 'To our website',
} as const;

/** To somebody who follows links in mails too often. */
export const tooOftenPageTexts = {
  title: 'That was too often',
  text: 'Nothing has changed. Please wait a few minutes, then open the link again.',
} as const;

/** Said of a request that cannot be answered, by status. */
export const errorTexts: Readonly<Record<number, string>> = {
  400: 'The request could not be understood',
  403: 'This request came from another site',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'The request is too large',
  415: 'This content type is not supported',
  429: 'Too many requests. Please try again later.',
  500: 'Something went wrong on our side. Please try again.',
  503: 'We cannot keep what is sent just now. Please send it again in a moment; the same sent twice counts as one.',
};

/** The same, where the sender can do better than the status tells. */
export const errorTextsByCode: Readonly<Record<string, string>> = {
  NOT_UTF8: 'The text is not in UTF-8. Please send it in UTF-8.',
};

/** Answers of one line. */
export const plainTexts = {
  moved: 'Moved to {path}',
  apiOnly: 'This process serves the API only',
  /** In the answer to a form, where the page that says it cannot be had. */
  reference: 'Reference: {reference}',
} as const;
