import type { FastifyBaseLogger } from 'fastify';
import { beforeEach, expect, it, vi } from 'vitest';
import { type CompanyMailFigures, createOutboxWatch } from './health.ts';

const NOW = 1_750_000_000_000;
const HOUR = 3_600_000;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const none: CompanyMailFigures = { pending: 0, oldestSince: null, givenUp: 0, givenUpAt: null };
let time: number;
let oldestSince: number | null;
let companyMail: CompanyMailFigures;
let watch: (log: FastifyBaseLogger) => Promise<void>;

beforeEach(() => {
  vi.clearAllMocks();
  companyMail = none;
  oldestSince = null;
  watch = createOutboxWatch(
    async () => ({ pending: 3, dead: 0, oldestSince, nextDue: oldestSince, companyMail }),
    () => time,
    () => time,
  );
});
/** Numbers of errors, warnings and infos so far. */
const checkAt = async (later: number) => {
  time = NOW + later;
  await watch(log as unknown as FastifyBaseLogger);
  return [log.error, log.warn, log.info].map((each) => each.mock.calls.length);
};

it('warns once an hour while a message has been waiting for more than an hour', async () => {
  oldestSince = NOW;
  expect(await checkAt(HOUR)).toEqual([0, 0, 0]);
  expect(await checkAt(HOUR + 1)).toEqual([0, 1, 0]);
  expect(await checkAt(1.5 * HOUR)).toEqual([0, 1, 0]);
  expect(await checkAt(2 * HOUR + 1)).toEqual([0, 2, 0]);
  expect(log.warn).toHaveBeenLastCalledWith(
    { pending: 3, oldestMinutes: 120 },
    expect.stringContaining('an hour'),
  );

  oldestSince = null;
  expect(await checkAt(2.1 * HOUR)).toEqual([0, 2, 0]);
  oldestSince = NOW;
  expect(await checkAt(2.2 * HOUR)).toEqual([0, 3, 0]);
});

it('logs an error at once and then hourly while company mail is not delivered', async () => {
  companyMail = { ...none, givenUp: 1, givenUpAt: NOW };
  expect(await checkAt(0)).toEqual([1, 0, 0]);
  expect(log.error).toHaveBeenLastCalledWith(
    { givenUp: 1, waiting: 0 },
    expect.stringContaining('Mail to the company does not arrive: 1 message given up.'),
  );
  expect(await checkAt(HOUR / 2)).toEqual([1, 0, 0]);
  companyMail = { ...companyMail, givenUp: 2, givenUpAt: NOW + 1 };
  expect(await checkAt(HOUR / 2 + 1)).toEqual([2, 0, 0]);
  expect(await checkAt(1.5 * HOUR)).toEqual([2, 0, 0]);
  expect(await checkAt(1.5 * HOUR + 1)).toEqual([3, 0, 0]);

  // Company mail that waits as well is part of the error, not a separate warning.
  oldestSince = NOW;
  companyMail = { ...companyMail, pending: 4, oldestSince: NOW };
  expect(await checkAt(1.6 * HOUR)).toEqual([4, 0, 0]);
  expect(log.error).toHaveBeenLastCalledWith(
    { givenUp: 2, waiting: 4 },
    expect.stringContaining('2 messages given up, 4 messages waiting, for up to 96 minutes.'),
  );
  oldestSince = null;
  companyMail = none;
  expect(await checkAt(1.7 * HOUR)).toEqual([4, 0, 1]);
  expect(await checkAt(1.8 * HOUR)).toEqual([4, 0, 1]);
});
