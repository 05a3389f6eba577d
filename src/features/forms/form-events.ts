/**
 * What the forms say aloud on their <form>, for those who may listen (enhance/visits, with consent). Types only: neither side
 * needs code of the other.
 */
declare global {
  interface DocumentEventMap {
    /** About to be sent; a listener may add headers. */
    'form-sending': CustomEvent<Record<string, string>>;
    /** Accepted by the server. */
    'form-sent': CustomEvent<null>;
  }
}

export type FormEventName = 'form-sending' | 'form-sent';
