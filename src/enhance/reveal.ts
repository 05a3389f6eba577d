/** How much of an element must be in view before it is marked active. */
const revealThreshold = 0.1;

/** On the body for as long as the page's scripts are at work. */
const bodyClass = 'scroll-animation';

/** Animates elements in, once each, when a tenth of them has come into view. */
export function startReveal(): void {
  document.body.classList.add(bodyClass);
  /** Elements below the screen that nobody has scrolled toward yet: they stand there as they are. */
  const below = new Set<Element>();
  let hasScrolled = false;

  /**
   * The first report on an element tells whether it stands in view already: then it is active at once and never moves.
   * Otherwise it waits until a tenth of it is visible. Active is for good.
   */
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        // What was scrolled past unseen (a restored position, an anchor) has nothing to animate in any more.
        const isPassed = entry.boundingClientRect.bottom < 0;
        if (isPassed || isVisibleEnough(entry)) {
          entry.target.classList.add('active');
          below.delete(entry.target);
          observer.unobserve(entry.target);
        } else if (!entry.isIntersecting) {
          if (hasScrolled) entry.target.classList.add('waiting');
          else below.add(entry.target);
        }
      }
    },
    { threshold: [0, revealThreshold] },
  );
  for (const element of document.querySelectorAll('.scroll-rise, .scroll-fade')) observer.observe(element);

  /**
   * Only now is anything hidden, and only what is still out of sight. Whoever takes in a page without scrolling, such as
   * a printer, a reader or a program that photographs it whole, sees all of it.
   */
  const onFirstScroll = () => {
    hasScrolled = true;
    for (const element of below) {
      // Reported on anew: what this very scroll brought into view (an anchor, a jump) has been seen, and stays.
      observer.unobserve(element);
      observer.observe(element);
    }
    below.clear();
  };
  addEventListener('scroll', onFirstScroll, { once: true, passive: true });
}

/** A tall element can never be a tenth visible on a small screen; a tenth of the screen is enough then. */
function isVisibleEnough(entry: IntersectionObserverEntry): boolean {
  if (!entry.isIntersecting) return false;
  const viewport = entry.rootBounds?.height ?? innerHeight;
  return (
    entry.intersectionRatio >= revealThreshold || entry.intersectionRect.height >= viewport * revealThreshold
  );
}
