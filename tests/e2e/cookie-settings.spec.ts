import type { Page } from '@playwright/test';
import { cookieTexts } from '../../src/content/cookies.ts';
import { consentVersion } from '../../src/enhance/consent.ts';
import { listen } from '../helpers/heard.ts';
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

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Cookies: The choice is yours' });
const analytical = (page: Page) => drawer(page).getByRole('switch', { name: 'Analytical/Performance' });
const marketing = (page: Page) => drawer(page).getByRole('switch', { name: 'Marketing' });
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'));

async function openDrawer(page: Page) {
  await open(page, '/about');
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('open-cookie-settings')));
  await expect(drawer(page)).toBeVisible();
}

test.describe('first visit', () => {
  test.use({ returning: false });

  test('it opens by itself, once', async ({ page }) => {
    await open(page, '/about');
    await expect(drawer(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('hasSeenCookieSettings'))).toBeTruthy();
    await page.reload();
    await expect(page.locator('body')).toHaveClass(/scroll-animation/);
    await expect(drawer(page)).toBeHidden();
  });

  test('opened before the page’s script it becomes modal, tells of it once, and stays closed afterwards', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('open-cookie-settings', () => {
        document.documentElement.dataset.heard = `${document.documentElement.dataset.heard ?? ''}x`;
      });
    });
    const release = await hold(page, pageScript);
    await page.goto('/', { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Cookie Settings', exact: true });
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
    // The first visit has been greeted: losing the focus does not open it again.
    await page.waitForLoadState();
    await button.blur();
    await nextFrame(page);
    await expect(drawer(page)).toBeHidden();
  });

  test('it waits for somebody who is typing', async ({ page }) => {
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

test('a returning visitor is left alone', async ({ page }) => {
  await open(page, '/about');
  await expect(drawer(page)).toBeHidden();
});

for (const [size, viewport, width] of [
  ['desktop', desktop, 480],
  ['phone', phone, 390],
] as const) {
  test(`it stands at the right, ${width} px wide on a ${size}, with all its parts`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openDrawer(page);
    await expect
      .poll(() => drawer(page).evaluate((element) => Math.round(element.getBoundingClientRect().right)))
      .toBe(viewport.width);
    // As laid out: while it still slides, its box on the screen is off by a millionth.
    expect(await drawer(page).evaluate((element: HTMLElement) => element.offsetWidth)).toBe(width);
    await expect(drawer(page).getByRole('heading', { name: 'Necessary' })).toBeVisible();
    await expect(drawer(page).getByText('Always active')).toBeVisible();
    await expect(drawer(page).getByRole('switch')).toHaveCount(2);
    for (const name of [
      'I accept all cookies',
      'Reject all non-essential cookies',
      'Save my cookie choices and close',
    ]) {
      await expect(drawer(page).getByRole('button', { name })).toBeVisible();
    }
    await expect(drawer(page).getByRole('link')).toHaveAttribute('href', '/privacy-policy#cookies');
    await expectNoAxeViolations(page);
  });
}

test('accept all turns both on, keeps that and closes', async ({ page }) => {
  await openDrawer(page);
  await drawer(page).getByRole('button', { name: 'I accept all cookies' }).click();
  await expect(drawer(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({ analytical: true, marketing: true, version: consentVersion });
});

test('reject all turns both off, keeps that and closes', async ({ page }) => {
  await openDrawer(page);
  await analytical(page).click();
  await drawer(page).getByRole('button', { name: 'Reject all non-essential cookies' }).click();
  await expect(drawer(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({ analytical: false, marketing: false });
});

test('save keeps the switches as they stand, and the next opening shows them', async ({ page }) => {
  const heard = await listen(page);
  await openDrawer(page);
  await expect(analytical(page)).not.toBeChecked();
  await marketing(page).click();
  await expect(marketing(page)).toBeChecked();
  await expect(analytical(page)).not.toBeChecked();
  await drawer(page).getByRole('button', { name: 'Save my cookie choices and close' }).click();
  await expect(drawer(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({ analytical: false, marketing: true });
  // Closing leads the focus back to the page; that is told, and nothing beside it.
  expect(await heard()).toEqual([]);
  await page.reload();
  await openDrawer(page);
  await expect(marketing(page)).toBeChecked();
  await expect(analytical(page)).not.toBeChecked();
});

test('the close icon, the backdrop and Escape close it and decide nothing', async ({ page }) => {
  await page.setViewportSize(desktop);
  const ways = {
    closeIcon: () => drawer(page).getByRole('button', { name: 'Close', exact: true }).click(),
    backdrop: () => page.mouse.click(300, 500),
    escapeKey: () => page.keyboard.press('Escape'),
  };
  for (const [name, close] of Object.entries(ways)) {
    await openDrawer(page);
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
  expect(await page.locator('dialog.drawer').evaluate((element) => element.hasAttribute('open'))).toBe(true);
  await page.clock.runFor(1);
  await expect(drawer(page)).toBeHidden();
});

test('a click on a section marks it for a second', async ({ page }) => {
  await page.clock.install();
  await openDrawer(page);
  await stopClock(page);
  await drawer(page).getByRole('heading', { name: 'Marketing' }).click();
  const marked = drawer(page).locator('[data-highlighted]');
  await expect(marked).toContainText('Marketing');
  await page.clock.runFor(999);
  await expect(marked).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(marked).toHaveCount(0);
});

test('the page does not scroll behind it', async ({ page }) => {
  await openDrawer(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
});

test('every page opens it from the footer, with a double click as well', async ({ page }) => {
  await open(page, '/terms-of-use');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).dblclick();
  // It was not closed again, as it would be by a press beside it.
  await expect(page.locator('#cookie-settings')).not.toHaveAttribute('data-leaving');
  await expect(drawer(page)).toBeVisible();
});

test('on the page of the policy itself, its link closes the drawer and shows the section', async ({
  page,
}) => {
  await open(page, '/privacy-policy');
  const section = page.locator('#cookies');
  // Twice: the second time the address has the section already.
  for (const time of ['first', 'second']) {
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
    await expect(drawer(page)).toBeVisible();
    await expect(section, time).not.toBeInViewport();
    await drawer(page).getByRole('link').click();
    await expect(drawer(page), time).toBeHidden();
    await expect(section, time).toBeInViewport();
    await expect(page).toHaveURL('/privacy-policy#cookies');
    // Tab goes on from the section, not from the button that opened the drawer.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus'), time).toBeInViewport();
  }
});

test('withdrawing consent removes the cookies that came with it', async ({ page }) => {
  await openDrawer(page);
  await drawer(page).getByRole('button', { name: 'I accept all cookies' }).click();
  await expect(drawer(page)).toBeHidden();
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: stands for what a tag would do
    document.cookie = 'visits=1; path=/';
  });
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('open-cookie-settings')));
  await drawer(page).getByRole('button', { name: 'Reject all non-essential cookies' }).click();
  await expect(drawer(page)).toBeHidden();
  expect(await page.evaluate(() => document.cookie)).toBe('');
});
