import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SubmissionSummary } from '#contract/desk/submissions.ts';
import { type MountedHook, mountHook } from '../../../tests/helpers/hook.ts';
import { useArrivals, useNeighbors } from './use-list-order.ts';
import type { SubmissionList } from './use-submission.ts';

interface ListResponse {
  readonly hasMore: boolean;
  readonly pages?: number;
  readonly query?: string;
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
function shownAfter(
  references: string,
  { hasMore, pages = 1, query = 'waiting' }: ListResponse,
): [string, number] {
  const rows = [...references].map((reference) => ({ reference }) as SubmissionSummary);
  const list = { rows, pages, hasMore, isLoading: false, isOld: false } as unknown as SubmissionList;
  const call = () => useArrivals(list, query);
  if (hook === undefined) hook = mountHook(call);
  else hook.rerender(call);
  const { rows: shown, arrived } = hook.result();
  return [shown.map(({ reference }) => reference).join(''), arrived];
}

test('rows that move up when another one leaves are shown and not counted as arrivals', () => {
  expect(shownAfter('abc', { hasMore: true })).toEqual(['abc', 0]);
  expect(shownAfter('bcd', { hasMore: true })).toEqual(['bcd', 0]);
  expect(shownAfter('cde', { hasMore: false })).toEqual(['cde', 0]);
  // The list was complete, so the additional row is an arrival.
  expect(shownAfter('cdef', { hasMore: false })).toEqual(['cde', 1]);
});

test('a new row at the top is hidden and counted while another one moves up at the end', () => {
  shownAfter('abc', { hasMore: true });
  expect(shownAfter('nbcd', { hasMore: true })).toEqual(['bcd', 1]);
});

test('new rows at the end of a complete list are hidden, even if they fill the page', () => {
  shownAfter('ab', { hasMore: false });
  expect(shownAfter('abn', { hasMore: true })).toEqual(['ab', 1]);
  expect(shownAfter('bno', { hasMore: false })).toEqual(['b', 2]);
});

test('the response to another query, or with another page, is shown completely', () => {
  shownAfter('abc', { hasMore: false });
  expect(shownAfter('abcdef', { hasMore: false, pages: 2 })).toEqual(['abcdef', 0]);
  expect(shownAfter('xyz', { hasMore: false, query: 'mine' })).toEqual(['xyz', 0]);
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

test('the first row is next after a submission that was never in the list', () => {
  expect(neighborsAfter('x', 'ab')).toEqual({ previous: undefined, next: 'a' });
});
