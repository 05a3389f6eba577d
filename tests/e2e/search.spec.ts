/** The search dialog. src/site/search.test.ts covers the results of a query. */

import type { Page } from '@playwright/test';
import { filled } from '#content/filled.ts';
import { columns } from '#features/search/columns.ts';
import { navigationTexts, searchTexts } from '#generated/texts/site.ts';
import { popularSearches, searchPages } from '#site/search.ts';
import { plainPage } from '../helpers/pages.ts';
import { searchedPage } from '../helpers/searched-page.ts';
import {
  desktop,
  expect,
  expectHydrated,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  open,
  phone,
  test,
} from '../helpers/site.ts';

test.use({ viewport: desktop });

/** Has more results than fit into a low window. */
const broadQuery = 'a';

const dialog = (page: Page) => page.getByRole('dialog', { name: navigationTexts.search });
const searchBox = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: navigationTexts.search });

async function openSearch(page: Page) {
  await open(page, plainPage.path);
  await button(page).click();
  await expect(searchBox(page)).toBeFocused();
}

test('the search opens with suggestions, highlights matches and reports when there are none', async ({
  page,
}) => {
  await openSearch(page);
  await expect(searchBox(page)).toHaveAttribute('placeholder', searchTexts.placeholder);
  for (const { title } of columns) {
    await expect(dialog(page).getByRole('navigation', { name: title })).toBeVisible();
  }
  for (const chip of popularSearches) {
    await expect(dialog(page).getByRole('button', { name: chip, exact: true })).toBeVisible();
  }
  await expectNoAxeViolations(page);

  await searchBox(page).fill(searchedPage.title.toUpperCase());
  await expect(options(page).first()).toContainText(searchedPage.title);
  await expect(options(page).first()).toContainText(searchedPage.path);
  await expect(options(page).first().locator('mark')).toHaveText(searchedPage.title);
  await expect(dialog(page).getByRole('status')).toHaveText(searchTexts.one);
  await searchBox(page).fill('submarine');
  await expect(options(page)).toHaveCount(0);
  await expect(dialog(page).getByRole('status')).toHaveText(filled(searchTexts.none, { query: 'submarine' }));
});

test('the search fits a phone without horizontal scroll, empty and with results', async ({ page }) => {
  await page.setViewportSize(phone);
  await openSearch(page);
  await expectNoSidewaysScroll(page);
  await searchBox(page).fill(broadQuery);
  await expect(options(page)).toHaveCount(searchPages(broadQuery).length);
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
});

test('a popular search fills the input, and Enter opens its first result, not a hovered one', async ({
  page,
}) => {
  const popularSearch = popularSearches.find((text) => searchPages(text).length > 1)!;
  await openSearch(page);
  await dialog(page).getByRole('button', { name: popularSearch, exact: true }).click();
  await expect(searchBox(page)).toHaveValue(popularSearch);
  await expect(searchBox(page)).toBeFocused();
  await options(page).nth(1).hover();
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(searchPages(popularSearch)[0]!.route);
  await expect(dialog(page)).toBeHidden();
});

test('a click opens a result, with a modifier key in a new tab', async ({ page, context }) => {
  await openSearch(page);
  await searchBox(page).fill(searchedPage.title);
  const newTab = context.waitForEvent('page');
  await options(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await newTab).toHaveURL(searchedPage.path);
  await options(page).first().click();
  await expect(page).toHaveURL(searchedPage.path);
});

test('arrow keys select a result and scroll it into view; Enter opens the selected one', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await openSearch(page);
  await searchBox(page).fill(broadQuery);
  const results = searchPages(broadQuery);
  await expect(options(page)).toHaveCount(results.length);
  await expect(options(page).last()).not.toBeInViewport();
  await searchBox(page).press('ArrowUp');
  const selected = dialog(page).getByRole('option', { selected: true });
  await expect(selected).toContainText(results.at(-1)!.route);
  await expect(selected).toBeInViewport({ ratio: 1 });
  await expect(searchBox(page)).toHaveAttribute(
    'aria-activedescendant',
    (await selected.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(results.at(-1)!.route);
});

test('Enter during IME composition does not open a result', async ({ page }) => {
  await openSearch(page);
  await searchBox(page).fill(broadQuery);
  await expect(options(page)).not.toHaveCount(0);
  // Safari ends the composition before the keydown event, which only keyCode 229 marks.
  for (const composition of [{ isComposing: true }, { keyCode: 229 }]) {
    const opened = await searchBox(page).evaluate((input, init) => {
      const enter = { key: 'Enter', bubbles: true, cancelable: true, ...init };
      return !input.dispatchEvent(new KeyboardEvent('keydown', enter));
    }, composition);
    expect(opened, JSON.stringify(composition)).toBe(false);
  }
});

test('Escape and the back gesture close the search; Escape restores focus and clears the query', async ({
  page,
}) => {
  await openSearch(page);
  await searchBox(page).fill(broadQuery);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  await button(page).click();
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue('');
  // The back gesture of a phone requests the dialog to close.
  await dialog(page).evaluate((element: HTMLDialogElement) => element.requestClose());
  await expect(dialog(page)).toBeHidden();
});

test('a search that was closed before its script arrived starts empty', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route(/\/search-panel-.*\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await openSearch(page);
  await searchBox(page).fill(broadQuery);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  script.resolve();
  await button(page).click();
  await expect(dialog(page).getByRole('button', { name: popularSearches[0]!, exact: true })).toBeVisible();
  await expect(searchBox(page)).toHaveValue('');
});

test('a click on the backdrop closes the search, a text selection that ends there does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1200 });
  await openSearch(page);
  await page.keyboard.type('cloud');
  await searchBox(page).hover();
  await page.mouse.down();
  await page.mouse.move(720, 1150);
  await page.mouse.up();
  await expect(searchBox(page)).toHaveValue('cloud');
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(720, 1150);
  await expect(dialog(page)).toBeHidden();
});

test('while the search is open, the page behind neither scrolls, shifts nor takes focus', async ({
  page,
}) => {
  await open(page, plainPage.path);
  await page.evaluate(() => scrollTo(0, 400));
  const left = () => page.locator('footer').evaluate((element) => element.getBoundingClientRect().left);
  const focusFooter = () =>
    page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('footer a');
      link?.focus({ preventScroll: true });
      return document.activeElement === link;
    });
  const before = await left();
  await button(page).click();
  await expect(searchBox(page)).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await page.evaluate(() => scrollY)).toBe(400);
  expect(await left()).toBe(before);
  expect(await focusFooter()).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  expect(await focusFooter()).toBe(true);
});

test('the shortcuts /, Ctrl+K and Cmd+K open the search', async ({ page }) => {
  await open(page, plainPage.path);
  // The slash comes first: right after closing, focus may still be in the input, where it would be typed.
  for (const shortcut of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(shortcut);
    await expect(searchBox(page), shortcut).toBeFocused();
    await expect(searchBox(page), shortcut).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page), shortcut).toBeHidden();
  }
});

test('hovering the search icon hydrates the search, so that opening it loads no more scripts', async ({
  page,
}) => {
  await open(page, plainPage.path);
  await button(page).hover();
  await expectHydrated(page, 'search');
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await button(page).click();
  await expect(searchBox(page)).toBeFocused();
  expect(scripts).toEqual([]);
});
