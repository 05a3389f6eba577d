/**
 * Set to `1` on a request when a person has used the window since the last request. Only these requests extend a
 * session: presence reports and automatic refetching continue in an empty office.
 */
export const ACTIVITY_HEADER = 'x-user-activity';

/** POST /api/sign-in: the reply is the same for every address, so it does not reveal who has access. */
export interface SignInRequest {
  readonly email: string;
}

/** GET /api/sign-in/ways */
export interface SignInWays {
  /** By a link in an email. False only where mail is written to files instead of sent. */
  readonly mail: boolean;
  /** False while nobody has access: only the first administrator's link works. */
  readonly hasPeople: boolean;
  /** By the company's identity provider (OpenID Connect). */
  readonly company: boolean;
}

/** `first-administrator`: there are no people yet, and the person who opens the link enters their own name. */
export type LinkPurpose = 'sign-in' | 'invitation' | 'first-administrator';

/**
 * GET /api/sign-in/<token>: what the link is for. Changes nothing; 404 or 410 with a message when the link is
 * invalid.
 */
export interface SignInLink {
  readonly purpose: LinkPurpose;
  /** Who will be signed in; null for the first administrator. */
  readonly name: string | null;
}

/** POST /api/sign-in/<token>: signs in. The fields are only for the first administrator. */
export interface SignInByLink {
  readonly name?: string;
  readonly email?: string;
}

/** The message for `/sign-in?problem=<name>`, after the identity provider sent somebody back without success. */
export const COMPANY_PROBLEMS = {
  unavailable: 'Couldn’t reach your company account. Try again, or get a link by email.',
  cancelled: 'You weren’t signed in with your company account. Try again, or get a link by email.',
  expired: 'That took too long, or started in another browser. Try again.',
  refused: 'The response of your company account couldn’t be verified, so you weren’t signed in. Try again.',
  unverified: 'Your company account hasn’t verified your email address. Get a link by email instead.',
  unknown:
    'The email address of your company account has no access to the desk. Ask an administrator to invite you.',
} as const;
export type CompanyProblem = keyof typeof COMPANY_PROBLEMS;
