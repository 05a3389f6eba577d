import type { Page } from '@playwright/test';
import { desktop, expect, open, stopClock, test } from '../helpers/site.ts';

test.use({ viewport: desktop });

const bubble = (page: Page) => page.locator('.tooltip');
const searchButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });

async function openWithClock(page: Page) {
  await page.clock.install();
  await open(page, '/about');
  await stopClock(page);
}

test('open after 700 ms and close when the pointer leaves', async ({ page }) => {
  await openWithClock(page);
  await searchButton(page).hover();
  await page.clock.runFor(699);
  await expect(bubble(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(bubble(page)).toBeVisible();
  await expect(bubble(page)).toHaveText('Search');
  await page.mouse.move(600, 600);
  await expect(bubble(page)).toBeHidden();
});

test('the next one opens at once within 300 ms, and waits again after that', async ({ page }) => {
  await openWithClock(page);
  const social = page.getByRole('contentinfo').locator('[data-tooltip]');
  await social.nth(0).scrollIntoViewIfNeeded();
  await social.nth(0).hover();
  await page.clock.runFor(700);
  await expect(bubble(page)).toHaveText('X');
  await social.nth(1).hover();
  await page.clock.runFor(1);
  await expect(bubble(page)).toHaveText('Facebook');
  await expect(bubble(page)).toBeVisible();
  await page.mouse.move(20, 20);
  await page.clock.runFor(301);
  await social.nth(2).hover();
  await page.clock.runFor(600);
  await expect(bubble(page)).toBeHidden();
});

test('open on keyboard focus, close on blur, Escape, click and scroll', async ({ page }) => {
  await open(page, '/about');
  const focusSearch = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Careers' }).focus();
    await page.keyboard.press('Tab');
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
