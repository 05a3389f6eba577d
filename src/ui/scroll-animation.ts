/** How much of an element must be in view before it is marked active. */
export const revealThreshold = 0.1;

/** On the body while the app is mounted. */
export const bodyClass = 'scroll-animation';

let observer: IntersectionObserver | undefined;

/**
 * The first report on an element tells whether it stands in view already: then it is active at once and never moves.
 * Otherwise it waits until a tenth of it is visible. Active is for good.
 */
function onIntersection(entries: IntersectionObserverEntry[]): void {
  for (const entry of entries) {
    // A tall element can never be a tenth visible on a small screen; a tenth of the screen is enough then.
    const viewport = entry.rootBounds?.height ?? innerHeight;
    const visibleEnough =
      entry.intersectionRatio >= revealThreshold ||
      entry.intersectionRect.height >= viewport * revealThreshold;
    if (entry.isIntersecting && visibleEnough) {
      entry.target.classList.add('active');
      observer?.unobserve(entry.target);
    } else if (entry.boundingClientRect.bottom < 0) {
      // Scrolled past before the app was there (a restored position, an anchor): nothing to animate in.
      entry.target.classList.add('active');
      observer?.unobserve(entry.target);
    } else if (!entry.isIntersecting) {
      entry.target.classList.add('waiting');
    }
  }
}

/** A ref callback: takes an element under observation for as long as it is mounted. */
export function observeScrollAnimation(element: Element | null): (() => void) | undefined {
  if (!element) return undefined;
  observer ??= new IntersectionObserver(onIntersection, { threshold: [0, revealThreshold] });
  observer.observe(element);
  return () => observer?.unobserve(element);
}
