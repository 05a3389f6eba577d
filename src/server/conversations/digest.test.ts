import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createDailyDigest, type DigestStore, type NewDigest } from './daily-digest.ts';

const LOG = { info: () => {} } as unknown as FastifyBaseLogger;
const TEAM = 'team@example.com';

/** By default a digest at 8:00 on weekdays in Houston. */
function start({ hasWaiting = true, hour = 8, days = [1, 2, 3, 4, 5] } = {}) {
  const made: NewDigest[] = [];
  const queriedSince: number[] = [];
  let now = 0;
  const store: DigestStore = {
    wasMade: async (day) => made.some((each) => each.day === day),
    notifiedBefore: async () => made.at(-1)?.now ?? 0,
    madeAt: async () => null,
    make: async (digest) => made.push(digest) > 0,
  };
  const options = {
    store,
    hour,
    days,
    timeZone: 'America/Chicago',
    recipients: [TEAM, TEAM],
    messageIdDomain: 'example.com',
    hasNews: async (_recipient: string, quarantinedSince: number) =>
      queriedSince.push(quarantinedSince) > 0 && hasWaiting,
    onMade: () => {},
    now: () => now,
  };
  let run = createDailyDigest(options);
  return {
    made,
    queriedSince,
    /** Houston time without daylight saving. */
    async at(...times: readonly string[]) {
      for (const time of times) {
        now = Date.parse(`${time}:00-06:00`);
        await run(LOG, new AbortController().signal);
      }
      return made.map(({ day }) => day);
    },
    restart() {
      run = createDailyDigest(options);
    },
  };
}

describe('the daily digest', () => {
  it('is made once a day at its hour, also after a restart', async () => {
    const digest = start();
    expect(await digest.at('2026-11-16T07:59')).toEqual([]);
    expect(await digest.at('2026-11-16T08:00', '2026-11-16T08:01')).toEqual(['2026-11-16']);
    digest.restart();
    expect(await digest.at('2026-11-16T23:59')).toEqual(['2026-11-16']);
    expect(await digest.at('2026-11-17T07:59', '2026-11-17T08:00')).toEqual(['2026-11-16', '2026-11-17']);
    expect(digest.made[0]!.recipients).toEqual([TEAM]);
  });

  it('is made later that day if its hour was missed', async () => {
    expect(await start().at('2026-11-16T15:20')).toEqual(['2026-11-16']);
  });

  it('skips the weekend, and covers the quarantine since Friday on Monday', async () => {
    const digest = start();
    const days = await digest.at(
      '2026-11-13T08:00',
      '2026-11-14T09:00',
      '2026-11-15T09:00',
      '2026-11-16T08:00',
    );
    expect(days).toEqual(['2026-11-13', '2026-11-16']);
    expect(digest.queriedSince).toEqual([0, Date.parse('2026-11-13T08:00:00-06:00')]);
  });

  it('has no recipients when nothing waits, and is not made again that day', async () => {
    const digest = start({ hasWaiting: false });
    await digest.at('2026-11-16T08:00', '2026-11-16T08:01');
    expect(digest.made.map(({ recipients }) => recipients)).toEqual([[]]);
  });

  it('follows the configured days and hour', async () => {
    const digest = start({ hour: 0, days: [7] });
    expect(await digest.at('2026-11-14T23:59', '2026-11-15T00:00')).toEqual(['2026-11-15']);
  });
});
