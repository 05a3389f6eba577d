import type { Page } from '@playwright/test';

/**
 * Text and controls that are clipped by the window or by a box. `edge` is the minimum distance of text from the sides of the
 * window. Controls may have invisible parts outside.
 */
export function cutOff(page: Page, edge = 0): Promise<string[]> {
  return page.evaluate(findCutOff, edge);
}

/** Runs in the page, so it cannot use anything else of this file. */
export function findCutOff(edge: number): string[] {
  const tolerance = 2;
  const controls = 'a, button, input, select, textarea, summary';
  const problems = new Set<string>();
  const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (overflow > 0) problems.add(`the page is ${overflow} px too wide`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (parent === null || text === '' || isHiddenOnPurpose(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) check(`"${text.slice(0, 50)}"`, box, parent, edge);
  }
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (isHiddenOnPurpose(control) || getComputedStyle(control).opacity === '0') continue;
    check(control.ariaLabel ?? control.textContent.slice(0, 50), control.getBoundingClientRect(), control, 0);
  }
  return [...problems];

  function check(label: string, box: DOMRect, element: Element, edge: number): void {
    const clip = clippedBy(box, element, edge);
    if (clip !== null) problems.add(`${label} is clipped by ${clip}`);
  }

  function isHiddenOnPurpose(element: Element): boolean {
    if (element.closest('svg, script, style, noscript, option, [aria-hidden="true"]') !== null) return true;
    return !element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    });
  }

  /** The element that clips the box, or null. Scroll containers do not count, as their content can be scrolled to. */
  function clippedBy(box: DOMRect, start: Element, edge: number): string | null {
    if (box.width === 0) return null;
    for (let element: Element | null = start; element !== null; element = element.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      if (element !== start && /auto|scroll/.test(overflowX)) return null;
      const frame = element.getBoundingClientRect();
      // Text for screen readers only is in a box of one pixel.
      if (frame.width <= 1 && overflowX !== 'visible') return null;
      const isClipped =
        (overflowX !== 'visible' &&
          (box.left < frame.left - tolerance || box.right > frame.right + tolerance)) ||
        (!/visible|auto|scroll/.test(overflowY) &&
          element !== document.body &&
          (box.top < frame.top - tolerance || box.bottom > frame.bottom + tolerance));
      if (isClipped) return `<${element.tagName.toLowerCase()} class="${element.className}">`;
      if (position === 'fixed') break;
    }
    const isOutsideWindow = box.right > innerWidth - edge + tolerance || box.left < edge - tolerance;
    return isOutsideWindow ? 'the window' : null;
  }
}
