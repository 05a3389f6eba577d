import type { Claim, OutboxContent } from '../storage/outbox-store.ts';

/** Brings what a row of the outbox stands for to where it belongs. */
export interface Courier {
  /**
   * True when it is in safe hands, false when nobody wants it any more. Otherwise throws, preferably a DeliveryError.
   */
  deliver(claim: Claim, content: OutboxContent): Promise<boolean>;
  close(): void;
}
