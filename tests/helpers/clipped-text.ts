import type { Page } from '@playwright/test';

/** Text that stands outside of the window or of a box that cuts it off, as a person would find it missing. */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(findClippedText);
}

/** Runs in the page, so it knows nothing of this file. */
export function findClippedText(): string[] {
  const tolerance = 2;
  const problems = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (parent === null || text === '' || isMeantToBeHidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const cut = cutBy(box, parent);
      if (cut !== null) problems.add(`"${text.slice(0, 50)}" is cut off by ${cut}`);
    }
  }
  return [...problems];

  function isMeantToBeHidden(element: Element): boolean {
    if (element.closest('svg, script, style, noscript, option, [aria-hidden="true"]') !== null) return true;
    return !element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    });
  }

  /** What cuts the box off sideways or in height, or null. What scrolls does not: its text can be reached. */
  function cutBy(box: DOMRect, start: Element): string | null {
    if (box.width === 0) return null;
    for (let element: Element | null = start; element !== null; element = element.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      if (/auto|scroll/.test(overflowX)) return null;
      const frame = element.getBoundingClientRect();
      // What is there for screen readers only stands in a box of one pixel.
      if (frame.width <= 1 && overflowX !== 'visible') return null;
      const isCut =
        (overflowX !== 'visible' &&
          (box.left < frame.left - tolerance || box.right > frame.right + tolerance)) ||
        (!/visible|auto|scroll/.test(overflowY) &&
          element !== document.body &&
          (box.top < frame.top - tolerance || box.bottom > frame.bottom + tolerance));
      if (isCut) return `<${element.tagName.toLowerCase()} class="${element.className}">`;
      if (position === 'fixed') break;
    }
    return box.right > innerWidth + tolerance || box.left < -tolerance ? 'the window' : null;
  }
}
