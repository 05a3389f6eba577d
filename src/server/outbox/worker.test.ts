import { describe, expect, it, vi } from 'vitest';
import { type Courier, type Delivered, DeliveryError, type Send } from './courier.ts';
import type { DeliveryOutcome } from './state.ts';
import type { Claim, OutboxStore } from './store.ts';
import { createOutboxWorker } from './worker.ts';

const NOW = 1_750_000_000_000;
const claim: Claim = {
  id: 'one',
  lease: 'ours',
  kind: 'company',
  recipient: 'team@example.com',
  attempts: 1,
  messageId: '<one@example.com>',
  createdAt: NOW,
  submissionId: 's',
  subscriberId: null,
};
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() } as never;

/** Starts a worker with one mail. `ended` resolves to the outcome. */
function worker(
  deliver: Send,
  options: {
    claim?: Partial<Claim>;
    claims?: OutboxStore['claim'];
    finish?: () => Promise<void>;
    databaseTimeoutMs?: number;
  } = {},
) {
  const ended = Promise.withResolvers<DeliveryOutcome>();
  let isClaimed = false;
  const store: OutboxStore = {
    claim: vi.fn(
      options.claims ??
        (async () => {
          if (isClaimed) return [];
          isClaimed = true;
          return [{ ...claim, ...options.claim }];
        }),
    ),
    renew: vi.fn(async () => true),
    finish: async (_claim, outcome) => {
      ended.resolve(outcome);
      await options.finish?.();
    },
  };
  const courier = {
    kinds: ['company'],
    concurrency: 4,
    prepare: async () => deliver,
    close: vi.fn(),
  } satisfies Courier;
  const onOutcome = vi.fn();
  const made = createOutboxWorker({
    store,
    couriers: [courier],
    onOutcome,
    retryMs: 1000,
    leaseMs: 1000,
    ...(options.databaseTimeoutMs ? { databaseTimeoutMs: options.databaseTimeoutMs } : {}),
    now: () => NOW,
  });
  made.start(log);
  return { worker: made, ended: ended.promise, courier, onOutcome, store };
}

const failure = (isPermanent: boolean) => async () => {
  throw new DeliveryError('550 no such user <ann@visitor.example>', { code: 'EENVELOPE 550', isPermanent });
};
const SENT: Delivered = { state: 'sent' };
const FIVE_DAYS = 5 * 24 * 3_600_000;

describe('the outbox worker', () => {
  it('records the outcome of each delivery', async () => {
    const outcomes: [Send, Partial<Claim>, DeliveryOutcome['state']][] = [
      [async () => SENT, {}, 'sent'],
      [async () => ({ state: 'cancelled' }), {}, 'cancelled'],
      [failure(true), {}, 'dead'],
      [failure(false), {}, 'pending'],
      [failure(false), { createdAt: NOW - FIVE_DAYS, attempts: 30 }, 'dead'],
      [() => Promise.reject(new TypeError('a fault of ours')), {}, 'pending'],
    ];
    for (const [deliver, fields, state] of outcomes) {
      const running = worker(deliver, { claim: fields });
      expect((await running.ended).state).toBe(state);
      expect(running.onOutcome).toHaveBeenCalledExactlyOnceWith('company', state);
      await running.worker.stop(1000);
    }
  });

  it('claims only for the couriers that are woken', async () => {
    const claimed: string[] = [];
    const store: OutboxStore = {
      claim: async ({ kinds }) => {
        claimed.push(...kinds);
        return [];
      },
      renew: async () => true,
      finish: async () => {},
    };
    const prepare = async () => null;
    const mail: Courier = { kinds: ['company'], concurrency: 1, prepare };
    const webhook: Courier = { kinds: ['webhook'], concurrency: 1, prepare };
    // Without timers the worker does not poll.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const running = createOutboxWorker({ store, couriers: [mail, webhook], retryMs: 1000, leaseMs: 1000 });
    const claimsAfter = async (act: () => void) => {
      claimed.length = 0;
      act();
      await new Promise(setImmediate);
      return [...claimed];
    };
    expect(await claimsAfter(() => running.start(log))).toEqual(['company', 'webhook']);
    expect(await claimsAfter(() => running.wake(webhook))).toEqual(['webhook']);
    expect(await claimsAfter(() => running.wake(mail))).toEqual(['company']);
    expect(await claimsAfter(() => running.wake())).toEqual(['company', 'webhook']);
    vi.useRealTimers();
    await running.stop(1000);
  });

  it('renews its lease during a slow delivery', async () => {
    const slow = Promise.withResolvers<Delivered>();
    const { worker: running, store, ended } = worker(() => slow.promise);
    await vi.waitFor(() => expect(store.renew).toHaveBeenCalledTimes(2), 5000);
    expect(store.renew).toHaveBeenLastCalledWith(expect.objectContaining({ lease: 'ours' }), NOW + 1000);
    slow.resolve(SENT);
    expect((await ended).state).toBe('sent');
    await running.stop(1000);
  });

  it('waits for a delivery in progress when it stops, but not forever', async () => {
    const sending = Promise.withResolvers<void>();
    const slow = Promise.withResolvers<Delivered>();
    const deliver = () => {
      sending.resolve();
      return slow.promise;
    };
    const hanging = worker(deliver);
    await sending.promise;
    await hanging.worker.stop(20);
    expect(hanging.courier.close).toHaveBeenCalled();

    const patient = worker(deliver);
    const stopped = patient.worker.stop(10_000);
    slow.resolve(SENT);
    await stopped;
    expect((await patient.ended).state).toBe('sent');
  });

  it('retries storing an outcome without delivering the mail again', async () => {
    const deliver = vi.fn(async () => SENT);
    let isDown = true;
    const finish = vi.fn(() => (isDown ? Promise.reject(new Error('gone')) : Promise.resolve()));
    const { worker: running, store } = worker(deliver, { finish });
    await vi.waitFor(() => expect(finish.mock.calls.length).toBeGreaterThan(1), 5000);
    expect((log as { error: unknown }).error).toHaveBeenCalledWith(
      expect.objectContaining({ outbox: 'one', state: 'sent' }),
      expect.stringContaining('could not be stored'),
    );
    // The worker does not claim the mail again, although the lease may have expired.
    expect(store.claim).toHaveBeenLastCalledWith(expect.objectContaining({ except: ['one'] }));
    isDown = false;
    const isFree = expect.objectContaining({ except: [] });
    await vi.waitFor(() => expect(store.claim).toHaveBeenLastCalledWith(isFree), 5000);
    await running.stop(1000);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  it('stops in time while an outcome cannot be stored', async () => {
    const { worker: running, ended } = worker(async () => SENT, {
      finish: () => Promise.reject(new Error('gone')),
    });
    await ended;
    await running.stop(20);
  });

  it('retries when the database never responds, and still stops in time', async () => {
    const claims = vi.fn<OutboxStore['claim']>(() => new Promise(() => {}));
    const { worker: running, ended } = worker(async () => SENT, {
      claims,
      databaseTimeoutMs: 20,
    });
    await vi.waitFor(() => expect(claims.mock.calls.length).toBeGreaterThan(2), 5000);
    claims.mockImplementationOnce(() => Promise.reject(new Error('gone')));
    claims.mockImplementationOnce(async () => [claim]);
    expect((await ended).state).toBe('sent');
    await running.stop(20);
  });

  it('delivers nothing that it claims after it was stopped', async () => {
    const late = Promise.withResolvers<readonly Claim[]>();
    const deliver = vi.fn(async () => SENT);
    const { worker: running } = worker(deliver, { claims: () => late.promise });
    await running.stop(20);
    late.resolve([claim]);
    await late.promise;
    await new Promise((done) => setImmediate(done));
    expect(deliver).not.toHaveBeenCalled();
  });
});
