import type { FastifyBaseLogger } from 'fastify';
import type { OutboxKind } from '../db/schema.ts';
import { type Courier, DeliveryError } from './courier.ts';
import type { DeliveryOutcome } from './state.ts';
import type { Claim, OutboxStore } from './store.ts';

export const MAX_DELAY_MS = 6 * 60 * 60 * 1000;

/** The usual retry period of mail servers. Counts from `created_at`: when the message was queued, or last sent again by staff. */
const GIVE_UP_AFTER_MS = 5 * 24 * 60 * 60 * 1000;

/** A wrong clock, or a server that was off for a week, must not make the first failure final. */
const MIN_ATTEMPTS = 20;

const JITTER = 0.2;

/** Exponential backoff up to six hours, with jitter. Null when the retry period is over. */
export function nextAttempt(options: {
  readonly attempts: number;
  readonly createdAt: number;
  readonly now: number;
  readonly retryMs: number;
  readonly random?: () => number;
}): number | null {
  const { attempts, createdAt, now, retryMs, random = Math.random } = options;
  if (now - createdAt >= GIVE_UP_AFTER_MS && attempts >= MIN_ATTEMPTS) return null;
  const delay = Math.min(retryMs * 2 ** Math.min(attempts - 1, 30), MAX_DELAY_MS);
  return now + Math.round(delay * (1 - JITTER * random()));
}

/** Rejects after the timeout. The work itself is not canceled; its result is ignored. */
async function within<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result> {
  const tooLong = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    tooLong.reject(Object.assign(new Error(`No answer within ${timeoutMs} ms`), { code: 'ETIMEDOUT' }));
  }, timeoutMs);
  try {
    return await Promise.race([work, tooLong.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Stores the outcomes of deliveries. A message without a stored outcome would be sent twice. */
interface OutcomeWriter {
  /** Retries until the outcome is stored or the writer is closed. */
  write(claim: Claim, outcome: DeliveryOutcome, log: FastifyBaseLogger | undefined): Promise<void>;
  /** Stops retrying. */
  close(): void;
}

interface OutcomeWriterOptions {
  readonly store: Pick<OutboxStore, 'finish'>;
  readonly timeoutMs: number;
  readonly now: () => number;
  readonly codeOf: (error: unknown) => string;
}

const FIRST_WRITE_DELAY_MS = 250;
const MAX_WRITE_DELAY_MS = 10_000;

function createOutcomeWriter({ store, timeoutMs, now, codeOf }: OutcomeWriterOptions): OutcomeWriter {
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
      for (let delayMs = FIRST_WRITE_DELAY_MS; ; delayMs = Math.min(2 * delayMs, MAX_WRITE_DELAY_MS)) {
        try {
          await within(timeoutMs, store.finish(claim, outcome, endedAt));
          if (hasFailed) log?.info({ outbox: claim.id }, 'the outcome of a delivery is stored now');
          return;
        } catch (error) {
          const facts = { outbox: claim.id, state: outcome.state, code: codeOf(error) };
          if (isClosed) {
            // The lease expires and the message is sent again, with the same Message-ID.
            log?.error(facts, 'the outcome of a delivery could not be stored');
            return;
          }
          if (!hasFailed) log?.error(facts, 'the outcome of a delivery could not be stored; retrying');
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

interface OutboxWorkerOptions {
  readonly store: OutboxStore;
  /** Each courier has its own concurrency limit, so that a slow one does not delay the others. */
  readonly couriers: readonly Courier[];
  readonly onOutcome?: (kind: OutboxKind, state: DeliveryOutcome['state']) => void;
  readonly retryMs: number;
  readonly leaseMs: number;
  /** Timeout of a query, so that a hanging database cannot stop the worker. */
  readonly databaseTimeoutMs?: number;
  readonly now?: () => number;
}

interface OutboxWorker {
  start(log: FastifyBaseLogger): void;
  /** Call after a message was queued. Claims are queries, so name the couriers if they are known. */
  wake(...woken: readonly Courier[]): void;
  /** Claims nothing new and waits for running deliveries, at most `graceMs`. Interrupted messages are sent again later. */
  stop(graceMs: number): Promise<void>;
}

const MIN_POLL_MS = 250;
const MAX_POLL_MS = 5000;
const DATABASE_TIMEOUT_MS = 60_000;
const NOT_WANTED = { state: 'cancelled' } as const;

export function createOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { store, couriers, onOutcome, retryMs, leaseMs, now = Date.now } = options;
  const { databaseTimeoutMs: timeoutMs = DATABASE_TIMEOUT_MS } = options;
  const outcomes = createOutcomeWriter({ store, timeoutMs, now, codeOf });
  // Poll: nothing calls `wake` for messages of a stopped process or messages that become due.
  const pollMs = Math.min(Math.max(Math.min(retryMs, leaseMs) / 4, MIN_POLL_MS), MAX_POLL_MS);
  /** Deliveries that run or whose outcome is not stored yet, by outbox id. */
  const active = new Map<string, { readonly courier: Courier; readonly done: Promise<void> }>();
  let log: FastifyBaseLogger | undefined;
  let running: Promise<void> | undefined;
  let isStopping = false;
  let isClosed = false;
  let wakeUp = Promise.withResolvers<void>();
  /** Couriers that may have something to deliver. */
  const due = new Set(couriers);

  const wake = (...woken: readonly Courier[]): void => {
    for (const courier of woken.length > 0 ? woken : couriers) due.add(courier);
    wakeUp.resolve();
  };

  async function rest(): Promise<void> {
    const timer = setTimeout(wake, pollMs);
    await wakeUp.promise;
    clearTimeout(timer);
    wakeUp = Promise.withResolvers();
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      const round = [...due];
      due.clear();
      for (const courier of round) {
        if (isStopping) break;
        if (await runCourier(courier)) due.add(courier);
      }
      if (due.size === 0 && !isStopping) await rest();
    }
  }

  /** Starts deliveries up to the courier's capacity. True when more may be started at once. */
  async function runCourier(courier: Courier): Promise<boolean> {
    if (courier.isEnabled?.() === false) return false;
    const capacity = courier.concurrency - busyWith(courier);
    if (capacity <= 0) return false;
    const claims = await claim(courier, capacity);
    if (isClosed) return false;
    for (const each of claims) {
      const done = deliver(courier, each).finally(() => {
        active.delete(each.id);
        wake(courier);
      });
      active.set(each.id, { courier, done });
    }
    return claims.length === capacity && busyWith(courier) < courier.concurrency;
  }

  function busyWith(courier: Courier): number {
    let count = 0;
    for (const delivery of active.values()) if (delivery.courier === courier) count += 1;
    return count;
  }

  async function claim({ kinds }: Courier, limit: number): Promise<readonly Claim[]> {
    try {
      // Leases may expire while the database is unavailable: skip messages that are still active here.
      const claiming = store.claim({ limit, now: now(), leaseMs, kinds, except: [...active.keys()] });
      return await within(timeoutMs, claiming);
    } catch (error) {
      log?.error({ code: codeOf(error) }, 'the outbox cannot be read; trying again');
      return [];
    }
  }

  async function deliver(courier: Courier, claimed: Claim): Promise<void> {
    let isRenewing = false;
    const renewal = setInterval(async () => {
      if (isRenewing) return;
      isRenewing = true;
      await within(timeoutMs, store.renew(claimed, now() + leaseMs)).catch(() => {});
      isRenewing = false;
    }, leaseMs / 3);
    try {
      const outcome = await attempt(courier, claimed);
      onOutcome?.(claimed.kind, outcome.state);
      await outcomes.write(claimed, outcome, log);
    } catch (error) {
      log?.error({ outbox: claimed.id, code: codeOf(error) }, 'a delivery ended in a fault of ours');
    } finally {
      clearInterval(renewal);
    }
  }

  async function attempt(courier: Courier, claimed: Claim): Promise<DeliveryOutcome> {
    const { id, kind, attempts, createdAt } = claimed;
    try {
      const send = await within(timeoutMs, courier.prepare(claimed));
      const delivered = send === null ? NOT_WANTED : await send();
      if (delivered.state === 'sent') log?.info({ outbox: id, kind, attempts }, 'delivered');
      return delivered;
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      const dueAt =
        error instanceof DeliveryError && error.isPermanent
          ? null
          : nextAttempt({ attempts, createdAt, now: now(), retryMs });
      // A mail server's response often contains the address, so only the code is logged; the outbox keeps the text.
      const known = error instanceof DeliveryError ? error : null;
      const { server, reason, advice } = known ?? {};
      const facts = { outbox: id, kind, attempts, code: codeOf(error), server, reason, advice };
      if (dueAt === null) {
        log?.error(facts, 'delivery failed for good; no more attempts');
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
      // The grace period also limits the wait for a hanging database.
      const settled = Promise.resolve(running).then(() =>
        Promise.allSettled([...active.values()].map(({ done }) => done)),
      );
      await Promise.race([settled, grace]);
      clearTimeout(timer);
      isClosed = true;
      outcomes.close();
      for (const courier of couriers) courier.close?.();
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
