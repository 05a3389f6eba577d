export class DeliveryError extends Error {
  /** Says that the same message will be refused again, however often it is sent. */
  readonly isPermanent: boolean;
  /** Short, and without anything personal. */
  readonly code: string;

  constructor(message: string, options: { code: string; isPermanent: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'DeliveryError';
    this.code = options.code;
    this.isPermanent = options.isPermanent;
  }
}
