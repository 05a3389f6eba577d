import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberReturnTo, takeReturnTo } from './return-to.ts';

const TEN_MINUTES = 10 * 60_000;

let stored: string | null;

beforeEach(() => {
  stored = null;
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_key: string, text: string) => {
      stored = text;
    },
    removeItem: () => {
      stored = null;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the remembered path is returned once, within ten minutes', () => {
  rememberReturnTo('/enquiries/8NDX-V3KA?tab=mine', 0);
  expect(takeReturnTo(TEN_MINUTES - 1)).toBe('/enquiries/8NDX-V3KA?tab=mine');
  expect(takeReturnTo(TEN_MINUTES - 1)).toBe('/');
  rememberReturnTo('/enquiries', 0);
  expect(takeReturnTo(TEN_MINUTES)).toBe('/');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/api/sign-out', '/sign-in'])(
  'sign-in never returns to %s',
  (path) => {
    rememberReturnTo(path, 0);
    expect(takeReturnTo(0)).toBe('/');
  },
);

test.each(['{', '{"path":7,"until":10}', '{"path":null,"until":10}', 'null'])(
  'sign-in returns to the start page if the stored value is %s',
  (text) => {
    stored = text;
    expect(takeReturnTo(0)).toBe('/');
  },
);
