import type { FastifyBaseLogger } from 'fastify';
import type { DeliveryOutcome } from '../storage/delivery-outcome.ts';
import type { OutboxContent } from '../storage/outbox-content.ts';
import type { Claim, OutboxStore } from '../storage/outbox-store.ts';
import type { OutboxKind } from '../storage/schema.ts';
import type { Courier } from './courier.ts';
import { DeliveryError } from './delivery-error.ts';
import { createNotes } from './notes.ts';
import { nextAttempt } from './schedule.ts';
import { within } from './within.ts';

export interface OutboxWorkerOptions<Content = OutboxContent> {
  readonly store: OutboxStore<Content>;
  /** What it delivers. Each kind has one worker, so that one channel in trouble does not hold up another. */
  readonly kinds: readonly OutboxKind[];
  readonly courier: Courier<Content>;
  readonly onOutcome?: (kind: OutboxKind, state: DeliveryOutcome['state']) => void;
  readonly retryMs: number;
  readonly leaseMs: number;
  /** How long the database may take for an answer. Beyond that it is asked anew, so that nothing can stop the worker. */
  readonly databaseTimeoutMs?: number;
  readonly now?: () => number;
}

export interface OutboxWorker {
  start(log: FastifyBaseLogger): void;
  /** There may be something to send. */
  wake(): void;
  /** Takes nothing new and waits for what is being sent, but no longer than this. What is cut off is sent again later. */
  stop(graceMs: number): Promise<void>;
}

const CONCURRENCY = 4;
const SHORTEST_POLL_MS = 250;
const LONGEST_POLL_MS = 5000;
const DATABASE_TIMEOUT_MS = 60_000;
const NOT_WANTED = { state: 'cancelled' } as const;

export function createOutboxWorker<Content = OutboxContent>(
  options: OutboxWorkerOptions<Content>,
): OutboxWorker {
  const { store, kinds, courier, onOutcome, retryMs, leaseMs, now = Date.now } = options;
  const { databaseTimeoutMs: timeoutMs = DATABASE_TIMEOUT_MS } = options;
  const notes = createNotes({ store, timeoutMs, now, codeOf });
  // Other processes leave mail behind, and mail becomes due by itself: neither calls `wake`.
  const pollMs = Math.min(Math.max(Math.min(retryMs, leaseMs) / 4, SHORTEST_POLL_MS), LONGEST_POLL_MS);
  /** What is being delivered, or is delivered and not yet noted, by its id. */
  const active = new Map<string, Promise<void>>();
  let log: FastifyBaseLogger | undefined;
  let running: Promise<void> | undefined;
  let isStopping = false;
  let isClosed = false;
  let awake = Promise.withResolvers<void>();

  const wake = (): void => awake.resolve();

  async function rest(): Promise<void> {
    const timer = setTimeout(wake, pollMs);
    await awake.promise;
    clearTimeout(timer);
    awake = Promise.withResolvers();
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      const limit = CONCURRENCY - active.size;
      const claims = limit === 0 ? [] : await claim(limit);
      if (isClosed) return;
      for (const each of claims) {
        const delivery = deliver(each).finally(() => {
          active.delete(each.id);
          wake();
        });
        active.set(each.id, delivery);
      }
      if (claims.length < limit || active.size >= CONCURRENCY) await rest();
    }
  }

  async function claim(limit: number): Promise<readonly Claim[]> {
    try {
      // While the database is away leases run out: what we have in hand must not come back to us.
      const claiming = store.claim({ limit, now: now(), leaseMs, kinds, except: [...active.keys()] });
      return await within(timeoutMs, claiming);
    } catch (error) {
      log?.error({ code: codeOf(error) }, 'the outbox cannot be read; trying again');
      return [];
    }
  }

  async function deliver(claimed: Claim): Promise<void> {
    let isRenewing = false;
    const renewal = setInterval(async () => {
      if (isRenewing) return;
      isRenewing = true;
      await within(timeoutMs, store.renew(claimed, now() + leaseMs)).catch(() => {});
      isRenewing = false;
    }, leaseMs / 3);
    try {
      const outcome = await attempt(claimed);
      onOutcome?.(claimed.kind, outcome.state);
      await notes.write(claimed, outcome, log);
    } catch (error) {
      log?.error({ outbox: claimed.id, code: codeOf(error) }, 'a delivery ended in a fault of ours');
    } finally {
      clearInterval(renewal);
    }
  }

  async function attempt(claimed: Claim): Promise<DeliveryOutcome> {
    const { id, kind, attempts, createdAt } = claimed;
    try {
      const content = await within(timeoutMs, store.load(claimed));
      const delivered = content === null ? NOT_WANTED : await courier.deliver(claimed, content);
      if (delivered.state === 'sent') log?.info({ outbox: id, kind, attempts }, 'delivered');
      return delivered;
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      const dueAt =
        error instanceof DeliveryError && error.isPermanent
          ? null
          : nextAttempt({ attempts, createdAt, now: now(), retryMs });
      // What servers answer often holds the address, so the log gets the bare code; the outbox keeps the words.
      const known = error instanceof DeliveryError ? error : null;
      const { server, reason, advice } = known ?? {};
      const facts = { outbox: id, kind, attempts, code: codeOf(error), server, reason, advice };
      if (dueAt === null) {
        log?.error(facts, 'cannot be delivered and was put aside');
        return { state: 'dead', error: text };
      }
      log?.warn(facts, 'could not be delivered and will be tried again');
      return { state: 'pending', error: text, dueAt, isUnanswered: isUnanswered(error) };
    }
  }

  return {
    wake,
    start(logger) {
      log = logger;
      running ??= run();
    },
    async stop(graceMs) {
      isStopping = true;
      wake();
      let timer: NodeJS.Timeout | undefined;
      const grace = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, graceMs);
      });
      // Nor does a database that hangs hold up the end.
      const settled = Promise.resolve(running).then(() => Promise.allSettled(active.values()));
      await Promise.race([settled, grace]);
      clearTimeout(timer);
      isClosed = true;
      notes.close();
      courier.close();
    },
  };
}

function isUnanswered(error: unknown): boolean {
  return error instanceof DeliveryError && error.isUnanswered;
}

function codeOf(error: unknown): string {
  if (error instanceof DeliveryError) return error.code;
  return String((error as NodeJS.ErrnoException | null)?.code ?? (error as Error | null)?.name ?? 'unknown');
}
