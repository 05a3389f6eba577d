import { expect, it } from 'vitest';
import { solutionCards } from './content/signals.ts';

it.each(solutionCards)('the flag of $title stands at a value on the trace', ({ trace }) => {
  expect(trace.values[trace.flagged]).toBeDefined();
});
