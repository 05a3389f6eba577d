/**
 * Set to `1` on a request when a person has used the window since the last request. Only these requests keep a session from
 * expiring: presence reports and automatic refetching go on in an empty office too.
 */
export const ACTIVITY_HEADER = 'x-user-activity';

/** POST /api/sign-in: the answer is the same whoever asks. */
export interface SignInRequest {
  readonly email: string;
}

/** GET /api/sign-in/ways */
export interface SignInWays {
  /** Always: by a link that is mailed. False only where mail is written to files, which somebody has to look up. */
  readonly mail: boolean;
  /** False while nobody has access: only the link of the first administrator leads in. */
  readonly hasPeople: boolean;
  /** By the company's own accounts (OpenID Connect). */
  readonly company: boolean;
}

/** `first-administrator`: nobody is known yet, and whoever holds the link says who they are. */
export type LinkPurpose = 'sign-in' | 'invitation' | 'first-administrator';

/** GET /api/sign-in/<token>: what the link is for. Changes nothing; 404 or 410 with a sentence when it is no good. */
export interface SignInLink {
  readonly purpose: LinkPurpose;
  /** Who will be signed in; null for the first administrator. */
  readonly name: string | null;
}

/** POST /api/sign-in/<token>: signs in. The fields are for the first administrator alone. */
export interface SignInByLink {
  readonly name?: string;
  readonly email?: string;
}

/** What the address `/sign-in?problem=<name>` says when the company's accounts sent somebody back without success. */
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
