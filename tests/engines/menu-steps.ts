import { lastMenu, menuPage } from '../helpers/pages.ts';
import { phone } from './journey.ts';
import type { Visitor } from './visitor.ts';

export const menuButton = (group: string) => `.site-header [popovertarget="menu-${group}"]`;
const mobileToggle = '.site-header [popovertarget="mobile-menu"]';

export function expectExpanded(visitor: Visitor, group: string, expanded: boolean): Promise<unknown> {
  return visitor.waitFor(
    `the button of ${group} has aria-expanded="${expanded}"`,
    (selector, expected) => document.querySelector(selector)?.getAttribute('aria-expanded') === expected,
    menuButton(group),
    String(expanded),
  );
}

export async function checkMobileMenu(visitor: Visitor): Promise<void> {
  await visitor.resize(phone);
  await visitor.visit('/');
  await visitor.expectOpen('mobile-menu', false);
  await visitor.click(mobileToggle);
  await visitor.expectOpen('mobile-menu');
  await visitor.waitFor('the page behind is inert', () => document.querySelector('main')?.inert);
  await visitor.press('Escape');
  await visitor.expectOpen('mobile-menu', false);
  await visitor.expectFocus(mobileToggle);
  await visitor.waitFor('the page is no longer inert', () => document.querySelector('main')?.inert === false);
  await visitor.click(mobileToggle);
  await visitor.click('#mobile-menu summary', lastMenu.label);
  await visitor.click(`#mobile-menu a[href="${menuPage.path}"]`);
  await visitor.expectPath(menuPage.path);
  await visitor.waitForScript(menuPage.path);
  await visitor.expectOpen('mobile-menu', false);
}
