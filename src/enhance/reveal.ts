/** How much of an element must be in view before it is marked active. */
const revealThreshold = 0.1;

/** Says that this script runs: without it nothing is hidden. */
const bodyClass = 'scroll-animation';

/** Animates each element in, once, when a tenth of it is in view. */
export function startReveal(): void {
  document.body.classList.add(bodyClass);
  /** Elements below the viewport before the first scroll. They are not hidden yet. */
  const below = new Set<Element>();
  let hasScrolled = false;

  /**
   * An element in view at its first report becomes active without animation. Others wait until a tenth of them is visible.
   * Active is final.
   */
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        // Skipped by a restored scroll position or an anchor.
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
   * Hides what is still below the viewport. Not earlier: printers, reader modes and full-page screenshots do not scroll and
   * must see everything.
   */
  const onFirstScroll = () => {
    hasScrolled = true;
    for (const element of below) {
      // Observe again, for a new first report: what this scroll itself brought into view (an anchor) must not be hidden.
      observer.unobserve(element);
      observer.observe(element);
    }
    below.clear();
  };
  addEventListener('scroll', onFirstScroll, { once: true, passive: true });
}

/** A tenth of a tall element may not fit on a small screen; then a tenth of the screen is enough. */
function isVisibleEnough(entry: IntersectionObserverEntry): boolean {
  if (!entry.isIntersecting) return false;
  const viewport = entry.rootBounds?.height ?? innerHeight;
  return (
    entry.intersectionRatio >= revealThreshold || entry.intersectionRect.height >= viewport * revealThreshold
  );
}
