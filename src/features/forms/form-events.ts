/**
 * Custom events of the forms, for enhance/visits. Types only: neither side imports code of the other.
 */
declare global {
  interface DocumentEventMap {
    /** Before sending; a listener may add headers. */
    'form-sending': CustomEvent<Record<string, string>>;
    /** Accepted by the server. */
    'form-sent': CustomEvent<null>;
  }
}

export type FormEventName = 'form-sending' | 'form-sent';
