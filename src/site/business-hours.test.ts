import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { clockTime, hoursText } from './business-hours.ts';

describe('hours as text', () => {
  it('reads as the specification writes them', () => {
    expect(company.businessHours.map((row) => `${row.label} ${hoursText(row)}`)).toEqual([
      'Mon-Fri 9:00 AM-6:00 PM',
      'Saturday 10:00 AM-2:00 PM',
      'Sunday Closed',
    ]);
  });

  it('names midnight and noon', () => {
    expect(clockTime('00:05')).toBe('12:05 AM');
    expect(clockTime('12:00')).toBe('12:00 PM');
  });
});
