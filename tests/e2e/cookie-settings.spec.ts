import type { Page } from '@playwright/test';
import { controlTexts } from '../../src/content/controls.ts';
import { cookieTexts } from '../../src/content/cookies.ts';
import { footerText } from '../../src/content/footer.ts';
import { addressOf } from '../../src/site/href.ts';
import { pages } from '../../src/site/pages.ts';
import { listen } from '../helpers/heard.ts';
import { plainPage } from '../helpers/pages.ts';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  hold,
  moving,
  nextFrame,
  open,
  pageScript,
  phone,
  stopClock,
  test,
} from '../helpers/site.ts';

test.use({ contextOptions: moving });

const titles = Object.fromEntries(cookieTexts.sections.map(({ id, title }) => [id, title]));
const drawer = (page: Page) => page.getByRole('dialog', { name: cookieTexts.title });
const analytical = (page: Page) => drawer(page).getByRole('switch', { name: titles.analytical });
const marketing = (page: Page) => drawer(page).getByRole('switch', { name: titles.marketing });
const footerButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: footerText.cookieSettings });
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

test.describe('first visit', () => {
  test.use({ returning: false });

  test('opens the drawer, once', async ({ page }) => {
    await open(page, plainPage.path);
    await expect(drawer(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('hasSeenCookieSettings'))).toBeTruthy();
    await page.reload();
    await expect(page.locator('body')).toHaveClass(/scroll-animation/);
    await expect(drawer(page)).toBeHidden();
  });

  test('a drawer opened before the page’s script becomes modal, fires its event once, and stays closed afterwards', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('open-cookie-settings', () => {
        document.documentElement.dataset.heard = `${document.documentElement.dataset.heard ?? ''}x`;
      });
    });
    const release = await hold(page, pageScript);
    await page.goto('/', { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: controlTexts.cookieSettings, exact: true });
    await button.click();
    await expect(drawer(page).getByText(cookieTexts.withoutScript)).toBeVisible();
    await expect(drawer(page).getByRole('switch')).toHaveCount(0);
    release();
    await analytical(page).click();
    expect(await drawer(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-heard', 'x');
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

  test('waits while the visitor is typing', async ({ page }) => {
    const release = await hold(page, pageScript);
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

test('it is at the right with all its parts, 480 px wide or as wide as a phone', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, plainPage.path);
  // It does not open for a returning visitor.
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
  // Only with Global Privacy Control.
  await expect(drawer(page).getByText(cookieTexts.privacySignal)).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await expectNoAxeViolations(page);
});

/** For the effects of a choice, see src/enhance/consent.test.ts. */
test('accept, reject and save store the choice and close; the next opening shows it', async ({ page }) => {
  const heard = await listen(page);
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
  expect(await heard()).toEqual([]);
  await openDrawer(page);
  await expect(marketing(page)).toBeChecked();
  await expect(analytical(page)).not.toBeChecked();
});

test('the close icon, the backdrop and Escape close it without a choice', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, plainPage.path);
  const ways = {
    closeIcon: () => drawer(page).getByRole('button', { name: controlTexts.close, exact: true }).click(),
    backdrop: () => page.mouse.click(300, 500),
    escapeKey: () => page.keyboard.press('Escape'),
  };
  for (const [name, close] of Object.entries(ways)) {
    await reopen(page);
    await analytical(page).click();
    await close();
    await expect(drawer(page), name).toBeHidden();
    expect(await stored(page), name).toBeNull();
  }
});

test('closing takes 300 ms, in which it slides out', async ({ page }) => {
  await page.clock.install();
  await openDrawer(page);
  await stopClock(page);
  await page.keyboard.press('Escape');
  await page.clock.runFor(299);
  await expect(page.locator('dialog.drawer')).toHaveAttribute('open');
  await page.clock.runFor(1);
  await expect(drawer(page)).toBeHidden();
});

test('a click on a section highlights it for a second', async ({ page }) => {
  await page.clock.install();
  await openDrawer(page);
  await stopClock(page);
  await drawer(page).getByRole('heading', { name: titles.marketing }).click();
  const marked = drawer(page).locator('[data-highlighted]');
  await expect(marked).toContainText(titles.marketing ?? '');
  await page.clock.runFor(999);
  await expect(marked).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(marked).toHaveCount(0);
});

test('the footer opens it, also with a double click', async ({ page }) => {
  await open(page, pages['terms-of-use'].path);
  await footerButton(page).dblclick();
  // The second click did not count as a click outside.
  await expect(page.locator('#cookie-settings')).not.toHaveAttribute('data-leaving');
  await expect(drawer(page)).toBeVisible();
});

test('on the policy page itself, its link closes the drawer and scrolls to the section', async ({ page }) => {
  await open(page, pages['privacy-policy'].path);
  const section = page.locator('#cookies');
  // Twice: the second time the URL already has the anchor.
  for (const time of ['first', 'second']) {
    await footerButton(page).click();
    await expect(drawer(page)).toBeVisible();
    await expect(section, time).not.toBeInViewport();
    await drawer(page).getByRole('link').click();
    await expect(drawer(page), time).toBeHidden();
    await expect(section, time).toBeInViewport();
    await expect(page).toHaveURL(addressOf(cookieTexts.more.to));
    // Tab continues from the section, not from the button that opened the drawer.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus'), time).toBeInViewport();
  }
});
