/** What the three forms answer, whatever the HTTP status. */
export type SubmissionReply = SubmissionAccepted | SubmissionRefused;

export interface SubmissionAccepted {
  readonly success: true;
  /** For the visitor to quote; also in the acknowledgement. The newsletter has none. */
  readonly reference?: string;
}

export interface SubmissionRefused {
  readonly success: false;
  readonly errors?: FieldErrors;
  /** What is wrong with the request as a whole. */
  readonly error?: string;
}

/** What is wrong, by field name, as sentences for the visitor. */
export type FieldErrors = Readonly<Record<string, string>>;
