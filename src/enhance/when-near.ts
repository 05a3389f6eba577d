const reach = '200px';

/** Calls back once, when an element has come near the screen. */
export function whenNear(element: Element, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: reach },
  );
  observer.observe(element);
}
