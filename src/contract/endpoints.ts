export const ENDPOINTS = {
  newsletter: '/api/email/newsletter',
  /** Does the same as `newsletter`. */
  newsletterAlternative: '/api/newsletter/subscribe',
  contact: '/api/email/contact',
  /** Multipart; everything else takes JSON. */
  careers: '/api/email/careers',
  /** Of the links in mails: GET shows a page, POST does what its button says. */
  confirmSubscription: '/api/newsletter/confirm',
  unsubscribe: '/api/newsletter/unsubscribe',
  submissionLink: '/api/mail/action',
  /** What pages tell of a visit that may be counted; see visits.ts. */
  visits: '/api/visits',
} as const;

/** What travels beside the payload of each form, so that the payload stays as specified. All of it is optional. */
export const REQUEST_HEADERS = {
  /** The value of the hidden trap field, percent-encoded. People leave it empty. */
  trap: 'X-Form-Trap',
  /** Milliseconds from the first focus in the form to sending it, a whole number. */
  elapsed: 'X-Form-Elapsed',
  /** Where the visit began and what it saw, with consent; see `VisitPath`. */
  visit: 'X-Visit',
} as const;

/** Name of the hidden field that only machines fill in. */
export const TRAP_FIELD = 'companyFax';

/** Query parameter of the careers endpoint that names the position. */
export const POSITION_QUERY = 'position';
