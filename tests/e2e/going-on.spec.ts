/** How fast the next page and the last one are there. */
import { type Browser, chromium } from '@playwright/test';
import { browserLaunchOptions } from '../../scripts/lib/browser.ts';
import { desktop, expect, moving, test } from '../helpers/site.ts';

/** The light browser of the other tests has no back/forward cache, and Playwright switches it off in the full one. */
async function launch(): Promise<Browser> {
  return chromium.launch({
    ...browserLaunchOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

for (const path of ['/about', '/contact', '/']) {
  test(`back to ${path} comes from the browser's cache, as it was left`, async ({ baseURL }) => {
    const browser = await launch();
    try {
      const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: desktop, ...moving });
      await page.addInitScript(() => {
        localStorage.setItem('hasSeenCookieSettings', 'true');
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.persisted = String(persisted);
        });
      });
      await page.goto(path);
      await expect(page.locator('body')).toHaveClass(/scroll-animation/);
      if (path === '/contact') {
        await page.getByLabel('Full name').fill('Dana');
        await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-awake', '');
      }
      // Left by the search, which must not be open on coming back.
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      await page.getByRole('dialog', { name: 'Search' }).getByRole('link', { name: 'FlexPod' }).click();
      await expect(page).toHaveURL('/products/flexpod');
      // Playwright's own way back waits for a load that a page from the cache does not have.
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
      await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
      if (path === '/contact') await expect(page.getByLabel('Full name')).toHaveValue('Dana');
    } finally {
      await browser.close();
    }
  });
}

test('documents say which pages may be prepared, and the rules are valid', async ({ request }) => {
  const response = await request.get('/about');
  expect(response.headers()['speculation-rules']).toBe('"/speculation-rules.json"');
  const rules = await request.get('/speculation-rules.json');
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
  expect(await rules.json()).toHaveProperty('prerender');
});

test.describe('a page that is only prepared', () => {
  test.use({ returning: false });

  test('opens no drawer and sets no flag until it is shown', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    });
    await page.goto('/about');
    await expect(page.locator('body')).toHaveClass(/scroll-animation/);
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

test('one page fades into the next, briefly, and not with reduced motion or on a phone', async ({ page }) => {
  await page.goto('/about');
  const transitions = () =>
    page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule)
        .filter((rule) => [...rule.cssRules].some((inner) => inner.cssText.startsWith('@view-transition')))
        .map((rule) => rule.conditionText),
    );
  expect(await transitions()).toEqual(['(prefers-reduced-motion: no-preference) and (hover: hover)']);
});
