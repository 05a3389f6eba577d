import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** More than any page has between two controls. */
const MAX_TAB_STOPS = 200;

/** Presses Tab until the element has focus. Every tab stop on the way must be visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const problems: string[] = [];
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const problem = await page.evaluate(focusProblem);
    if (problem !== null) problems.push(problem);
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(problems, 'tab stops without visible focus').toEqual([]);
      return;
    }
  }
  throw new Error(`${target} was not reached within ${MAX_TAB_STOPS} tab stops`);
}

/** The reason why focus is not visible, such as being under the header, or null if it is. */
function focusProblem(): string | null {
  const focused = document.activeElement;
  // After the last tab stop come the browser's own controls.
  if (focused === null || focused === document.body) return null;
  const name = `${focused.outerHTML.slice(0, 90)}`;
  const box = focused.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return `no size: ${name}`;
  const header = document.querySelector('.site-header');
  const top =
    header?.contains(focused) || focused.closest('dialog, [popover]')
      ? 0
      : (header?.getBoundingClientRect().bottom ?? 0);
  const isFixed = getComputedStyle(focused).position === 'fixed';
  if (!isFixed && (box.bottom <= top || box.top >= innerHeight)) return `out of view: ${name}`;
  // Day, month and year are tab stops within a date field, which the browser highlights itself.
  if (!focused.matches(':focus-visible, [type="date"]')) return `no focus ring: ${name}`;
  return null;
}
