import { type RefObject, useEffect, useState } from 'react';

/** True once an element has come within this distance of the screen, and from then on. */
const reach = '200px';

export function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: reach },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return near;
}
