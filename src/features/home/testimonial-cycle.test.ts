import { expect, it } from 'vitest';
import { nextTestimonial, testimonialInterval } from './testimonial-cycle.ts';

it('stands for eight seconds', () => {
  expect(testimonialInterval).toBe(8000);
});

it('goes round', () => {
  expect([0, 1, 2, 3].map((index) => nextTestimonial(index, 4))).toEqual([1, 2, 3, 0]);
});
