import type { Locator, Page } from '@playwright/test';
import { industries } from '../../src/pages/industries/content/list.ts';
import * as privacy from '../../src/pages/privacy-policy/content.ts';
import * as terms from '../../src/pages/terms-of-use/content.ts';
import { desktop, expect, moving, open, phone, test } from '../helpers/site.ts';

test.use({ contextOptions: moving });

const headerHeight = 70;
const current = (page: Page) => page.locator('main nav [aria-current="location"]:visible');
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);

/** How far the window has moved the moment a link was followed: nowhere yet if it scrolls, all the way if it jumps. */
const movedAtOnce = (link: Locator) =>
  link.evaluate((element: HTMLAnchorElement) => {
    const before = scrollY;
    element.click();
    return scrollY - before;
  });

const pages = [
  { path: '/industries', id: 'aerospace', name: 'Aerospace', parts: industries.length },
  {
    path: '/terms-of-use',
    id: 'governing-law',
    name: '10. Governing law and disputes',
    parts: terms.contents.length,
  },
  {
    path: '/privacy-policy',
    id: 'cookies',
    name: '5. Cookies and local storage',
    parts: privacy.contents.length,
  },
];

for (const { path, id, name, parts } of pages) {
  test.describe(path, () => {
    test('the index scrolls smoothly, stops below the header and marks the section', async ({ page }) => {
      await page.setViewportSize(desktop);
      await open(page, path);
      const links = page.locator('main nav .contents-list a');
      await expect(links).toHaveCount(parts);
      expect(await movedAtOnce(links.getByText(name, { exact: true }))).toBe(0);
      await expect(current(page)).toHaveText(name);
      await expect.poll(() => topOf(page, id)).toBeLessThan(headerHeight + 30);
      expect(await topOf(page, id)).toBeGreaterThanOrEqual(headerHeight);
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(page.locator(`#${id}`)).toBeFocused();
    });

    test('it jumps at once for those who asked for less motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(desktop);
      await open(page, path);
      const link = page.locator('main nav .contents-list a').getByText(name, { exact: true });
      expect(await movedAtOnce(link)).toBeGreaterThan(1000);
      await expect(current(page)).toHaveText(name);
    });

    test('on a phone it is a bar that names the section and opens like a select', async ({ page }) => {
      await page.setViewportSize(phone);
      await open(page, path);
      const bar = page.locator('main nav summary');
      await bar.click();
      await page.locator('main nav details').getByRole('link', { name, exact: true }).click();
      await expect(page.locator('main nav details')).not.toHaveAttribute('open');
      await expect(bar).toHaveText(name);
      await expect.poll(() => topOf(page, id)).toBeLessThan(headerHeight + 90);
      // The bar itself stays under the header and does not cover the heading.
      const box = await bar.boundingBox();
      expect(box?.y).toBeCloseTo(headerHeight, 0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await topOf(page, id));
    });
  });
}

test('an Apply link carries the position to the form', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, '/careers');
  await page.getByRole('link', { name: 'Apply for UX/UI Designer' }).click();
  await expect(page).toHaveURL('/careers?position=UX%2FUI+Designer#apply');
  await expect.poll(() => topOf(page, 'apply')).toBeLessThan(headerHeight + 30);
});

test('the text comes along when the page is reached from another', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.locator('#cookies')).toContainText('hasSeenCookieSettings');
  await page.locator('main nav .contents-list a').getByText('5. Cookies and local storage').click();
  await expect(current(page)).toHaveText('5. Cookies and local storage');
  await page.getByRole('banner').getByRole('link', { name: 'Industries' }).click();
  await expect(page.locator('#aerospace')).toContainText('40-60 percent cost reduction');
});
