import { describe, expect, it } from 'vitest';
import { clockTime } from '#site/business-hours.ts';
import { openState } from './open-now.ts';

const houston = 'America/Chicago';
const hyderabad = 'Asia/Kolkata';
const hours = [
  { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' },
  { days: [6], from: '10:00', to: '14:00' },
].map((open) => ({ ...open, fromText: clockTime(open.from), toText: clockTime(open.to) }));
const at = (timeZone: string, moment: string) => openState(hours, timeZone, new Date(moment));

describe('openState', () => {
  it('goes by the clock on the wall of the office', () => {
    // Wednesday, 15:30 UTC: half past nine in Houston, nine in the evening in Hyderabad.
    expect(at(houston, '2025-01-15T15:30:00Z')).toEqual({ open: true, time: '6:00 PM' });
    expect(at(hyderabad, '2025-01-15T15:30:00Z')).toEqual({ open: false, day: 'tomorrow', time: '9:00 AM' });
    expect(at(hyderabad, '2025-01-15T04:00:00Z')).toEqual({ open: true, time: '6:00 PM' });
  });

  it('opens on the minute and closes on the minute', () => {
    expect(at(houston, '2025-01-15T14:59:59Z')).toEqual({ open: false, day: 'today', time: '9:00 AM' });
    expect(at(houston, '2025-01-15T15:00:00Z')?.open).toBe(true);
    expect(at(houston, '2025-01-15T23:59:59Z')?.open).toBe(true);
    expect(at(houston, '2025-01-16T00:00:00Z')?.open).toBe(false);
  });

  it('moves with summer time, which Houston has and Hyderabad has not', () => {
    // The Friday before and the Monday after the change of 9 March 2025: 14:30 UTC is 8:30, then 9:30.
    expect(at(houston, '2025-03-07T14:30:00Z')?.open).toBe(false);
    expect(at(houston, '2025-03-10T14:30:00Z')?.open).toBe(true);
    // And back on 2 November 2025.
    expect(at(houston, '2025-10-31T14:30:00Z')?.open).toBe(true);
    expect(at(houston, '2025-11-03T14:30:00Z')?.open).toBe(false);
    for (const day of ['2025-03-07', '2025-03-10', '2025-10-31', '2025-11-03']) {
      expect(at(hyderabad, `${day}T03:29:00Z`)?.open).toBe(false);
      expect(at(hyderabad, `${day}T03:30:00Z`)?.open).toBe(true);
    }
  });

  it('knows the short Saturday and the Sunday', () => {
    expect(at(houston, '2025-01-18T17:00:00Z')).toEqual({ open: true, time: '2:00 PM' });
    // Saturday afternoon: nothing before Monday.
    expect(at(houston, '2025-01-18T20:00:00Z')).toEqual({ open: false, day: 'Monday', time: '9:00 AM' });
    expect(at(houston, '2025-01-19T18:00:00Z')).toEqual({ open: false, day: 'tomorrow', time: '9:00 AM' });
    // Friday evening in Houston is Saturday morning in Hyderabad.
    expect(at(houston, '2025-01-18T04:45:00Z')).toEqual({ open: false, day: 'tomorrow', time: '10:00 AM' });
    expect(at(hyderabad, '2025-01-18T04:45:00Z')).toEqual({ open: true, time: '2:00 PM' });
  });

  it('has no opening to promise when there is none', () => {
    expect(openState([], houston, new Date(0))).toBeUndefined();
  });
});
