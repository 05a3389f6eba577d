export interface DeliveryProblem {
  readonly code: string;
  readonly isPermanent: boolean;
  readonly isAboutContent?: boolean;
  readonly cause?: unknown;
}

export class DeliveryError extends Error {
  /** Says that the same message will be refused again, however often it is sent. */
  readonly isPermanent: boolean;
  /** Says that the same message without its attachment may well be taken. */
  readonly isAboutContent: boolean;
  /** Short, and without anything personal. */
  readonly code: string;

  constructor(message: string, { code, isPermanent, isAboutContent = false, cause }: DeliveryProblem) {
    super(message, { cause });
    this.name = 'DeliveryError';
    this.code = code;
    this.isPermanent = isPermanent;
    this.isAboutContent = isAboutContent;
  }
}
