/** Milliseconds each testimonial stands before the next one takes its place. */
export const testimonialInterval = 8000;

/** The one after the last is the first. */
export function nextTestimonial(index: number, count: number): number {
  return (index + 1) % count;
}
