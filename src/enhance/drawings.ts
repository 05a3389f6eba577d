let observer: IntersectionObserver | undefined;

/**
 * A ref callback: a drawing moves when it comes into view, once the app is there (moving a drawing takes the processor of
 * a slow phone, and until then the page needs it). art.css moves what carries the class, and brings it to rest.
 */
export function moveInView(element: Element | null): (() => void) | undefined {
  if (!element) return undefined;
  observer ??= new IntersectionObserver((entries) => {
    for (const entry of entries) entry.target.classList.toggle('is-moving', entry.isIntersecting);
  });
  observer.observe(element);
  return () => observer?.unobserve(element);
}
