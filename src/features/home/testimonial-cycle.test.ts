import { expect, it } from 'vitest';
import { nextTestimonial } from './testimonial-cycle.ts';

it('nextTestimonial wraps around after the last one', () => {
  expect([0, 1, 2, 3].map((index) => nextTestimonial(index, 4))).toEqual([1, 2, 3, 0]);
});
