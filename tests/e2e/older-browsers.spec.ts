/**
 * Browsers without popovers, @starting-style and speculation rules: Safari before 17, Firefox before 125. Chromium stands
 * in for them, with all of it taken away before any script and in every document and style sheet that arrives.
 */
import type { Page } from '@playwright/test';
import { sendContact } from '../helpers/contact.ts';
import { desktop, expect, hold, open, openForm, pageScript, phone, test } from '../helpers/site.ts';

test.use({ viewport: desktop });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(takeAway);
  await page.route(/\/assets\/.*\.css$|^[^?]*\/[\w-]*(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const type = response.headers()['content-type'] ?? '';
    if (!/html|css/.test(type)) return route.fulfill({ response });
    // Names that no browser knows; the attribute would still do something in this one.
    const body = (await response.text())
      .replaceAll(':popover-open', ':no-such-state')
      .replaceAll('@starting-style', '@no-such-rule')
      .replaceAll(' popover="', ' data-popover="');
    return route.fulfill({ response, body });
  });
});

// A test may end while a page is still arriving.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Runs before any script of the page. */
function takeAway(): void {
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
    delete (HTMLElement.prototype as unknown as Record<string, unknown>)[name];
  }
  delete (HTMLDialogElement.prototype as unknown as Record<string, unknown>).closedBy;
  HTMLScriptElement.supports = (type) => type !== 'speculationrules';
  const { matches } = Element.prototype;
  Element.prototype.matches = function (this: Element, selectors: string) {
    return matches.call(this, selectors.replaceAll(':popover-open', ':no-such-state'));
  } as typeof matches;
}

const button = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });
const panel = (page: Page, group: string) => page.locator(`#menu-${group}`);

test('menus are closed, open by pointer, press and key, one at a time, and close', async ({ page }) => {
  await open(page, '/');
  for (const group of ['solutions', 'services', 'products']) await expect(panel(page, group)).toBeHidden();
  await button(page, 'Solutions').hover();
  await expect(panel(page, 'solutions')).toBeVisible();
  await expect(button(page, 'Solutions')).toHaveAttribute('aria-expanded', 'true');
  await button(page, 'Products').click();
  await expect(panel(page, 'products')).toBeVisible();
  await expect(panel(page, 'solutions')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(panel(page, 'products')).toBeHidden();
  await expect(button(page, 'Products')).toBeFocused();
  await page.mouse.move(720, 880);
  await button(page, 'Services').press('Enter');
  await expect(panel(page, 'services')).toBeVisible();
  await page.mouse.click(720, 880);
  await expect(panel(page, 'services')).toBeHidden();
  await button(page, 'Services').click();
  await panel(page, 'services').getByRole('link', { name: 'Managed Services' }).click();
  await expect(page).toHaveURL('/managed-services');
});

test('the header can be read on a dark hero and once scrolled', async ({ page }) => {
  await open(page, '/managed-services');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('color', 'rgb(255, 255, 255)');
  await page.evaluate(() => scrollTo(0, 400));
  await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(header).not.toHaveCSS('color', 'rgb(255, 255, 255)');
});

test('the mobile menu opens, keeps the page out of reach, and leads on', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const menu = page.locator('#mobile-menu');
  await expect(menu).toBeHidden();
  await button(page, 'Menu').click();
  await expect(menu).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  await expect(page.locator('.menu-toggle svg:visible')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await button(page, 'Menu').click();
  await menu.locator('summary', { hasText: 'Products' }).click();
  await menu.locator('a[href="/products/flexpod"]').click();
  await expect(page).toHaveURL('/products/flexpod');
  await expect(menu).toBeHidden();
});

test('no button is shown that would do nothing before the script is there', async ({ page }) => {
  const release = await hold(page, pageScript);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(button(page, 'Solutions')).toBeVisible();
  const dialogButtons = page.locator(
    '[popovertarget="search"], [popovertarget="cookie-settings"]:not(dialog *)',
  );
  await expect(dialogButtons.filter({ visible: true })).toHaveCount(0);
  release();
  await expect(dialogButtons.filter({ visible: true })).toHaveCount(3);
});

test('search, tooltips and forms do their work or nothing', async ({ page }) => {
  await open(page, '/about');
  // A control with a tooltip, which there cannot be.
  await button(page, 'Search').focus();
  await button(page, 'Search').click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('flexpod');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/flexpod');
  await openForm(page, '/contact', 'contact-form');
  await sendContact(page);
});

test.describe('a first visit', () => {
  test.use({ returning: false });

  test('is greeted by the cookie drawer, which keeps the choice', async ({ page }) => {
    await open(page, '/about');
    const drawer = page.getByRole('dialog', { name: 'Cookies: The choice is yours' });
    await drawer.getByRole('button', { name: 'Reject all non-essential cookies' }).click();
    await expect(drawer).toBeHidden();
    await page.reload();
    await expect(page.locator('body')).toHaveClass(/scroll-animation/);
    await expect(drawer).toBeHidden();
  });
});
