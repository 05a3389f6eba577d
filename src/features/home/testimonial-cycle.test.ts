import { expect, it } from 'vitest';
import { nextTestimonial } from './testimonial-cycle.ts';

it('wraps around', () => {
  expect([0, 1, 2, 3].map((index) => nextTestimonial(index, 4))).toEqual([1, 2, 3, 0]);
});
