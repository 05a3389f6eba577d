import type { Page } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { footerText } from '../../src/content/footer.ts';
import { navigationTexts } from '../../src/content/navigation.ts';
import { plainPage } from '../helpers/pages.ts';
import { desktop, expect, open, stopClock, test } from '../helpers/site.ts';

test.use({ viewport: desktop });

const bubble = (page: Page) => page.locator('.tooltip');
const searchButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: navigationTexts.search });

async function openWithClock(page: Page) {
  await page.clock.install();
  await open(page, plainPage.path);
  await stopClock(page);
}

test('open after 700 ms and close when the pointer leaves', async ({ page }) => {
  await openWithClock(page);
  await searchButton(page).hover();
  await page.clock.runFor(699);
  await expect(bubble(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(bubble(page)).toBeVisible();
  await expect(bubble(page)).toHaveText(navigationTexts.search);
  await page.mouse.move(600, 600);
  await expect(bubble(page)).toBeHidden();
});

test('the next one opens immediately within 300 ms, and with a delay after that', async ({ page }) => {
  await openWithClock(page);
  // One per social network, and the email address.
  const social = page.getByRole('contentinfo').locator('[data-tooltip]');
  const [first, second] = [...company.social.map(({ network }) => network), footerText.email];
  await social.nth(0).scrollIntoViewIfNeeded();
  await social.nth(0).hover();
  await page.clock.runFor(700);
  await expect(bubble(page)).toHaveText(first ?? '');
  await social.nth(1).hover();
  await page.clock.runFor(1);
  await expect(bubble(page)).toHaveText(second ?? '');
  await expect(bubble(page)).toBeVisible();
  await page.mouse.move(20, 20);
  await page.clock.runFor(301);
  await social.nth(1).hover();
  await page.clock.runFor(600);
  await expect(bubble(page)).toBeHidden();
});

test('open on keyboard focus, close on blur, Escape, click and scroll', async ({ page }) => {
  await open(page, plainPage.path);
  const focusSearch = async () => {
    // By key: tooltips open for :focus-visible only.
    await page.getByRole('banner').getByRole('link', { name: navigationTexts.contact }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(searchButton(page)).toBeFocused();
    await expect(bubble(page)).toBeVisible();
  };
  await focusSearch();
  await page.keyboard.press('Tab');
  await expect(bubble(page)).toBeHidden();
  await focusSearch();
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toBeHidden();
  await focusSearch();
  await page.mouse.wheel(0, 200);
  await expect(bubble(page)).toBeHidden();
  await focusSearch();
  await searchButton(page).click();
  await expect(bubble(page)).toBeHidden();
});
