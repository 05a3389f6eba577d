import type { FastifyBaseLogger } from 'fastify';
import type { DeliveryOutcome } from '../storage/delivery-outcome.ts';
import type { Claim, OutboxStore } from '../storage/outbox-store.ts';
import { within } from './within.ts';

/** Writes down how deliveries ended. What is not written down would be sent a second time. */
export interface Notes {
  /** Tries until it is written down, however long the database is away, or until there is no more time. */
  write(claim: Claim, outcome: DeliveryOutcome, log: FastifyBaseLogger | undefined): Promise<void>;
  /** Lets go of what could not be written down. */
  close(): void;
}

export interface NotesOptions {
  readonly store: Pick<OutboxStore, 'finish'>;
  readonly timeoutMs: number;
  readonly now: () => number;
  readonly codeOf: (error: unknown) => string;
}

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 10_000;

export function createNotes({ store, timeoutMs, now, codeOf }: NotesOptions): Notes {
  const closing = Promise.withResolvers<void>();
  let isClosed = false;

  async function pause(delayMs: number): Promise<void> {
    const over = Promise.withResolvers<void>();
    const timer = setTimeout(over.resolve, delayMs);
    await Promise.race([over.promise, closing.promise]);
    clearTimeout(timer);
  }

  return {
    async write(claim, outcome, log) {
      const endedAt = now();
      let hasFailed = false;
      for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(2 * delayMs, LONGEST_DELAY_MS)) {
        try {
          await within(timeoutMs, store.finish(claim, outcome, endedAt));
          if (hasFailed) log?.info({ outbox: claim.id }, 'how a delivery ended is noted now');
          return;
        } catch (error) {
          const facts = { outbox: claim.id, state: outcome.state, code: codeOf(error) };
          if (isClosed) {
            // The lease runs out and it is sent again, with the same Message-ID.
            log?.error(facts, 'how a delivery ended could not be noted');
            return;
          }
          if (!hasFailed) log?.error(facts, 'how a delivery ended could not be noted; trying again');
          hasFailed = true;
        }
        await pause(delayMs);
      }
    },
    close() {
      isClosed = true;
      closing.resolve();
    },
  };
}
