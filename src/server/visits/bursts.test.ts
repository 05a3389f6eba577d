import { describe, expect, it } from 'vitest';
import { createBursts } from './counter.ts';

const MINUTE = 60_000;

function open(alwaysPerMinute: number) {
  const clock = { now: 0 };
  const bursts = createBursts({ alwaysPerMinute, now: () => clock.now });
  let client = 0;
  return {
    clock,
    bursts,
    /** Sends one event each from new clients; returns how many are plausible in this minute. */
    plausibleOf(events: number): number {
      let plausible = 0;
      for (let event = 0; event < events; event += 1) {
        client += 1;
        if (bursts.isPlausible(`client ${client}`, 1)) plausible += 1;
      }
      return plausible;
    },
  };
}

describe('bursts', () => {
  it('of one client begin at more than 60 events in a minute', () => {
    const { bursts, clock } = open(1_000_000);
    expect(Array.from({ length: 100 }, () => bursts.isPlausible('a', 1)).filter(Boolean)).toHaveLength(60);
    expect(bursts.isPlausible('b', 20)).toBe(true);
    clock.now += MINUTE;
    expect(bursts.isPlausible('a', 1)).toBe(true);
  });

  it('of many clients begin at ten times the average minute', () => {
    const { plausibleOf, clock } = open(100);
    expect(plausibleOf(500)).toBe(100);
    for (let minute = 0; minute < 300; minute += 1) {
      clock.now += MINUTE;
      expect(plausibleOf(90)).toBe(90);
    }
    clock.now += MINUTE;
    const plausible = plausibleOf(5000);
    expect(plausible).toBeGreaterThan(850);
    expect(plausible).toBeLessThan(910);
  });

  it('do not raise the average while they last', () => {
    const { plausibleOf, clock } = open(100);
    for (let minute = 0; minute < 60; minute += 1) {
      plausibleOf(2000);
      clock.now += MINUTE;
    }
    expect(plausibleOf(20_000)).toBeLessThan(1000);
  });

  it('are measured against a low average after a quiet night', () => {
    const { plausibleOf, clock } = open(100);
    for (let minute = 0; minute < 120; minute += 1) {
      plausibleOf(100);
      clock.now += MINUTE;
    }
    clock.now += 600 * MINUTE;
    expect(plausibleOf(2000)).toBe(100);
  });
});
