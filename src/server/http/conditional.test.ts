import { describe, expect, it } from 'vitest';
import { ifRangeHolds, noneMatchFails, parseRange } from './site-files.ts';

describe('noneMatchFails', () => {
  it.each(['"a"', 'W/"a"', '"x", "a"', '"x",W/"a" , "y"', '*', ' * '])('finds the ETag in %s', (header) => {
    expect(noneMatchFails(header, '"a"')).toBe(true);
  });

  it.each([undefined, '', '"b"', '"aa"', 'a', '"x", "y"', '"*"'])(
    'does not find the ETag in %s',
    (header) => {
      expect(noneMatchFails(header, '"a"')).toBe(false);
    },
  );
});

describe('parseRange', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-5', { start: 2, end: 5 }],
    ['bytes=2-', { start: 2, end: 9 }],
    ['bytes=2-100', { start: 2, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-100', { start: 0, end: 9 }],
    ['Bytes = 9 - 9', { start: 9, end: 9 }],
  ])('parses %s', (header, range) => {
    expect(parseRange(header, 10)).toEqual(range);
  });

  it.each(['bytes=10-', 'bytes=10-12', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
    'returns unsatisfiable for %s',
    (header) => {
      expect(parseRange(header, 10)).toBe('unsatisfiable');
    },
  );

  it.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=0-1,3-4',
    'items=0-1',
    'bytes=a-b',
    'bytes=1.5-2',
  ])('returns null, for the whole file, with %s', (header) => {
    expect(parseRange(header, 10)).toBeNull();
  });

  it('returns unsatisfiable for any range of an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable');
  });
});

describe('ifRangeHolds', () => {
  it('requires the same strong ETag if the header is present', () => {
    expect(ifRangeHolds(undefined, '"a"')).toBe(true);
    expect(ifRangeHolds('"a"', '"a"')).toBe(true);
    expect(ifRangeHolds('W/"a"', '"a"')).toBe(false);
    expect(ifRangeHolds('"b"', '"a"')).toBe(false);
    expect(ifRangeHolds('Wed, 21 Oct 2026 07:28:00 GMT', '"a"')).toBe(false);
  });
});
