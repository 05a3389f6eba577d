import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createDailyDigest, type DigestStore, type NewDigest } from './daily-digest.ts';

const LOG = { info: () => {} } as unknown as FastifyBaseLogger;
const TEAM = 'team@example.com';

/** By default a digest at 8:00 on weekdays in Houston. */
function start({ waits = true, hour = 8, days = [1, 2, 3, 4, 5] } = {}) {
  const made: NewDigest[] = [];
  const asked: number[] = [];
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
      asked.push(quarantinedSince) > 0 && waits,
    onMade: () => {},
    now: () => now,
  };
  let run = createDailyDigest(options);
  return {
    made,
    asked,
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
  it('comes at its hour and not again on that day, also after a restart', async () => {
    const digest = start();
    expect(await digest.at('2026-11-16T07:59')).toEqual([]);
    expect(await digest.at('2026-11-16T08:00', '2026-11-16T08:01')).toEqual(['2026-11-16']);
    digest.restart();
    expect(await digest.at('2026-11-16T23:59')).toEqual(['2026-11-16']);
    expect(await digest.at('2026-11-17T07:59', '2026-11-17T08:00')).toEqual(['2026-11-16', '2026-11-17']);
    expect(digest.made[0]!.recipients).toEqual([TEAM]);
  });

  it('comes later on a day whose hour was missed', async () => {
    expect(await start().at('2026-11-16T15:20')).toEqual(['2026-11-16']);
  });

  it('leaves the weekend out, and Monday tells what was held since Friday', async () => {
    const digest = start();
    const days = await digest.at(
      '2026-11-13T08:00',
      '2026-11-14T09:00',
      '2026-11-15T09:00',
      '2026-11-16T08:00',
    );
    expect(days).toEqual(['2026-11-13', '2026-11-16']);
    expect(digest.asked).toEqual([0, Date.parse('2026-11-13T08:00:00-06:00')]);
  });

  it('goes to nobody when nothing waits, and does not come later on that day', async () => {
    const digest = start({ waits: false });
    await digest.at('2026-11-16T08:00', '2026-11-16T08:01');
    expect(digest.made.map(({ recipients }) => recipients)).toEqual([[]]);
  });

  it('goes by the days and the hour of the settings', async () => {
    const digest = start({ hour: 0, days: [7] });
    expect(await digest.at('2026-11-14T23:59', '2026-11-15T00:00')).toEqual(['2026-11-15']);
  });
});
