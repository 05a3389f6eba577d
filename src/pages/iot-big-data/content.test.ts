import { expect, it } from 'vitest';
import { solutionCards } from './content/signals.ts';

it.each(solutionCards)('the flag of $title is at an existing value of its trace', ({ trace }) => {
  expect(trace.values[trace.flagged]).toBeDefined();
});
