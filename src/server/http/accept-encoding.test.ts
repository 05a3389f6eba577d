import { describe, expect, it } from 'vitest';
import { createEncodingNegotiator } from './site-files.ts';

describe('accepted encodings', () => {
  const negotiate = createEncodingNegotiator();
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['br', 'br identity'],
    ['gzip, deflate, br, zstd', 'br gzip identity'],
    ['gzip', 'gzip identity'],
    ['GZIP', 'gzip identity'],
    ['deflate', 'identity'],
    ['br;q=0.5, gzip;q=0.8', 'gzip br identity'],
    ['br; q=0.5 , gzip ; q=0.5', 'br gzip identity'],
    ['br;q=0, gzip', 'gzip identity'],
    ['br;q=0.000', 'identity'],
    ['br;q=0.2, identity;q=0.9', 'identity br'],
    ['identity;q=1, *;q=0', 'identity'],
    ['*', 'br gzip identity'],
    ['*;q=0', 'identity'],
    ['gzip, *;q=0.1', 'gzip br identity'],
    ['identity;q=0', 'identity'],
    ['br;q=2', 'identity'],
    ['br;q=often, gzip', 'gzip identity'],
    [',,;q=1,', 'identity'],
  ])('for "%s" are %s', (header, expected) => {
    expect(negotiate(header).join(' ')).toBe(expected);
  });

  it('are cached per header, and stay correct after many different headers', () => {
    expect(negotiate('gzip')).toBe(negotiate('gzip'));
    for (let n = 0; n < 1000; n += 1) negotiate(`x${n}, br`);
    expect(negotiate('gzip')).toEqual(['gzip', 'identity']);
    expect(negotiate(`br, ${'x'.repeat(200)}`)).toEqual(['br', 'identity']);
  });
});
