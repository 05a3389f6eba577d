import { expect, it } from 'vitest';
import { createUploadBudget } from './upload-budget.ts';

it('lets one client hold half, and all of them together the whole', () => {
  const budget = createUploadBudget(100);
  expect(budget.take('a', 50)).toBe(true);
  expect(budget.take('a', 1)).toBe(false);
  expect(budget.take('b', 30)).toBe(true);
  expect(budget.take('c', 30)).toBe(false);
  expect(budget.take('c', 20)).toBe(true);
  budget.giveBack('a', 50);
  expect(budget.take('a', 20)).toBe(true);
  expect(budget.take('d', 30)).toBe(true);
});
