/** Endpoints other than those of forms, which are in the form records. */
export const ENDPOINTS = {
  /** Links in mails: GET shows a page, POST performs the action of its button. */
  confirmSubscription: '/api/newsletter/confirm',
  unsubscribe: '/api/newsletter/unsubscribe',
  submissionLink: '/api/mail/action',
  /** Visit reports; see visits.ts. */
  visits: '/api/visits',
} as const;

/** Optional headers beside the payload of a form, so that the payload stays as specified. */
export const REQUEST_HEADERS = {
  /** The percent-encoded value of the honeypot field. People leave it empty. */
  trap: 'X-Form-Trap',
  /** Whole milliseconds from the first focus in the form to sending. */
  elapsed: 'X-Form-Elapsed',
  /** With consent; see `VisitPath`. */
  visit: 'X-Visit',
} as const;

/** The honeypot field. */
export const TRAP_FIELD = 'companyFax';

/** Query parameter of an application's endpoint that names the position. */
export const POSITION_QUERY = 'position';

/** The name of the form that is sent to a path. */
export function formSentTo(path: string): string | undefined {
  return /^\/api\/email\/(\w+)$/.exec(path)?.[1];
}
