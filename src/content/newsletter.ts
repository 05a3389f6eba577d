/** To be deleted with src/pages. */
export const newsletterPromise = 'One email a month at most';
