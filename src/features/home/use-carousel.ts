import { useEffect, useState } from 'react';
import { carouselEdges, carouselStep, type Edges } from './carousel-edges.ts';

interface Carousel extends Edges {
  readonly move: (direction: -1 | 1) => void;
}

/** Which ends a scrolling row has reached, and a way to move it by one step. */
export function useCarousel(rowId: string): Carousel {
  const [edges, setEdges] = useState<Edges>({ atStart: true, atEnd: false });
  useEffect(() => {
    const element = document.getElementById(rowId);
    if (!element) return;
    const update = () => {
      const now = carouselEdges(element);
      setEdges((before) => (before.atStart === now.atStart && before.atEnd === now.atEnd ? before : now));
    };
    const resized = new ResizeObserver(update);
    resized.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [rowId]);
  const move = (direction: -1 | 1) => {
    const row = document.getElementById(rowId);
    if (!row) return;
    // From the end, which is no multiple of a step, snapping would turn a step into more or less of one.
    row.style.scrollSnapType = 'none';
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollBy({ left: direction * carouselStep, behavior: still ? 'instant' : 'smooth' });
  };
  return { ...edges, move };
}
