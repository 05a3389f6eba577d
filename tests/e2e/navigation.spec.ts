import type { Page } from '@playwright/test';
import { pages } from '../../src/site/pages.ts';
import { documentTitle } from '../../src/site/title.ts';
import { desktop, expect, open, test } from '../helpers/site.ts';

test.use({ viewport: desktop });

const careers = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Careers' });
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

test('a link loads the next page: title, heading, top', async ({ page }) => {
  await open(page, '/solutions');
  await page.evaluate(() => scrollTo(0, 500));
  await careers(page).click();
  await expect(page.getByRole('heading', { level: 1, name: pages.careers.heading })).toBeVisible();
  await expect(page).toHaveURL('/careers');
  await expect(page).toHaveTitle(documentTitle('careers'));
  expect(await scrollTop(page)).toBe(0);
});

test('back and forward restore the place on each page', async ({ page }) => {
  await open(page, '/solutions');
  await page.evaluate(() => scrollTo(0, 640));
  await careers(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.careers.heading);
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.solutions.heading);
  await expect.poll(() => scrollTop(page)).toBe(640);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.careers.heading);
  await expect.poll(() => scrollTop(page)).toBe(300);
});

test('back from an anchor of the page goes back to where one was', async ({ page }) => {
  await open(page, '/convokeai');
  await page.getByRole('main').locator('a[href="#ai-capabilities"]').first().click();
  await expect(page).toHaveURL('/convokeai#ai-capabilities');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(200);
  await page.goBack();
  await expect(page).toHaveURL('/convokeai');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('a reload keeps the place', async ({ page }) => {
  await open(page, '/solutions');
  await page.evaluate(() => scrollTo(0, 500));
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(500);
});

test('an odd anchor does no harm', async ({ page }) => {
  await open(page, '/solutions#%');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.solutions.heading);
});

test('pointing at a link fetches its page where the browser knows no speculation rules', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await open(page, '/solutions');
  const asked = page.waitForRequest((request) => request.url().endsWith('/careers'));
  await careers(page).hover();
  await asked;
});

test('modified clicks are the browser’s', async ({ page, context }) => {
  await open(page, '/solutions');
  const opened = context.waitForEvent('page');
  await careers(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/careers');
  await expect(page).toHaveURL('/solutions');
});

test('the skip link is the first stop and leads into the page', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
