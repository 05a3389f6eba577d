import type { Page } from '@playwright/test';
import { pages } from '../../src/site/pages.ts';
import { documentTitle } from '../../src/site/title.ts';
import { desktop, expect, hydrated, loaded, open, test } from '../helpers/site.ts';

test.use({ viewport: desktop });

/** A value on window lives as long as the document does. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const careers = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Careers' });

test('a link inside the site is answered in the document: title, heading, focus, announcement, top', async ({
  page,
}) => {
  await open(page, '/solutions');
  await markDocument(page);
  await page.evaluate(() => scrollTo(0, 500));
  await careers(page).click();
  const heading = page.getByRole('heading', { level: 1, name: pages.careers.heading });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL('/careers');
  await expect(page).toHaveTitle(documentTitle('careers'));
  await expect(page.getByRole('status').first()).toHaveText('Careers');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/careers$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
  // The new page's drawing came along.
  await expect(page.locator('main svg.iso').first()).toBeVisible();
});

test('back and forward restore the place on each page', async ({ page }) => {
  await open(page, '/solutions');
  await markDocument(page);
  await page.evaluate(() => scrollTo(0, 640));
  await careers(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.careers.heading);
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(300);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.solutions.heading);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(640);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.careers.heading);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  expect(await isSameDocument(page)).toBe(true);
});

test('a reload keeps the place', async ({ page }) => {
  await open(page, '/solutions');
  await page.evaluate(() => scrollTo(0, 500));
  await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(500);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});

test('pointing at a link fetches its page, so the click needs no network', async ({ page }) => {
  await open(page, '/solutions');
  const chunk = page.waitForResponse(/\/assets\/careers-.*\.js/);
  await careers(page).hover();
  await loaded(page, await chunk);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await careers(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.careers.heading);
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
});

test('focusing a link fetches its page too', async ({ page }) => {
  await open(page, '/solutions');
  const chunk = page.waitForResponse(/\/assets\/careers-.*\.js/);
  await careers(page).focus();
  await chunk;
});

test.describe('when a chunk cannot be loaded', () => {
  test.use({ expected: { problems: [/failed: .*careers-/, /ERR_FAILED/] } });
  test('the page is loaded as a document', async ({ page }) => {
    await open(page, '/solutions');
    await markDocument(page);
    await page.route(/\/assets\/careers-.*\.js/, (route) => route.abort());
    await careers(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.careers.heading);
    await expect(page).toHaveURL('/careers');
    expect(await isSameDocument(page)).toBe(false);
  });
});

test('a link to the page on screen goes to its top', async ({ page }) => {
  await open(page, '/careers');
  await page.evaluate(() => scrollTo(0, 500));
  await careers(page).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
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
