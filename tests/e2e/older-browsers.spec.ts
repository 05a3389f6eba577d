/**
 * Browsers without popovers, @starting-style and speculation rules: Safari before 17, Firefox before 125. Emulated in Chromium
 * by removing these features before any script, and from every document and style sheet.
 */

import type { Page } from '@playwright/test';
import { cookieTexts } from '#content/cookies.ts';
import { navigationTexts } from '#generated/texts/site.ts';
import { type Menu, menus } from '#site/navigation.ts';
import { sendContact } from '../helpers/contact.ts';
import { darkPage, firstMenu, lastMenu, menuPage, plainPage } from '../helpers/pages.ts';
import { searchedPage } from '../helpers/searched-page.ts';
import {
  delayRequests,
  desktop,
  expect,
  expectNoAxeViolations,
  open,
  openForm,
  pageScript,
  phone,
  test,
} from '../helpers/site.ts';

test.use({ viewport: desktop });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(removeFeatures);
  await page.route(/\/assets\/.*\.css$|^[^?]*\/[\w-]*(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const type = response.headers()['content-type'] ?? '';
    if (!/html|css/.test(type)) return route.fulfill({ response });
    // Renamed, as the attribute would still work in Chromium.
    const body = (await response.text())
      .replaceAll(':popover-open', ':no-such-state')
      .replaceAll('@starting-style', '@no-such-rule')
      .replaceAll(' popover="', ' data-popover="');
    return route.fulfill({ response, body });
  });
});

// A test may end while a page is still loading.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Runs before any script of the page. */
function removeFeatures(): void {
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
const panel = (page: Page, { group }: Menu) => page.locator(`#menu-${group}`);

test('menus open by hover, click and key, one at a time, and close by Escape or a click outside', async ({
  page,
}) => {
  await open(page, '/');
  for (const menu of menus) await expect(panel(page, menu)).toBeHidden();
  await button(page, firstMenu.label).hover();
  await expect(panel(page, firstMenu)).toBeVisible();
  await expect(button(page, firstMenu.label)).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(720, 880);
  await expect(panel(page, firstMenu)).toBeHidden();
  await button(page, firstMenu.label).press('Enter');
  await expect(panel(page, firstMenu)).toBeVisible();
  if (lastMenu !== firstMenu) {
    await button(page, lastMenu.label).click();
    await expect(panel(page, lastMenu)).toBeVisible();
    await expect(panel(page, firstMenu)).toBeHidden();
  }
  await page.keyboard.press('Escape');
  await expect(panel(page, lastMenu)).toBeHidden();
  await expect(button(page, lastMenu.label)).toBeFocused();
  await page.mouse.move(720, 880);
  await button(page, lastMenu.label).press('Enter');
  await expect(panel(page, lastMenu)).toBeVisible();
  await page.mouse.click(720, 880);
  await expect(panel(page, lastMenu)).toBeHidden();
  await button(page, lastMenu.label).click();
  await panel(page, lastMenu).locator(`a[href="${menuPage.path}"]`).click();
  await expect(page).toHaveURL(menuPage.path);
});

test('the header has enough contrast on a dark hero and once scrolled', async ({ page }) => {
  await open(page, darkPage.path);
  const header = page.getByRole('banner');
  const textColor = () => header.evaluate((element) => getComputedStyle(element).color);
  const onDark = await textColor();
  await expectNoAxeViolations(page, '.site-header', ['color-contrast']);
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(textColor).not.toBe(onDark);
  await expectNoAxeViolations(page, '.site-header', ['color-contrast']);
});

test('the mobile menu opens, makes the page inert, and navigates', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const menu = page.locator('#mobile-menu');
  await expect(menu).toBeHidden();
  await button(page, navigationTexts.menu).click();
  await expect(menu).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  await expect(page.locator('.menu-toggle svg:visible')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await button(page, navigationTexts.menu).click();
  await menu.locator('summary', { hasText: lastMenu.label }).click();
  await menu.locator(`a[href="${menuPage.path}"]`).click();
  await expect(page).toHaveURL(menuPage.path);
  await expect(menu).toBeHidden();
});

test('buttons that open a dialog are hidden until the script has loaded', async ({ page }) => {
  const release = await delayRequests(page, pageScript);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(button(page, firstMenu.label)).toBeVisible();
  const dialogButtons = page.locator(
    '[popovertarget="search"], [popovertarget="cookie-settings"]:not(dialog *)',
  );
  await expect(dialogButtons.filter({ visible: true })).toHaveCount(0);
  release();
  await expect(dialogButtons.filter({ visible: true })).toHaveCount(3);
});

test('the search and the contact form work, and tooltips cause no errors', async ({ page }) => {
  await open(page, plainPage.path);
  // Its tooltip cannot open without popovers.
  await button(page, navigationTexts.search).focus();
  await button(page, navigationTexts.search).click();
  const dialog = page.getByRole('dialog', { name: navigationTexts.search });
  await dialog.getByRole('combobox').fill(searchedPage.title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(searchedPage.path);
  await openForm(page, '/contact', 'contact-form');
  await sendContact(page);
});

test.describe('a first visit', () => {
  test.use({ returning: false });

  test('opens the cookie drawer, which stays closed after a choice', async ({ page }) => {
    await open(page, plainPage.path);
    const drawer = page.getByRole('dialog', { name: cookieTexts.title });
    await drawer.getByRole('button', { name: cookieTexts.rejectAll }).click();
    await expect(drawer).toBeHidden();
    await page.reload();
    await expect(page.locator('body')).toHaveClass(/scroll-animation/);
    await expect(drawer).toBeHidden();
  });
});
