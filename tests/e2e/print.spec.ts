/** The legal pages are the ones that people print. */
import { pageCount } from '../../scripts/lib/pdf-information.ts';
import { pages } from '../../src/site/pages.ts';
import { cutOff } from '../helpers/cut-off.ts';
import { expect, open, test } from '../helpers/site.ts';

/** US Letter less its margins, in CSS pixels. */
const paper = { width: 690, height: 900 };

for (const id of ['terms-of-use', 'privacy-policy'] as const) {
  test(`${pages[id].path} prints whole, on a handful of sheets, without what needs a screen`, async ({
    page,
  }) => {
    await open(page, pages[id].path);
    const texts = page.locator('main .prose :is(h2, h3, p, li, dt, dd)');
    const onScreen = await texts.count();
    const sheets = pageCount(await page.pdf({ format: 'Letter' }));
    expect(sheets).toBeGreaterThanOrEqual(3);
    expect(sheets).toBeLessThanOrEqual(10);

    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(paper);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of [
      '.site-header',
      'footer',
      'a[href="#main"]',
      'main nav',
      'button',
      'form',
      'iframe',
    ]) {
      await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
    }
    await expect(texts.filter({ visible: true })).toHaveCount(onScreen);
    expect(await cutOff(page)).toEqual([]);
    // Ink on white, whatever the band was.
    const colours = await page
      .locator('main .prose p')
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).color))]);
    expect(colours).toEqual(['rgb(0, 0, 0)']);
  });
}
