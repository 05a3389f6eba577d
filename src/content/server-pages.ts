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
