import { phone } from './journey.ts';
import type { Visitor } from './visitor.ts';

export const menuButton = (group: string) => `.site-header [popovertarget="menu-${group}"]`;
const mobileToggle = '.site-header [popovertarget="mobile-menu"]';

export function isExpanded(visitor: Visitor, group: string, expanded: boolean): Promise<unknown> {
  return visitor.sees(
    `the button of ${group} says aria-expanded="${expanded}"`,
    (selector, expected) => document.querySelector(selector)?.getAttribute('aria-expanded') === expected,
    menuButton(group),
    String(expanded),
  );
}

export async function goThroughMobileMenu(visitor: Visitor): Promise<void> {
  await visitor.resize(phone);
  await visitor.visit('/');
  await visitor.seesOpen('mobile-menu', false);
  await visitor.press(mobileToggle);
  await visitor.seesOpen('mobile-menu');
  await visitor.sees('the page behind is out of reach', () => document.querySelector('main')?.inert);
  await visitor.key('Escape');
  await visitor.seesOpen('mobile-menu', false);
  await visitor.seesFocus(mobileToggle);
  await visitor.sees('the page is within reach again', () => document.querySelector('main')?.inert === false);
  await visitor.press(mobileToggle);
  await visitor.press('#mobile-menu summary', 'Products');
  await visitor.press('#mobile-menu a[href="/products/flexpod"]');
  await visitor.seesPath('/products/flexpod');
  await visitor.started('/products/flexpod');
  await visitor.seesOpen('mobile-menu', false);
}
