import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** More tab stops than any page has between two controls. */
const MOST_STOPS = 200;

/** Presses Tab until the element has focus. Every tab stop on the way must be visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const hidden: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const problem = await page.evaluate(unseenFocus);
    if (problem !== null) hidden.push(problem);
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(hidden, 'stops of the Tab key that cannot be seen').toEqual([]);
      return;
    }
  }
  throw new Error(`${target} was not reached in ${MOST_STOPS} stops`);
}

/** Why focus is not visible: out of view, or under the header. Null if it is. */
function unseenFocus(): string | null {
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
  const isPinned = getComputedStyle(focused).position === 'fixed';
  if (!isPinned && (box.bottom <= top || box.top >= innerHeight)) return `out of sight: ${name}`;
  // Day, month and year are tab stops within a date field, which the browser marks itself.
  if (!focused.matches(':focus-visible, [type="date"]')) return `not marked: ${name}`;
  return null;
}
