import { expect, test } from 'vitest';
import { neighborsOf } from './use-neighbors.ts';

test('of an item that left the list, the neighbors are those that it had', () => {
  expect(neighborsOf('b', ['a', 'b', 'c'], ['a', 'b', 'c'])).toEqual({ previous: 'a', next: 'c' });
  expect(neighborsOf('b', ['a', 'd'], ['a', 'b', 'c', 'd'])).toEqual({ previous: 'a', next: 'd' });
  expect(neighborsOf('b', [], ['a', 'b'])).toEqual({ previous: undefined, next: undefined });
});

test('from an item that was never listed, next is the first of the list', () => {
  expect(neighborsOf('x', ['a', 'b'], [])).toEqual({ previous: undefined, next: 'a' });
});
