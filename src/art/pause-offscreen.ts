let observer: IntersectionObserver | undefined;

/** A ref callback: a drawing that nobody sees does not move. art.css pauses what carries the class. */
export function pauseOffscreen(element: Element | null): (() => void) | undefined {
  if (!element) return undefined;
  observer ??= new IntersectionObserver((entries) => {
    for (const entry of entries) entry.target.classList.toggle('is-offscreen', !entry.isIntersecting);
  });
  observer.observe(element);
  return () => observer?.unobserve(element);
}
