/** Islands before their code has loaded, if it never loads, and if the browser translates or prerenders the page. */

import type { Locator, Page } from '@playwright/test';
import { filled } from '#content/filled.ts';
import { lists } from '#generated/lists.ts';
import { controlTexts, formTexts, navigationTexts, searchTexts } from '#generated/texts/site.ts';
import { menuTitle, pageIds, pages } from '#site/pages.ts';
import { popularSearches } from '#site/search.ts';
import { recordAnnouncements } from '../helpers/announcements.ts';
import { category, fillContact } from '../helpers/contact.ts';
import { firstMenu, plainPage } from '../helpers/pages.ts';
import { searchedPage } from '../helpers/searched-page.ts';
import { sectionOf } from '../helpers/sections.ts';
import {
  delayRequests,
  desktop,
  expect,
  expectHydrated,
  islandScripts,
  open,
  openForm,
  pageScript,
  phone,
  test,
  withMotion,
} from '../helpers/site.ts';

test.use({ viewport: desktop, contextOptions: withMotion });

const search = (page: Page) => page.getByRole('dialog', { name: navigationTexts.search });
const searchButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: navigationTexts.search });
const testimonialDot = (island: Locator, place: number) =>
  island.getByRole('button', {
    name: filled(controlTexts.testimonial, { place, count: lists.testimonials.length }),
  });
const query = searchedPage.title.toLowerCase();

test('a page loads one script, and the code of an island only once it is used', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await open(page, plainPage.path);
  await page.waitForLoadState('networkidle');
  expect(scripts).toHaveLength(1);
  await searchButton(page).click();
  await expectHydrated(page, 'search');
  expect(scripts.length).toBeGreaterThan(1);
});

test('a form in view is not loaded until a field gets focus', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await open(page, '/contact');
  await page.getByLabel('Full name').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(scripts).toHaveLength(1);
  await page.getByLabel('Full name').focus();
  await expectHydrated(page, 'contact-form');
});

test('the search opens before it hydrates, then runs the query typed meanwhile', async ({ page }) => {
  const release = await delayRequests(page, islandScripts);
  await open(page, plainPage.path);
  await searchButton(page).click();
  await expect(search(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(query);
  release();
  await expect(search(page).getByRole('option').first()).toContainText(searchedPage.path);
  await expect(search(page).getByRole('combobox')).toHaveValue(query);
});

test('Enter pressed before the search hydrates opens the first result, once', async ({ page }) => {
  const release = await delayRequests(page, islandScripts);
  await open(page, plainPage.path);
  await searchButton(page).click();
  await page.keyboard.type(query);
  await page.keyboard.press('Enter');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  release();
  await expect(page).toHaveURL(searchedPage.path);
  expect(visited).toEqual([searchedPage.path]);
});

test('clicks before hydration are replayed in order, once each', async ({ page }) => {
  const release = await delayRequests(page, islandScripts);
  await open(page, '/');
  const island = page.locator('[data-island="testimonials"]');
  await island.scrollIntoViewIfNeeded();
  await testimonialDot(island, 1).click();
  await island.getByRole('button', { name: controlTexts.pauseTestimonials }).click();
  await testimonialDot(island, lists.testimonials.length).click();
  release();
  await expectHydrated(page, 'testimonials');
  await expect(testimonialDot(island, lists.testimonials.length)).toHaveAttribute('aria-current', 'true');
  // With two clicks it would be playing again.
  await expect(island.getByRole('button', { name: controlTexts.playTestimonials })).toBeVisible();
});

test('pressing F8 before any toast was shown loads and focuses the toast region', async ({ page }) => {
  await open(page, plainPage.path);
  await page.keyboard.press('F8');
  await expect(page.locator('.toasts')).toBeFocused();
});

test('a menu opened before the page’s script loads stays open and working afterwards', async ({ page }) => {
  const release = await delayRequests(page, pageScript);
  await page.goto(plainPage.path, { waitUntil: 'commit' });
  const button = page.getByRole('banner').getByRole('button', { name: firstMenu.label });
  const panel = page.locator(`#menu-${firstMenu.group}`);
  await button.click();
  await expect(panel).toBeVisible();
  release();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test.describe('the search opened before the page’s script loads', () => {
  /** Opens the search while the script is delayed. */
  async function openEarly(page: Page): Promise<() => void> {
    const release = await delayRequests(page, pageScript);
    await page.goto(plainPage.path, { waitUntil: 'commit' });
    await searchButton(page).click();
    await expect(search(page).getByRole('combobox')).toBeFocused();
    return release;
  }

  test('becomes modal, keeps text and caret, and shows the results', async ({ page }) => {
    const release = await openEarly(page);
    await expect(search(page).getByText(searchTexts.loading)).toBeVisible();
    await page.keyboard.type(query.slice(0, 1) + query.slice(3));
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    release();
    await expectHydrated(page, 'search');
    await page.keyboard.type(query.slice(1, 3));
    await expect(search(page).getByRole('combobox')).toHaveValue(query);
    await expect(search(page).getByRole('option').first()).toContainText(searchedPage.path);
    expect(await search(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await expect(search(page).getByText(searchTexts.loading)).toBeHidden();
    for (const text of popularSearches) {
      await expect(search(page).getByRole('button', { name: text, exact: true })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(search(page)).toBeHidden();
    await expect(searchButton(page)).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  });

  test('closes on a click outside and reopens on the next click', async ({ page }) => {
    await openEarly(page);
    await page.mouse.click(720, 890);
    await expect(search(page)).toBeHidden();
    // The click that closed it did not follow a link.
    await expect(page).toHaveURL(plainPage.path);
    await searchButton(page).click();
    await expect(search(page)).toBeVisible();
  });
});

test('a click on "View all insights" before hydration expands them later, without scrolling', async ({
  page,
}) => {
  const release = await delayRequests(page, islandScripts);
  await open(page, '/');
  const all = page.getByRole('link', { name: sectionOf('home', 'insights').showAll });
  await all.scrollIntoViewIfNeeded();
  await all.click();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  release();
  await expect(page.getByRole('link', { name: sectionOf('home', 'insights').showFewer })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(page.url()).not.toContain('#');
});

test.describe('if the code of an island fails to load', () => {
  test.use({ expected: { problems: [/failed: .*\.js/, /ERR_FAILED/, /error sending|preload/i] } });

  test('F8 focuses the toast region on the next press', async ({ page }) => {
    await page.route(/\/assets\/toaster-.*\.js/, (route) => route.abort());
    await open(page, plainPage.path);
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press('F8');
    await failed;
    await page.unrouteAll();
    await page.keyboard.press('F8');
    await expect(page.locator('.toasts')).toBeFocused();
  });

  for (const [part, file] of Object.entries({ code: /\/search-panel-.*\.js$/, data: /\/search\.json$/ })) {
    test(`the search announces that its ${part} is missing, and lists all pages`, async ({ page }) => {
      const announcements = await recordAnnouncements(page);
      await page.route(file, (route) => route.abort());
      await open(page, plainPage.path);
      await searchButton(page).click();
      await expect(search(page).getByText(searchTexts.failure)).toBeVisible();
      const listed = await search(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(listed.sort()).toEqual(pageIds.map((id) => pages[id].path).sort());
      expect(await announcements()).toEqual([searchTexts.failure]);
      await page.keyboard.press('Escape');
      await expect(search(page)).toBeHidden();
    });
  }

  test('the search retries when it is reopened', async ({ page }) => {
    await page.route(/\/assets\/search-panel-.*\.js/, (route) => route.abort(), { times: 1 });
    await open(page, plainPage.path);
    await searchButton(page).click();
    await expect(search(page).getByText(searchTexts.failure)).toBeVisible();
    await page.keyboard.press('Escape');
    await searchButton(page).click();
    await expectHydrated(page, 'search');
    await expect(search(page).getByText(searchTexts.failure)).toBeHidden();
  });

  test('the insights stay a scrollable row, without its buttons', async ({ page }) => {
    await page.route(/\/assets\/insights-buttons-.*\.js/, (route) => route.abort());
    await open(page, '/');
    const island = page.locator('[data-island="insights-buttons"]');
    await page.locator('#insights').scrollIntoViewIfNeeded();
    await expect(island.locator('a, button').filter({ visible: true })).toHaveCount(0);
    await page.locator('#insights').getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(page.locator('#insights').getByRole('link').last()).toBeInViewport();
  });

  test('all testimonials are shown, without buttons', async ({ page }) => {
    await page.route(/\/assets\/testimonials-.*\.js/, (route) => route.abort());
    await open(page, '/');
    const island = page.locator('[data-island="testimonials"]');
    await island.scrollIntoViewIfNeeded();
    await expect(island.getByRole('figure')).toHaveCount(lists.testimonials.length);
    await expect(island.getByRole('button')).toHaveCount(0);
  });

  test('a form announces it, shows its conditional fields and is submitted by the browser', async ({
    page,
  }) => {
    const announcements = await recordAnnouncements(page);
    await page.route(/\/assets\/contact-form-.*\.js/, (route) => route.abort());
    await open(page, '/contact');
    await page.getByLabel('Full name').fill('Dana Whitfield');
    const form = page.locator('[data-island="contact-form"]');
    await expect(form.getByText(formTexts.failure)).toBeVisible();
    await page.getByLabel('Email').fill('dana@blocked.example');
    await page.getByLabel('Phone number').fill('713 555 0100');
    await page.getByLabel('Organization').fill('Whitfield Pumps');
    await page.getByLabel('Role').fill('Plant manager');
    await page.getByLabel('Enquiry type').selectOption(category.when);
    await page.getByLabel('Specific category').selectOption(category.value);
    await page.getByLabel('Specific details').fill('Two plants, one support desk.');
    await page.getByLabel("I'm not a robot").check();
    expect(await announcements()).toEqual([formTexts.failure]);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('status')).toContainText('Message Sent Successfully');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });
  test('the mobile menu opens and expands a group', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: navigationTexts.menu }).click();
    const menu = page.getByRole('navigation', { name: navigationTexts.mobile });
    await menu.locator('summary', { hasText: firstMenu.label }).click();
    await expect(menu.getByRole('link', { name: menuTitle(firstMenu.pages[0]!) })).toBeVisible();
  });
});

/** Replaces text nodes like a browser that translates the page. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea')) continue;
      const font = document.createElement('font');
      font.append(Object.assign(document.createElement('font'), { textContent: text.data }));
      text.replaceWith(font);
    }
  });
}

test.describe('in a page translated by the browser', () => {
  test('a form can be sent repeatedly', async ({ page }) => {
    await openForm(page, '/contact', 'contact-form');
    await fillContact(page, 'Written in another language');
    await page.getByLabel("I'm not a robot").check();
    await translate(page);
    for (const _ of [1, 2]) {
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Message Sent Successfully' })).toBeVisible();
      await fillContact(page, 'Written a second time');
      await page.getByLabel("I'm not a robot").check();
      await translate(page);
    }
  });

  test.describe('before a form hydrates', () => {
    test.use({ expected: { problems: [/React error #418/] } });

    test('input and focus are kept', async ({ page }) => {
      const release = await delayRequests(page, islandScripts);
      await open(page, '/contact');
      await translate(page);
      await page.getByLabel('Enquiry type').selectOption(category.when);
      await page.getByLabel("I'm not a robot").check();
      await page.getByLabel('Full name').click();
      await page.keyboard.type('Dana');
      release();
      await expectHydrated(page, 'contact-form');
      await page.keyboard.type(' Whitfield');
      await expect(page.getByLabel('Full name')).toHaveValue('Dana Whitfield');
      await expect(page.getByLabel('Enquiry type')).toHaveValue(category.when);
      await expect(page.getByLabel('Specific category')).toBeVisible();
      await expect(page.getByLabel("I'm not a robot")).toBeChecked();
    });
  });

  test('the search finds pages as you type', async ({ page }) => {
    await open(page, plainPage.path);
    await searchButton(page).click();
    await expectHydrated(page, 'search');
    for (const letters of [query.slice(0, 1), query.slice(1, 3), query.slice(3)]) {
      await page.keyboard.type(letters);
      await expect(search(page).getByRole('option').first()).toBeVisible();
      await translate(page);
    }
    await expect(search(page).getByRole('option')).toHaveCount(1);
    await expect(search(page).getByRole('option')).toContainText(searchedPage.title);
  });
});

test('a prerendered form shows a draft that was saved before its activation', async ({ page }) => {
  await page.addInitScript(() => {
    if (!location.search.includes('position')) return;
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await page.goto(`${pages.careers.path}?position=any#apply`);
  await expect(page.locator('body')).toHaveClass(/scroll-animation/);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    sessionStorage.setItem('draft-careers', JSON.stringify({ city: 'Austin' }));
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(page.locator('[data-island="career-form"]').getByLabel('City')).toHaveValue('Austin');
});
