/** What a subscriber is promised, by the form and by the mails alike. */
export const newsletterPromise = 'One email a month at most';
