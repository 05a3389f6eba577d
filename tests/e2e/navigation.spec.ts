import type { Page } from '@playwright/test';
import { controlTexts, navigationTexts } from '#generated/texts/site.ts';
import { pages } from '#site/pages.ts';
import { documentTitle } from '#site/title.ts';
import { plainPage } from '../helpers/pages.ts';
import { desktop, expect, open, test } from '../helpers/site.ts';

test.use({ viewport: desktop });

const contact = (page: Page) => page.getByRole('banner').getByRole('link', { name: navigationTexts.contact });
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

test('a link loads the next page with its title and heading, scrolled to the top', async ({ page }) => {
  await open(page, plainPage.path);
  await page.evaluate(() => scrollTo(0, 500));
  await contact(page).click();
  await expect(page.getByRole('heading', { level: 1, name: pages.contact.heading })).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveTitle(documentTitle('contact'));
  expect(await scrollTop(page)).toBe(0);
});

test('back and forward restore the scroll position of each page', async ({ page }) => {
  await open(page, plainPage.path);
  await page.evaluate(() => scrollTo(0, 640));
  await contact(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.contact.heading);
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plainPage.heading);
  await expect.poll(() => scrollTop(page)).toBe(640);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.contact.heading);
  await expect.poll(() => scrollTop(page)).toBe(300);
});

test('going back from an anchor on the same page restores the scroll position', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: `${controlTexts.scroll} ${controlTexts.scrollTo}` }).click();
  await expect(page).toHaveURL(/\/#.+/);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(200);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('a reload keeps the scroll position', async ({ page }) => {
  await open(page, plainPage.path);
  await page.evaluate(() => scrollTo(0, 500));
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(500);
});

test('a malformed anchor in the URL causes no error', async ({ page }) => {
  await open(page, `${plainPage.path}#%`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plainPage.heading);
});

test('hovering a link prefetches its page in browsers without speculation rules', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await open(page, plainPage.path);
  const prefetch = page.waitForRequest((request) => request.url().endsWith('/contact'));
  await contact(page).hover();
  await prefetch;
});

test('a click on a link with a modifier key opens it in a new tab', async ({ page, context }) => {
  await open(page, plainPage.path);
  const opened = context.waitForEvent('page');
  await contact(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/contact');
  await expect(page).toHaveURL(plainPage.path);
});

test('the skip link is the first tab stop and moves focus into the main content', async ({ page }) => {
  await open(page, plainPage.path);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: navigationTexts.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
