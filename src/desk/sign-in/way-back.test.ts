import { expect, test } from 'vitest';
import { readWayBack } from './way-back.ts';

const stored = (path: unknown, until = 10) => JSON.stringify({ path, until });

test('leads back to a page of the desk while it is good', () => {
  expect(readWayBack(stored('/enquiries/8NDX-V3KA?tab=mine'), 9)).toBe('/enquiries/8NDX-V3KA?tab=mine');
  expect(readWayBack(stored('/enquiries'), 10)).toBe('/');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/api/sign-out',
  '/sign-in',
  7,
  null,
])('never to %s', (path) => {
  expect(readWayBack(stored(path), 0)).toBe('/');
});

test('what cannot be read leads to the first page', () => {
  expect([readWayBack(null, 0), readWayBack('{', 0)]).toEqual(['/', '/']);
});
