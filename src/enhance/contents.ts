import { hasModifier } from './modifier.ts';

/**
 * How far below the top of the window the reading line lies: a little below where an anchor comes to rest, so that
 * the section jumped to is the one marked, however short it is.
 */
const readingLine = 180;

/** The section a reader is in: the last one that begins at or above the reading line, or -1 before the first. */
function sectionAt(tops: readonly number[], line: number): number {
  return tops.findLastIndex((top) => top <= line);
}

/** The index of a long page: marks the part being read, goes there smoothly, and closes its menu again. */
export function startContents(): void {
  const nav = document.querySelector<HTMLElement>('[data-contents]');
  if (!nav) return;
  markSectionInView(nav);
  nav.addEventListener('click', goSmoothly);
  const menu = nav.querySelector('details');
  const close = () => menu?.removeAttribute('open');
  nav.addEventListener('click', (event) => linkAt(event.target) && close());
  nav.addEventListener('keydown', (event) => event.key === 'Escape' && close());
  // A press elsewhere closes it, as it would a select.
  addEventListener('pointerdown', ({ target }) => menu?.contains(target as Node) || close(), {
    passive: true,
  });
}

function markSectionInView(nav: HTMLElement): void {
  const links = [...nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const sections = [...new Set(links.map(sectionOf))].filter((section) => section !== null);
  const label = nav.querySelector('[data-contents-current]');
  const unnamed = label?.textContent ?? '';
  let current: HTMLElement | undefined;
  let isDue = false;
  const look = () => {
    isDue = false;
    const tops = sections.map((section) => section.getBoundingClientRect().top);
    const found = sections[sectionAt(tops, readingLine)];
    if (found === current) return;
    current = found;
    for (const link of links) {
      if (found && link.hash === `#${found.id}`) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
    const title = links.find((link) => found && link.hash === `#${found.id}`)?.textContent;
    if (label) label.textContent = title ?? unnamed;
  };
  look();
  // Once a frame at most: scroll events come faster than anything can be shown.
  addEventListener(
    'scroll',
    () => {
      if (!isDue) requestAnimationFrame(look);
      isDue = true;
    },
    { passive: true },
  );
}

/** Where it stops is set by the section's scroll margin, so below the sticky header. */
function goSmoothly(event: MouseEvent): void {
  const link = linkAt(event.target);
  const section = link && sectionOf(link);
  if (!section || hasModifier(event)) return;
  event.preventDefault();
  if (location.hash !== link.hash) history.pushState(null, '', link.hash);
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: reduced ? 'instant' : 'smooth' });
  // The next Tab goes on from the section, as it would after a plain jump.
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
}

function sectionOf(link: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(link.hash.slice(1));
}
