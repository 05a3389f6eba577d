import { afterEach, expect, test, vi } from 'vitest';
import { mountHook } from '../../../tests/helpers/hook.ts';
import { useNeighbors } from './use-neighbors.ts';

afterEach(() => vi.unstubAllGlobals());

/** The neighbors of the open item after a list was shown in each of these orders, one after the other. */
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

test('an item that left the list keeps the neighbors that it had there', () => {
  expect(neighborsAfter('b', 'abc')).toEqual({ previous: 'a', next: 'c' });
  expect(neighborsAfter('b', 'abcd', 'acd', 'ad')).toEqual({ previous: 'a', next: 'd' });
  expect(neighborsAfter('b', 'ab', '')).toEqual({ previous: undefined, next: undefined });
});

test('an item that was never in the list leads on to the first of it', () => {
  expect(neighborsAfter('x', 'ab')).toEqual({ previous: undefined, next: 'a' });
});
