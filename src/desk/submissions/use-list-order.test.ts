import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SubmissionSummary } from '#contract/desk/submissions.ts';
import { type MountedHook, mountHook } from '../../../tests/helpers/hook.ts';
import type { SubmissionList } from '../data/use-pages.ts';
import { useArrivals, useNeighbors } from './use-list-order.ts';

interface Answer {
  readonly hasMore: boolean;
  readonly pages?: number;
  readonly asked?: string;
}

let hook: MountedHook<ReturnType<typeof useArrivals>> | undefined;

beforeEach(() => {
  hook = undefined;
});
afterEach(() => {
  hook?.unmount();
  vi.unstubAllGlobals();
});

/** The rows shown after a response with these rows, and the number of hidden arrivals. */
function after(references: string, { hasMore, pages = 1, asked = 'waiting' }: Answer): [string, number] {
  const rows = [...references].map((reference) => ({ reference }) as SubmissionSummary);
  const list = { rows, pages, hasMore, isLoading: false, isOld: false } as unknown as SubmissionList;
  const call = () => useArrivals(list, asked);
  if (hook === undefined) hook = mountHook(call);
  else hook.rerender(call);
  const { rows: shown, arrived } = hook.result();
  return [shown.map(({ reference }) => reference).join(''), arrived];
}

test('rows that were behind the last one move up without notice, each time one leaves', () => {
  expect(after('abc', { hasMore: true })).toEqual(['abc', 0]);
  expect(after('bcd', { hasMore: true })).toEqual(['bcd', 0]);
  expect(after('cde', { hasMore: false })).toEqual(['cde', 0]);
  // The end of the list was shown, so the additional row has arrived since.
  expect(after('cdef', { hasMore: false })).toEqual(['cde', 1]);
});

test('a row that comes in before the others is held back, while one moves up behind them', () => {
  after('abc', { hasMore: true });
  expect(after('nbcd', { hasMore: true })).toEqual(['bcd', 1]);
});

test('rows that come in at the end of a complete list are held back, also when they fill the page', () => {
  after('ab', { hasMore: false });
  expect(after('abn', { hasMore: true })).toEqual(['ab', 1]);
  expect(after('bno', { hasMore: false })).toEqual(['b', 2]);
});

test('the answer to another question, or with another page, is shown as it is', () => {
  after('abc', { hasMore: false });
  expect(after('abcdef', { hasMore: false, pages: 2 })).toEqual(['abcdef', 0]);
  expect(after('xyz', { hasMore: false, asked: 'mine' })).toEqual(['xyz', 0]);
});

/** The neighbors of the open submission after the list was shown in each of these orders. */
function neighborsAfter(open: string, ...orders: readonly string[]) {
  const [first, ...others] = orders.map((order) => {
    const rows = [...order].map((reference) => ({ reference }));
    return () => useNeighbors(rows, open);
  });
  const hook = mountHook(first!);
  for (const other of others) hook.rerender(other);
  hook.unmount();
  return hook.result();
}

test('a submission that left the list keeps its neighbors', () => {
  expect(neighborsAfter('b', 'abc')).toEqual({ previous: 'a', next: 'c' });
  expect(neighborsAfter('b', 'abcd', 'acd', 'ad')).toEqual({ previous: 'a', next: 'd' });
  expect(neighborsAfter('b', 'ab', '')).toEqual({ previous: undefined, next: undefined });
});

test('from a submission outside the list, next is the first row', () => {
  expect(neighborsAfter('x', 'ab')).toEqual({ previous: undefined, next: 'a' });
});
