import type { Page } from '@playwright/test';
import { cookieTexts } from '#content/cookies.ts';
import { controlTexts, footerTexts } from '#generated/texts/site.ts';
import { addressOf } from '#site/href.ts';
import { pages } from '#site/pages.ts';
import { recordAnnouncements } from '../helpers/announcements.ts';
import { plainPage } from '../helpers/pages.ts';
import {
  delayRequests,
  desktop,
  expect,
  expectNoAxeViolations,
  nextFrame,
  open,
  pageScript,
  phone,
  stopClock,
  test,
  withMotion,
} from '../helpers/site.ts';

test.use({ contextOptions: withMotion });

const titles = Object.fromEntries(cookieTexts.sections.map(({ id, title }) => [id, title]));
const drawer = (page: Page) => page.getByRole('dialog', { name: cookieTexts.title });
const analytical = (page: Page) => drawer(page).getByRole('switch', { name: titles.analytical });
const marketing = (page: Page) => drawer(page).getByRole('switch', { name: titles.marketing });
const footerButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: footerTexts.cookieSettings });
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'));

async function openDrawer(page: Page) {
  await open(page, plainPage.path);
  await reopen(page);
}

async function reopen(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('open-cookie-settings')));
  await expect(drawer(page)).toBeVisible();
}

test.describe('on a first visit', () => {
  test.use({ returning: false });

  test('the drawer opens, but not again after a reload', async ({ page }) => {
    await open(page, plainPage.path);
    await expect(drawer(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('hasSeenCookieSettings'))).toBeTruthy();
    await page.reload();
    await expect(page.locator('body')).toHaveClass(/scroll-animation/);
    await expect(drawer(page)).toBeHidden();
  });

  test('a drawer opened before the page’s script loads becomes modal and stays closed once saved', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('open-cookie-settings', () => {
        document.documentElement.dataset.fired = `${document.documentElement.dataset.fired ?? ''}x`;
      });
    });
    const release = await delayRequests(page, pageScript);
    await page.goto('/', { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: controlTexts.cookieSettings, exact: true });
    await button.click();
    await expect(drawer(page).getByText(cookieTexts.withoutScript)).toBeVisible();
    await expect(drawer(page).getByRole('switch')).toHaveCount(0);
    release();
    await analytical(page).click();
    expect(await drawer(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-fired', 'x');
    await expect(drawer(page).getByText(cookieTexts.withoutScript)).toBeHidden();
    await drawer(page).getByRole('button', { name: cookieTexts.save }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(button).toBeFocused();
    expect(await stored(page)).toMatchObject({ analytical: true, marketing: false });
    expect(await page.evaluate(() => localStorage.getItem('hasSeenCookieSettings'))).toBeTruthy();
    // It counts as shown: losing focus does not open it again.
    await page.waitForLoadState();
    await button.blur();
    await nextFrame(page);
    await expect(drawer(page)).toBeHidden();
  });

  test('the drawer waits until the visitor leaves the field they are typing in', async ({ page }) => {
    const release = await delayRequests(page, pageScript);
    await page.goto('/contact', { waitUntil: 'commit' });
    const name = page.getByLabel('Full name');
    await name.focus();
    await page.keyboard.type('Dana');
    release();
    await expect(page.locator('body')).toHaveClass(/scroll-animation/);
    await page.keyboard.type(' Whitfield');
    await expect(name).toHaveValue('Dana Whitfield');
    await expect(drawer(page)).toBeHidden();
    await name.blur();
    await expect(drawer(page)).toBeVisible();
  });
});

test('the drawer is right-aligned with all its controls, 480 px wide or as wide as a phone', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, plainPage.path);
  // Returning visitors do not see it.
  await expect(drawer(page)).toBeHidden();
  await reopen(page);
  for (const [viewport, width] of [
    [desktop, 480],
    [phone, phone.width],
  ] as const) {
    await page.setViewportSize(viewport);
    await expect
      .poll(() => drawer(page).evaluate((element) => Math.round(element.getBoundingClientRect().right)))
      .toBe(viewport.width);
    // The layout width: while it slides, its bounding box is off by a millionth.
    await expect(drawer(page)).toHaveJSProperty('offsetWidth', width);
  }
  await expect(drawer(page).getByRole('heading', { name: titles.necessary })).toBeVisible();
  await expect(drawer(page).getByText(cookieTexts.alwaysActive)).toBeVisible();
  await expect(drawer(page).getByRole('switch')).toHaveCount(2);
  for (const name of [cookieTexts.acceptAll, cookieTexts.rejectAll, cookieTexts.save]) {
    await expect(drawer(page).getByRole('button', { name })).toBeVisible();
  }
  await expect(drawer(page).getByRole('link')).toHaveAttribute('href', addressOf(cookieTexts.more.to));
  // This note is for browsers with Global Privacy Control.
  await expect(drawer(page).getByText(cookieTexts.privacySignal)).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await expectNoAxeViolations(page);
});

/** src/enhance/consent.test.ts covers the effects of a choice. */
test('accept, reject and save store the choice, close the drawer and show it when reopened', async ({
  page,
}) => {
  const announcements = await recordAnnouncements(page);
  await openDrawer(page);
  await drawer(page).getByRole('button', { name: cookieTexts.acceptAll }).click();
  await expect(drawer(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({ analytical: true, marketing: true });

  await reopen(page);
  await expect(analytical(page)).toBeChecked();
  await drawer(page).getByRole('button', { name: cookieTexts.rejectAll }).click();
  await expect(drawer(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({ analytical: false, marketing: false });

  await reopen(page);
  await expect(marketing(page)).not.toBeChecked();
  await marketing(page).click();
  await expect(marketing(page)).toBeChecked();
  await drawer(page).getByRole('button', { name: cookieTexts.save }).click();
  await expect(drawer(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({ analytical: false, marketing: true });
  // Closing returns focus to the page; nothing else is announced.
  expect(await announcements()).toEqual([]);
  await openDrawer(page);
  await expect(marketing(page)).toBeChecked();
  await expect(analytical(page)).not.toBeChecked();
});

test('the close icon, the backdrop and Escape close the drawer without storing a choice', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, plainPage.path);
  const closeActions = {
    closeIcon: () => drawer(page).getByRole('button', { name: controlTexts.close, exact: true }).click(),
    backdrop: () => page.mouse.click(300, 500),
    escapeKey: () => page.keyboard.press('Escape'),
  };
  for (const [name, close] of Object.entries(closeActions)) {
    await reopen(page);
    await analytical(page).click();
    await close();
    await expect(drawer(page), name).toBeHidden();
    expect(await stored(page), name).toBeNull();
  }
});

test('the drawer closes 300 ms after Escape', async ({ page }) => {
  await page.clock.install();
  await openDrawer(page);
  await stopClock(page);
  await page.keyboard.press('Escape');
  await page.clock.runFor(299);
  await expect(page.locator('dialog.drawer')).toHaveAttribute('open');
  await page.clock.runFor(1);
  await expect(drawer(page)).toBeHidden();
});

test('a click on a section highlights it for one second', async ({ page }) => {
  await page.clock.install();
  await openDrawer(page);
  await stopClock(page);
  await drawer(page).getByRole('heading', { name: titles.marketing }).click();
  const highlighted = drawer(page).locator('[data-highlighted]');
  await expect(highlighted).toContainText(titles.marketing ?? '');
  await page.clock.runFor(999);
  await expect(highlighted).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(highlighted).toHaveCount(0);
});

test('a double click on the footer button opens the drawer and does not close it again', async ({ page }) => {
  await open(page, pages['terms-of-use'].path);
  await footerButton(page).dblclick();
  // The second click did not count as a click outside.
  await expect(page.locator('#cookie-settings')).not.toHaveAttribute('data-leaving');
  await expect(drawer(page)).toBeVisible();
});

test('on the privacy policy page, the drawer’s link closes it and scrolls to its section', async ({
  page,
}) => {
  await open(page, pages['privacy-policy'].path);
  const section = page.locator('#cookies');
  // Twice: the second time the URL already has the anchor.
  for (const round of ['first', 'second']) {
    await footerButton(page).click();
    await expect(drawer(page)).toBeVisible();
    await expect(section, round).not.toBeInViewport();
    await drawer(page).getByRole('link').click();
    await expect(drawer(page), round).toBeHidden();
    await expect(section, round).toBeInViewport();
    await expect(page).toHaveURL(addressOf(cookieTexts.more.to));
    // Tab continues from the section, not from the button that opened the drawer.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus'), round).toBeInViewport();
  }
});
