import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hourTexts } from '#generated/texts/site.ts';
import { clockTime } from '#site/business-hours.ts';
import { startOpenNow } from './open-now.ts';

const houston = 'America/Chicago';
const hyderabad = 'Asia/Kolkata';
const hours = [
  { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' },
  { days: [6], from: '10:00', to: '14:00' },
].map((open) => ({ ...open, fromText: clockTime(open.from), toText: clockTime(open.to) }));

/** The text of an office's line at a point in time. */
function statusAt(timeZone: string, moment: string, openHours: readonly object[] = hours): string {
  const texts = { openText: 'open until {time}', closedText: 'opens {day} at {time}' };
  const days = {
    today: hourTexts.today,
    tomorrow: hourTexts.tomorrow,
    weekdays: JSON.stringify(hourTexts.days),
  };
  const openNow = JSON.stringify(openHours);
  const line = { dataset: { openNow, timeZone, ...days, ...texts }, textContent: '' };
  vi.setSystemTime(moment);
  vi.stubGlobal('document', { querySelectorAll: () => [line] });
  startOpenNow();
  return line.textContent;
}

/** Reports every element as intersecting. */
class NearObserver {
  readonly #report: (entries: readonly object[]) => void;
  constructor(report: (entries: readonly object[]) => void) {
    this.#report = report;
  }
  observe() {
    this.#report([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', NearObserver);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the opening status of an office', () => {
  it('follows the local time of the office', () => {
    // Wednesday, 15:30 UTC: 9:30 AM in Houston, 9:00 PM in Hyderabad.
    expect(statusAt(houston, '2025-01-15T15:30:00Z')).toBe('open until 6:00 PM');
    expect(statusAt(hyderabad, '2025-01-15T15:30:00Z')).toBe('opens tomorrow at 9:00 AM');
    expect(statusAt(hyderabad, '2025-01-15T04:00:00Z')).toBe('open until 6:00 PM');
  });

  it('changes on the minute', () => {
    expect(statusAt(houston, '2025-01-15T14:59:59Z')).toBe('opens today at 9:00 AM');
    expect(statusAt(houston, '2025-01-15T15:00:00Z')).toMatch(/^open /);
    expect(statusAt(houston, '2025-01-15T23:59:59Z')).toMatch(/^open /);
    expect(statusAt(houston, '2025-01-16T00:00:00Z')).toMatch(/^opens /);
  });

  it('follows daylight saving time, which Houston has and Hyderabad does not', () => {
    // The Friday before and the Monday after the change on March 9, 2025: 14:30 UTC is 8:30 AM, then 9:30 AM.
    expect(statusAt(houston, '2025-03-07T14:30:00Z')).toMatch(/^opens /);
    expect(statusAt(houston, '2025-03-10T14:30:00Z')).toMatch(/^open /);
    // Standard time returns on November 2, 2025.
    expect(statusAt(houston, '2025-10-31T14:30:00Z')).toMatch(/^open /);
    expect(statusAt(houston, '2025-11-03T14:30:00Z')).toMatch(/^opens /);
    for (const day of ['2025-03-07', '2025-03-10', '2025-10-31', '2025-11-03']) {
      expect(statusAt(hyderabad, `${day}T03:29:00Z`)).toMatch(/^opens /);
      expect(statusAt(hyderabad, `${day}T03:30:00Z`)).toMatch(/^open /);
    }
  });

  it('follows the shorter Saturday hours and is closed on Sunday', () => {
    expect(statusAt(houston, '2025-01-18T17:00:00Z')).toBe('open until 2:00 PM');
    // Saturday afternoon: closed until Monday.
    expect(statusAt(houston, '2025-01-18T20:00:00Z')).toBe('opens Monday at 9:00 AM');
    expect(statusAt(houston, '2025-01-19T18:00:00Z')).toBe('opens tomorrow at 9:00 AM');
    // Friday evening in Houston is Saturday morning in Hyderabad.
    expect(statusAt(houston, '2025-01-18T04:45:00Z')).toBe('opens tomorrow at 10:00 AM');
    expect(statusAt(hyderabad, '2025-01-18T04:45:00Z')).toBe('open until 2:00 PM');
  });

  it('is empty for an office that never opens', () => {
    expect(statusAt(houston, '2025-01-15T15:30:00Z', [])).toBe('');
  });
});
