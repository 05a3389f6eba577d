/** Of what is no form: the records of the forms name their own. */
export const ENDPOINTS = {
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

/** Query parameter of an application's endpoint that names the position. */
export const POSITION_QUERY = 'position';

/** The name of the form that is sent to a path. */
export function formSentTo(path: string): string | undefined {
  return /^\/api\/email\/(\w+)$/.exec(path)?.[1];
}
