/** Where somebody was on a page: how far each list was scrolled, and what had focus. Going back brings both back. */
interface Place {
  readonly scrolled: Readonly<Record<string, number>>;
  readonly focused: string;
}

const places = new Map<string, Place>();
/** How long a page may take until it shows what was there before. */
const PATIENCE_MS = 1000;

export function placeToReturnTo(key: string): void {
  const scrolled: Record<string, number> = { '': scrollY };
  for (const element of document.querySelectorAll('[data-keeps-scroll]')) {
    scrolled[element.id] = element.scrollTop;
  }
  places.set(key, { scrolled, focused: document.activeElement?.id ?? '' });
}

export function returnTo(key: string): void {
  const place = places.get(key);
  if (place === undefined) return;
  const until = performance.now() + PATIENCE_MS;
  const attempt = () => {
    const element = place.focused === '' ? null : document.getElementById(place.focused);
    if (element === null && place.focused !== '' && performance.now() < until) {
      requestAnimationFrame(attempt);
      return;
    }
    for (const [id, top] of Object.entries(place.scrolled)) {
      if (id === '') scrollTo(0, top);
      else document.getElementById(id)?.scrollTo(0, top);
    }
    element?.focus({ preventScroll: true });
  };
  requestAnimationFrame(attempt);
}
