import { pageIds, pages } from '../../src/site/pages.ts';
import { desktop, expect, test } from '../helpers/site.ts';

test.use({ javaScriptEnabled: false, viewport: desktop });

test('every page can be read: heading, content, nothing hidden that waits for script', async ({ page }) => {
  test.slow();
  for (const id of pageIds) {
    await page.goto(pages[id].path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages[id].heading);
    // The later stages of the scroll hero are told further down instead.
    const hidden = await page
      .locator('main h2:not(.sr-only, .scroll-hero *)')
      .evaluateAll((headings) =>
        headings
          .filter((heading) => !heading.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
          .map((heading) => heading.textContent),
      );
    expect(hidden, id).toEqual([]);
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
