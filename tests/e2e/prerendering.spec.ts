/** Prerendering, view transitions and the back/forward cache. */

import { chromium } from '@playwright/test';
import { navigationTexts } from '#generated/texts/site.ts';
import { menuTitle, pages } from '#site/pages.ts';
import { browserLaunchOptions } from '../../scripts/lib/browser.ts';
import { lastMenu, plainPage } from '../helpers/pages.ts';
import { desktop, expect, expectHydrated, open, test } from '../helpers/site.ts';

const target = lastMenu.pages[0]!;

test('going back restores a page from the back/forward cache with the search closed', async ({ baseURL }) => {
  test.slow();
  // The headless shell of the other tests has no back/forward cache, and Playwright disables it in full Chromium.
  const browser = await chromium.launch({
    ...browserLaunchOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({
      baseURL: baseURL ?? '',
      viewport: desktop,
      reducedMotion: 'reduce',
    });
    await page.addInitScript(() => {
      localStorage.setItem('hasSeenCookieSettings', 'true');
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    const search = page.getByRole('dialog', { name: navigationTexts.search });
    for (const path of [plainPage.path, '/contact', '/']) {
      await open(page, path);
      if (path === '/contact') {
        await page.getByLabel('Full name').fill('Dana');
        await expectHydrated(page, 'contact-form');
      }
      // Leave through the search, which must not be open after going back.
      await page.getByRole('banner').getByRole('button', { name: navigationTexts.search }).click();
      await search.getByRole('link', { name: menuTitle(target) }).click();
      await expect(page).toHaveURL(pages[target].path);
      // page.goBack() waits for a load event, which a page from the cache does not fire.
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(path);
      await expect(page.locator('html'), path).toHaveAttribute('data-persisted', 'true');
      await expect(search).toBeHidden();
      if (path === '/contact') await expect(page.getByLabel('Full name')).toHaveValue('Dana');
    }
  } finally {
    await browser.close();
  }
});

test('documents reference the speculation rules, which are served with their media type', async ({
  request,
}) => {
  const response = await request.get('/contact');
  expect(response.headers()['speculation-rules']).toBe('"/speculation-rules.json"');
  const rules = await request.get('/speculation-rules.json');
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
  expect(await rules.json()).toHaveProperty('prerender');
});

test.describe('a prerendered page', () => {
  test.use({ returning: false });

  test('neither opens the cookie drawer nor marks it as seen until it is activated', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    });
    await open(page, plainPage.path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('#cookie-settings')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('hasSeenCookieSettings'))).toBeNull();
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect(page.locator('#cookie-settings')).toBeVisible();
  });
});

test('view transitions require a device with hover and no reduced motion', async ({ page }) => {
  await open(page, plainPage.path);
  const transitionConditions = () =>
    page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule)
        .filter((rule) => [...rule.cssRules].some((inner) => inner.cssText.startsWith('@view-transition')))
        .map((rule) => rule.conditionText),
    );
  expect(await transitionConditions()).toEqual([
    '(prefers-reduced-motion: no-preference) and (hover: hover)',
  ]);
});
