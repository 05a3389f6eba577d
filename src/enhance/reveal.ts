/** How much of an element must be in view before it is marked active. */
export const revealThreshold = 0.1;

/** On the body while the app is mounted. */
export const bodyClass = 'scroll-animation';

let observer: IntersectionObserver | undefined;

/** Elements below the screen that nobody has scrolled towards yet: they stand there as they are. */
const below = new Set<Element>();
let hasScrolled = false;

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
      activate(entry.target);
    } else if (entry.boundingClientRect.bottom < 0) {
      // Scrolled past before the app was there (a restored position, an anchor): nothing to animate in.
      activate(entry.target);
    } else if (!entry.isIntersecting) {
      if (hasScrolled) entry.target.classList.add('waiting');
      else below.add(entry.target);
    }
  }
}

function activate(element: Element): void {
  element.classList.add('active');
  below.delete(element);
  observer?.unobserve(element);
}

/**
 * Only now is anything hidden, and only what is still out of sight. Whoever takes in a page without scrolling, such as a
 * printer, a reader or a program that photographs it whole, sees all of it.
 */
function onFirstScroll(): void {
  hasScrolled = true;
  for (const element of below) {
    // Reported on anew: what this very scroll brought into view (an anchor, a jump) has been seen, and stays.
    observer?.unobserve(element);
    observer?.observe(element);
  }
  below.clear();
}

/** A ref callback: takes an element under observation for as long as it is mounted. */
export function observeScrollAnimation(element: Element | null): (() => void) | undefined {
  if (!element) return undefined;
  if (!observer) {
    observer = new IntersectionObserver(onIntersection, { threshold: [0, revealThreshold] });
    addEventListener('scroll', onFirstScroll, { once: true, passive: true });
  }
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    below.delete(element);
  };
}
