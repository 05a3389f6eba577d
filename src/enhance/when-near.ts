const reach = '200px';

/** Calls back once, when the element is near the viewport. */
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
