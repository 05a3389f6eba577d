import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { footerTexts, navigationTexts } from '#generated/texts/site.ts';
import { plainPage } from '../helpers/pages.ts';
import { desktop, expect, open, stopClock, test } from '../helpers/site.ts';

test.use({ viewport: desktop });

const tooltip = (page: Page) => page.locator('.tooltip');
const searchButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: navigationTexts.search });

async function openWithClock(page: Page) {
  await page.clock.install();
  await open(page, plainPage.path);
  await stopClock(page);
}

test('a tooltip opens after 700 ms of hover and closes when the pointer leaves', async ({ page }) => {
  await openWithClock(page);
  await searchButton(page).hover();
  await page.clock.runFor(699);
  await expect(tooltip(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(tooltip(page)).toBeVisible();
  await expect(tooltip(page)).toHaveText(navigationTexts.search);
  await page.mouse.move(600, 600);
  await expect(tooltip(page)).toBeHidden();
});

test('a tooltip opens although the page scrolls a little during the delay', async ({ page }) => {
  await openWithClock(page);
  await searchButton(page).hover();
  await page.clock.runFor(300);
  await page.evaluate(() => {
    const scrolled = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }));
    scrollBy(0, 5);
    return scrolled;
  });
  await page.clock.runFor(400);
  await expect(tooltip(page)).toBeVisible();
});

test('the next tooltip opens immediately within 300 ms, and with the usual delay after that', async ({
  page,
}) => {
  await openWithClock(page);
  // There is one per social network, and one for the email address.
  const footerLinks = page.getByRole('contentinfo').locator('[data-tooltip]');
  const [first, second] = [...company.social.map(({ network }) => network), footerTexts.email];
  await footerLinks.nth(0).scrollIntoViewIfNeeded();
  await footerLinks.nth(0).hover();
  await page.clock.runFor(700);
  await expect(tooltip(page)).toHaveText(first ?? '');
  await footerLinks.nth(1).hover();
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText(second ?? '');
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(20, 20);
  await page.clock.runFor(301);
  await footerLinks.nth(1).hover();
  await page.clock.runFor(600);
  await expect(tooltip(page)).toBeHidden();
});

test('a tooltip opens on keyboard focus and closes on blur, Escape, click and scroll', async ({ page }) => {
  await open(page, plainPage.path);
  const focusSearch = async () => {
    // By key, as tooltips open for :focus-visible only.
    await page.getByRole('banner').getByRole('link', { name: navigationTexts.contact }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(searchButton(page)).toBeFocused();
    await expect(tooltip(page)).toBeVisible();
  };
  await focusSearch();
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toBeHidden();
  await focusSearch();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toBeHidden();
  await focusSearch();
  await page.mouse.wheel(0, 200);
  await expect(tooltip(page)).toBeHidden();
  await focusSearch();
  await searchButton(page).click();
  await expect(tooltip(page)).toBeHidden();
});
