import { pages } from '../../src/site/pages.ts';
import { desktop, expect, holdApp, hydrated, phone, test } from '../helpers/site.ts';

test.use({ viewport: desktop });

test('no script but the small boot file is asked for before the first paint', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts.push(request.url());
  });
  await holdApp(page);
  await page.goto('/solutions', { waitUntil: 'domcontentloaded' });
  const html = await page.content();
  expect(html.match(/<script(?![^>]*ld\+json)[^>]*>/g)).toHaveLength(1);
  await expect.poll(() => scripts.some((url) => url.includes('/client-'))).toBe(true);
  expect(scripts[0]).toContain('/boot-');
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  const client = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').find((entry) => entry.name.includes('/client-'))?.startTime ??
      Infinity,
  );
  expect(paint).toBeGreaterThan(0);
  expect(client).toBeGreaterThan(paint);
});

test('links work', async ({ page }) => {
  await holdApp(page);
  await page.goto('/solutions');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.heading);
});

test('the menus open, and stay open when the app arrives', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/solutions');
  const button = page.getByRole('banner').getByRole('button', { name: 'Services' });
  await button.click();
  await expect(page.locator('#menu-services')).toBeVisible();
  release();
  await hydrated(page);
  await expect(page.locator('#menu-services')).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the mobile menu opens with its groups', async ({ page }) => {
  await page.setViewportSize(phone);
  await holdApp(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await menu.locator('summary', { hasText: 'Services' }).click();
  await expect(menu.getByRole('link', { name: 'Managed Services' })).toBeVisible();
});

test('a press that only the app can answer is answered when it is there', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/solutions');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
  release();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('the first input starts the app at once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => /\/client-/.test(request.url()) && asked.push(request.url()));
  // The browser never comes to rest here, so nothing but the input can be the cause.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => {
      document.documentElement.dataset.waits = 'for rest';
      return 0;
    };
  });
  await page.goto('/solutions');
  await expect(page.locator('html')).toHaveAttribute('data-waits', 'for rest');
  expect(asked).toEqual([]);
  await page.keyboard.press('Tab');
  await hydrated(page);
  expect(asked).toHaveLength(1);
});
