/** What the three forms answer, whatever the HTTP status. */
export type SubmissionReply = SubmissionAccepted | SubmissionRefused;

export interface SubmissionAccepted {
  readonly success: true;
  /** For the visitor to quote; also in the acknowledgement. The newsletter has none. */
  readonly reference?: string;
}

export interface SubmissionRefused {
  readonly success: false;
  /** What is wrong, by field name, as sentences for the visitor. */
  readonly errors?: Readonly<Record<string, string>>;
  /** What is wrong with the request as a whole. */
  readonly error?: string;
}
