/** The table of contents of a long page. */
import type { Locator, Page } from '@playwright/test';
import { legalTexts } from '#generated/legal.ts';
import { pages } from '#site/pages.ts';
import { desktop, expect, open, phone, test, withMotion } from '../helpers/site.ts';

test.use({ viewport: desktop, contextOptions: withMotion });

const headerHeight = 70;
const { path } = pages['privacy-policy'];
const contents = legalTexts['privacy-policy'].sections;
/** A section in the middle, so that neither end of the page limits the scroll. */
const { id, title } = contents[Math.floor(contents.length / 2)]!;

const list = (page: Page) => page.locator('main nav .contents-list a');
const current = (page: Page) => page.locator('main nav [aria-current="location"]:visible');
const top = (page: Page) => page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);

/** The distance scrolled synchronously by a click on a link: zero if the page scrolls smoothly. */
const immediateScroll = (link: Locator) =>
  link.evaluate((element: HTMLAnchorElement) => {
    const before = scrollY;
    element.click();
    return scrollY - before;
  });

test('a contents link scrolls smoothly to its section below the header and marks it as current', async ({
  page,
}) => {
  await open(page, path);
  await expect(list(page)).toHaveText(contents.map((entry) => new RegExp(`${entry.title}$`)));
  await expect(current(page)).toHaveCount(0);
  expect(await immediateScroll(list(page).filter({ hasText: title }))).toBe(0);
  await expect(current(page)).toContainText(title);
  await expect.poll(() => top(page)).toBeLessThan(headerHeight + 30);
  expect(await top(page)).toBeGreaterThanOrEqual(headerHeight);
  await expect(page).toHaveURL(`${path}#${id}`);
  await expect(page.locator(`#${id}`)).toBeFocused();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(current(page)).toContainText(contents.at(-1)!.title);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a contents link jumps to its section without smooth scrolling', async ({ page }) => {
    await open(page, path);
    expect(await immediateScroll(list(page).filter({ hasText: title }))).toBeGreaterThan(1000);
    await expect(current(page)).toContainText(title);
  });
});

test('on a phone, the contents are a sticky bar that expands and shows the current section', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, path);
  const bar = page.locator('main nav summary');
  await bar.click();
  const menu = page.locator('main nav details');
  await menu.getByRole('link').filter({ hasText: title }).click();
  await expect(menu).not.toHaveAttribute('open');
  await expect(bar).toContainText(title);
  await expect.poll(() => top(page)).toBeLessThan(headerHeight + 90);
  // The bar stays below the header and does not cover the heading.
  const box = await bar.boundingBox();
  expect(box?.y).toBeCloseTo(headerHeight, 0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await top(page));
});
