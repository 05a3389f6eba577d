import { expect, it, vi } from 'vitest';
import { createUploadBudget } from './uploads.ts';

it('limits one client to half of the budget, and all clients together to the whole', () => {
  const budget = createUploadBudget(100);
  const open = (client: string) => budget.open(client, () => {});
  const a = open('a');
  expect(a.take(50)).toBe(true);
  expect(a.take(1)).toBe(false);
  expect(open('b').take(50)).toBe(true);
  a.settle();
  a.close();
  a.close();
  expect(open('a').take(50)).toBe(true);
});

it('evicts uploads of the client that holds most in favor of one that holds less', () => {
  const budget = createUploadBudget(100);
  const evicted: string[] = [];
  const open = (client: string, name: string) => budget.open(client, () => evicted.push(name));
  for (const name of ['a1', 'a2', 'a3', 'a4']) expect(open('a', name).take(10)).toBe(true);
  for (const name of ['b1', 'b2', 'b3']) expect(open('b', name).take(10)).toBe(true);
  for (const name of ['c1', 'c2', 'c3']) expect(open('c', name).take(10)).toBe(true);

  const upload = open('d', 'd1');
  expect(upload.take(15)).toBe(true);
  expect(evicted).toEqual(['a1', 'a2']);
  expect(upload.take(5)).toBe(true);
  expect(upload.take(9)).toBe(true);
  expect(evicted).toHaveLength(3);
  // No client holds more than this one would, so this one has to wait.
  expect(upload.take(15)).toBe(false);
});

it('never evicts a complete upload, and refuses bytes to an evicted one', () => {
  const budget = createUploadBudget(100);
  const onEvicted = vi.fn();
  const arrived = budget.open('a', onEvicted);
  expect(arrived.take(50)).toBe(true);
  arrived.settle();
  const underWay = budget.open('b', onEvicted);
  expect(underWay.take(50)).toBe(true);
  expect(budget.open('c', () => {}).take(10)).toBe(true);
  expect(onEvicted).toHaveBeenCalledTimes(1);
  expect(underWay.take(1)).toBe(false);
  underWay.close();
  expect(budget.open('d', () => {}).take(40)).toBe(true);
  expect(budget.open('e', () => {}).take(45)).toBe(false);
});

it('evicts a stalled upload first', () => {
  let time = 0;
  const budget = createUploadBudget(100, () => time);
  const evicted: string[] = [];
  const open = (client: string) => budget.open(client, () => evicted.push(client));
  const slow = open('slow');
  slow.take(40);
  open('still').take(10);
  time = 4000;
  slow.take(1);
  time = 8000;
  open('other').take(45);
  expect(open('next').take(10)).toBe(true);
  expect(evicted).toEqual(['still']);
});
