import { useEffect, useState } from 'react';
import { nextTestimonial, testimonialInterval } from './testimonial-cycle.ts';

/** Counts round while it may. It never moves by itself for visitors who asked for less motion. */
export function useAutoAdvance(count: number, paused: boolean): readonly [number, (index: number) => void] {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (paused || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(
      () => setIndex((current) => nextTestimonial(current, count)),
      testimonialInterval,
    );
    return () => clearInterval(timer);
  }, [count, paused]);
  return [index, setIndex];
}
