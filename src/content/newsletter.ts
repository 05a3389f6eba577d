/** What a subscriber is promised, by the form and by the mails alike. */
export const newsletterPromise = 'At most one useful email a month';
