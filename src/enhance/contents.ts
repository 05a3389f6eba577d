import { hasModifier } from './modifier.ts';

/**
 * Distance of the reading line from the top of the window, in pixels. A little below where anchors stop, so that a section
 * jumped to is the marked one, however short it is.
 */
const readingLine = 180;

/** The last section that begins at or above the reading line, or -1. */
function sectionAt(tops: readonly number[], line: number): number {
  return tops.findLastIndex((top) => top <= line);
}

/** The table of contents of a long page: marks the current section, scrolls smoothly, and closes its menu. */
export function startContents(): void {
  const nav = document.querySelector<HTMLElement>('[data-contents]');
  if (!nav) return;
  markSectionInView(nav);
  nav.addEventListener('click', scrollToSection);
  const menu = nav.querySelector('details');
  const close = () => menu?.removeAttribute('open');
  nav.addEventListener('click', (event) => linkAt(event.target) && close());
  nav.addEventListener('keydown', (event) => event.key === 'Escape' && close());
  // Close on a press outside, like a <select>.
  addEventListener('pointerdown', ({ target }) => menu?.contains(target as Node) || close(), {
    passive: true,
  });
}

function markSectionInView(nav: HTMLElement): void {
  const links = [...nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const sections = [...new Set(links.map(sectionOf))].filter((section) => section !== null);
  const label = nav.querySelector('[data-contents-current]');
  const defaultLabel = label?.textContent ?? '';
  let current: HTMLElement | undefined;
  let isScheduled = false;
  const update = () => {
    isScheduled = false;
    const tops = sections.map((section) => section.getBoundingClientRect().top);
    const found = sections[sectionAt(tops, readingLine)];
    if (found === current) return;
    current = found;
    for (const link of links) {
      if (found && link.hash === `#${found.id}`) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
    const title = links.find((link) => found && link.hash === `#${found.id}`)?.textContent;
    if (label) label.textContent = title ?? defaultLabel;
  };
  update();
  // At most once per frame.
  addEventListener(
    'scroll',
    () => {
      if (!isScheduled) requestAnimationFrame(update);
      isScheduled = true;
    },
    { passive: true },
  );
}

/** The section's scroll margin keeps it below the sticky header. */
function scrollToSection(event: MouseEvent): void {
  const link = linkAt(event.target);
  const section = link && sectionOf(link);
  if (!section || hasModifier(event)) return;
  event.preventDefault();
  if (location.hash !== link.hash) history.pushState(null, '', link.hash);
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: reduced ? 'instant' : 'smooth' });
  // Move the focus start point, as the browser does when it follows an anchor.
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
}

function sectionOf(link: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(link.hash.slice(1));
}
