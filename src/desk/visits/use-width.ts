import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide an element is, in whole pixels; `usual` until that is known. */
export function useWidth(element: RefObject<HTMLElement | null>, usual: number): number {
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    if (element.current === null) return;
    const measure = () => setWidth(element.current?.clientWidth || usual);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, usual]);
  return width;
}
