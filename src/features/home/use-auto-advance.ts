import { useEffect, useState } from 'react';
import { nextTestimonial, testimonialInterval } from './testimonial-cycle.ts';

interface Shown {
  readonly index: number;
  /** Selected by the visitor, who still has focus in the carousel. */
  readonly byVisitor: boolean;
}

/** Advances the index at intervals unless paused. Never with prefers-reduced-motion. */
export function useAutoAdvance(count: number, paused: boolean): readonly [Shown, (shown: Shown) => void] {
  const [shown, setShown] = useState<Shown>({ index: 0, byVisitor: false });
  useEffect(() => {
    if (paused || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // The timer restarts with each change, so that a selected testimonial gets its full time.
    const next = { index: nextTestimonial(shown.index, count), byVisitor: false };
    const timer = setTimeout(() => setShown(next), testimonialInterval);
    return () => clearTimeout(timer);
  }, [count, paused, shown]);
  return [shown, setShown];
}
