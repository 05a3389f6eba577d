/** Milliseconds that each testimonial is shown. */
export const testimonialInterval = 8000;

export function nextTestimonial(index: number, count: number): number {
  return (index + 1) % count;
}
