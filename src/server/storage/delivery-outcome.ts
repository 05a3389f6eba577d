/** What became of one try to deliver. */
export type DeliveryOutcome =
  /** With what the mail server said. An error, if any, is about what had to be left out. */
  | { readonly state: 'sent'; readonly answer?: string | null; readonly error?: string }
  | { readonly state: 'cancelled' }
  | { readonly state: 'dead'; readonly error: string }
  | {
      readonly state: 'pending';
      readonly error: string;
      readonly dueAt: number;
      /** The mail server could not be reached, or said nothing. */
      readonly isUnanswered?: boolean;
    };
