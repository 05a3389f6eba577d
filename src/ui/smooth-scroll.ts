import type { MouseEvent } from 'react';

/**
 * For links within a page: scrolls to the section instead of jumping, unless the visitor asked for less motion. Where
 * it stops is set by the section's scroll margin, so below the sticky header. Without script the link simply jumps.
 */
export function followSmoothly(event: MouseEvent<HTMLAnchorElement>): void {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  const { hash } = event.currentTarget;
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (modified || !target) return;
  event.preventDefault();
  if (location.hash !== hash) history.pushState(null, '', hash);
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: reduced ? 'instant' : 'smooth' });
  // The next Tab goes on from the section, as it would after a plain jump.
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
