import { pageIds, pages } from '../../src/site/pages.ts';
import { desktop, expect, test } from '../helpers/site.ts';

test.use({ javaScriptEnabled: false, viewport: desktop });

test('every page can be read: heading, content, nothing hidden that waits for script', async ({ page }) => {
  test.slow();
  for (const id of pageIds) {
    await page.goto(pages[id].path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages[id].heading);
    for (const section of await page.locator('main h2:not(.sr-only)').all()) {
      await expect(section, `${id}: ${await section.textContent()}`).toHaveCSS('opacity', '1');
    }
  }
});

test('menus open and lead on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Products' }).click();
  await page.locator('#menu-products').getByRole('link', { name: 'FlexPod' }).click();
  await expect(page).toHaveURL('/products/flexpod');
});

test('no button is shown that would do nothing', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeHidden();
});
