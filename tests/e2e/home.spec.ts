import { clients } from '../../src/pages/home/content/clients.ts';
import type { ClientRecord } from '../../src/pages/home/content/records.ts';
import { menus } from '../../src/site/navigation.ts';
import { hero, openWhole } from '../helpers/home.ts';
import { desktop, expect, moving, nextFrame, open, test } from '../helpers/site.ts';

test.use({ viewport: desktop, contextOptions: moving });

test('each solution is a real link to its page', async ({ page }) => {
  await open(page, '/');
  const tiles = page.locator('#solutions').getByRole('link');
  await expect(tiles).toHaveCount(menus.find((menu) => menu.group === 'solutions')?.pages.length ?? 0);
  await tiles.filter({ hasText: 'Digital Manufacturing' }).click();
  await expect(page).toHaveURL('/digital-manufacturing');
});

test('the cookie button says so to whoever listens on the document', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Cookie Settings', exact: true });
  const box = await button.boundingBox();
  expect(box?.width).toBe(box?.height);
  expect(box?.x).toBeLessThan(40);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(desktop.height - 40);
  await page.evaluate(() => {
    document.addEventListener('open-cookie-settings', () => document.body.setAttribute('data-heard', ''));
  });
  await button.click();
  await expect(page.locator('body')).toHaveAttribute('data-heard', '');
});

test.describe('pictures that do not load', () => {
  const pictures = /\/(art|assets\/media)\/(?!.*placeholder)/;
  const { name, logo: shown } = (clients as readonly ClientRecord[]).find((client) => client.logo)!;
  test.use({ expected: { problems: [pictures, /404 \(Not Found\)/] } });

  test('of clients and insights give way to the placeholder', async ({ page }) => {
    await page.route(pictures, (route) => route.fulfill({ status: 404 }));
    await openWhole(page);
    const alt = typeof shown === 'object' ? shown.alt : name;
    const logo = page.getByRole('img', { name: alt, exact: true });
    await logo.scrollIntoViewIfNeeded();
    await expect(logo).toHaveAttribute('src', /\/placeholder\.svg$/);
    const insight = page.getByRole('region', { name: 'Latest insights' }).locator('img').first();
    await insight.scrollIntoViewIfNeeded();
    await expect(insight).toHaveAttribute('src', /\/placeholder\.svg$/);
  });
});

test('nothing shifts while the page is read', async ({ page }) => {
  await open(page, '/');
  const shift = await page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    for (let y = 0; y < document.body.scrollHeight; y += 300) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 60));
    }
    return sum;
  });
  expect(shift).toBeLessThan(0.001);
});

test('back from another page finds the old place far down', async ({ page }) => {
  await open(page, '/');
  await page.locator('#newsletter').scrollIntoViewIfNeeded();
  await nextFrame(page);
  const place = await page.evaluate(() => scrollY);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).first().click();
  await expect(page).toHaveURL('/careers');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 50);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is whole, and offers nothing that would not work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await hero(page).evaluate((element: HTMLElement) => element.offsetHeight)).toBeLessThan(
      desktop.height * 1.1,
    );
    await expect(page.getByRole('button', { name: 'Mission' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Next insights' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Pause testimonials' })).toBeHidden();
    await expect(page.getByText('Ingrid Solheim')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Vision, mission and values' })).toBeVisible();
  });
});
