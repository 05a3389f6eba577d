/** Twice as large, by the two ways there are: the whole page (half as many pixels), or the text alone. */
import { pageIds, pages } from '../../src/site/pages.ts';
import { clippedText } from '../helpers/clipped-text.ts';
import { expect, expectNoSidewaysScroll, nextFrame, test } from '../helpers/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const window = { width: 1280, height: 800 };

for (const id of pageIds) {
  test(`${pages[id].path} can be read at 200 %`, async ({ page }) => {
    // What 200 % of a window of 1280 pixels leaves.
    await page.setViewportSize({ width: window.width / 2, height: window.height / 2 });
    await page.goto(pages[id].path);
    await page.evaluate(() => document.documentElement.classList.add('unfolded'));
    await expectNoSidewaysScroll(page);
    expect(await clippedText(page), 'page zoom').toEqual([]);

    // The setting of the browser, which pages meet as the size of 1rem.
    const session = await page.context().newCDPSession(page);
    await page.setViewportSize(window);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe('32px');
    await nextFrame(page);
    await expectNoSidewaysScroll(page);
    expect(await clippedText(page), 'text zoom').toEqual([]);
  });
}
