import { useEffect, useState } from 'react';
import { carouselEdges, carouselStep, type Edges } from './carousel-edges.ts';

interface Carousel extends Edges {
  readonly move: (direction: -1 | 1) => void;
}

/** Whether a row is scrolled to its start or end, and a function that scrolls it by one step. */
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
    // The end is not a multiple of a step: from there, snapping would change the length of the step.
    row.style.scrollSnapType = 'none';
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollBy({ left: direction * carouselStep, behavior: reduced ? 'instant' : 'smooth' });
  };
  return { ...edges, move };
}
