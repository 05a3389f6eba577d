/** The reply of every form endpoint, with any HTTP status. */
export type SubmissionReply = SubmissionAccepted | SubmissionRefused;

interface SubmissionAccepted {
  readonly success: true;
  /** Also in the acknowledgment. The newsletter has none. */
  readonly reference?: string;
}

export interface SubmissionRefused {
  readonly success: false;
  readonly errors?: FieldErrors;
  /** A problem with the request as a whole. */
  readonly error?: string;
}

/** Validation messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;
