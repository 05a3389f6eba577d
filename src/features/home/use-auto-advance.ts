import { useEffect, useState } from 'react';
import { nextTestimonial, testimonialInterval } from './testimonial-cycle.ts';

interface Shown {
  readonly index: number;
  /** Brought up by the visitor, who is still there. */
  readonly byHand: boolean;
}

/** Counts round while it may. It never moves by itself for visitors who asked for less motion. */
export function useAutoAdvance(count: number, paused: boolean): readonly [Shown, (shown: Shown) => void] {
  const [shown, setShown] = useState<Shown>({ index: 0, byHand: false });
  useEffect(() => {
    if (paused || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // From the moment it is shown: one that a visitor brings up must not leave with the time of the one before.
    const next = { index: nextTestimonial(shown.index, count), byHand: false };
    const timer = setTimeout(() => setShown(next), testimonialInterval);
    return () => clearTimeout(timer);
  }, [count, paused, shown]);
  return [shown, setShown];
}
