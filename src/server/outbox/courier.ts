import type { DeliveryOutcome } from '../storage/delivery-outcome.ts';
import type { OutboxContent } from '../storage/outbox-content.ts';
import type { Claim } from '../storage/outbox-store.ts';

/** In safe hands, perhaps with a remark on what had to be left out; or nobody wants it any more. */
export type Delivered = Extract<DeliveryOutcome, { readonly state: 'sent' | 'cancelled' }>;

/** Brings what a row of the outbox stands for to where it belongs. */
export interface Courier<Content = OutboxContent> {
  /** Throws, preferably a DeliveryError, when it could not be brought there. */
  deliver(claim: Claim, content: Content): Promise<Delivered>;
  close(): void;
}
