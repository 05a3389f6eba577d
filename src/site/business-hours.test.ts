import { expect, it } from 'vitest';
import { clockTime, hoursText } from './business-hours.ts';

it('hours are shown as a range, or as closed', () => {
  expect(hoursText({ label: 'Friday', days: [5], open: { from: '08:30', to: '14:00' } })).toBe(
    '8:30 AM-2:00 PM',
  );
  expect(hoursText({ label: 'Sunday', days: [7] })).toBe('Closed');
});

it('midnight and noon are shown as 12 AM and 12 PM', () => {
  expect(clockTime('00:05')).toBe('12:05 AM');
  expect(clockTime('12:00')).toBe('12:00 PM');
});
