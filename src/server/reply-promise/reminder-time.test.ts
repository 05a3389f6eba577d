import { describe, expect, it } from 'vitest';
import { createWorkingTime } from '#contract/working-time.ts';
import { reminderTime } from './reminder-time.ts';

const HOUR = 3_600_000;
const businessHours = [
  { days: [1, 2, 3, 4, 5], open: { from: '09:00', to: '18:00' } },
  { days: [6], open: { from: '10:00', to: '14:00' } },
  { days: [7] },
];
const houston = createWorkingTime(businessHours, 'America/Chicago');
const remind = (received: string, hours = 4, workingTime = houston) =>
  new Date(reminderTime(Date.parse(received), hours * HOUR, workingTime)).toISOString();
/** 2026: standard time until March 8, summer time until November 1. */
const cst = (time: string) => new Date(`${time}:00-06:00`).toISOString();
const cdt = (time: string) => new Date(`${time}:00-05:00`).toISOString();

describe('the reminder of an enquiry', () => {
  it.each([
    ['on a working day comes four working hours ahead', '2026-11-17T13:00', '2026-11-18T09:00'],
    ['counts the evening before where the morning is short', '2026-11-16T10:00', '2026-11-16T15:00'],
    ['of the night comes in the working day', '2026-11-16T22:00', '2026-11-17T14:00'],
    ['of Friday evening comes half-way through Saturday', '2026-11-13T20:00', '2026-11-14T12:00'],
    [
      'of Saturday morning comes before the office closes for the weekend',
      '2026-11-14T09:00',
      '2026-11-14T12:00',
    ],
    ['just before closing time leaves half of what is left', '2026-11-14T13:00', '2026-11-14T13:30'],
    ['for which nobody works in time comes by the clock', '2026-11-14T15:00', '2026-11-15T11:00'],
    ['of Sunday morning comes on Monday', '2026-11-15T13:00', '2026-11-16T11:00'],
  ])('%s', (_name, received, reminded) => {
    expect(remind(cst(received))).toBe(cst(reminded));
  });

  it('follows the change to and from summer time', () => {
    expect(remind(cst('2026-03-07T20:00'))).toBe(cdt('2026-03-08T17:00'));
    expect(remind(cdt('2026-10-31T23:00'), 4)).toBe(cst('2026-11-01T18:00'));
    expect(remind(cdt('2026-07-06T22:00'))).toBe(cdt('2026-07-07T14:00'));
  });

  it('knows other places', () => {
    const hyderabad = createWorkingTime(businessHours, 'Asia/Kolkata');
    expect(remind('2026-11-17T16:30:00Z', 4, hyderabad)).toBe('2026-11-18T08:30:00.000Z');
  });

  it('is never before the enquiry nor after the promise, whenever it came', () => {
    const start = Date.parse('2026-10-25T00:00:00Z');
    for (let hour = 0; hour < 24 * 21; hour += 0.5) {
      const received = start + hour * HOUR;
      for (const lead of [1, 4, 23]) {
        const at = reminderTime(received, lead * HOUR, houston);
        expect(at).toBeGreaterThan(received);
        expect(at).toBeLessThan(received + 24 * HOUR);
        const isOpen = houston({ from: received, to: received + 24 * HOUR });
        if (isOpen.length > 0) expect(isOpen.some(({ from, to }) => at >= from && at < to)).toBe(true);
      }
    }
  });
});
