import type { BrowserContext, Page } from '@playwright/test';
import { scrolledThrough } from '../../scripts/trial/scroll-through.ts';
import { pageIds, pages } from '../../src/site/pages.ts';
import { documentTitle } from '../../src/site/title.ts';
import { clippedText } from '../helpers/clipped-text.ts';
import { policyViolations } from '../helpers/policy-violations.ts';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  nextFrame,
  open,
  phone,
  test,
} from '../helpers/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ordinaryWindow = { width: 1280, height: 800 };

for (const id of pageIds) {
  test(`${pages[id].path} is whole, quiet and accessible: wide, narrow and twice as large`, async ({
    context,
  }) => {
    const { page, violations } = await openWhole(context, pages[id].path);
    await expect(page).toHaveTitle(documentTitle(id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([pages[id].heading]);
    await expect(page.getByRole('main')).toHaveAttribute('data-area', pages[id].area);
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
    }
    await expectReadableTwiceAsLarge(page);
    expect(violations).toEqual([]);
  });
}

/** By the two ways there are: the whole page, which leaves half as many pixels, or the text alone. */
async function expectReadableTwiceAsLarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: ordinaryWindow.width / 2, height: ordinaryWindow.height / 2 });
  await expectNoSidewaysScroll(page);
  expect(await clippedText(page), 'page zoom').toEqual([]);

  // The setting of the browser, which pages meet as the size of 1rem.
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize(ordinaryWindow);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe('32px');
  await nextFrame(page);
  await expectNoSidewaysScroll(page);
  expect(await clippedText(page), 'text zoom').toEqual([]);
}

interface WholePage {
  readonly page: Page;
  readonly violations: readonly string[];
}

/**
 * A page with all its parts, also those that are fetched on the way down. Where Chromium stops drawing, a second tab
 * takes over, once.
 */
async function openWhole(context: BrowserContext, path: string): Promise<WholePage> {
  for (let tab = 1; ; tab++) {
    const page = await context.newPage();
    const violations = await policyViolations(page);
    await page.setViewportSize(desktop);
    await open(page, path);
    if (await scrolledThrough(page)) return { page, violations };
    expect(tab, 'tabs in which Chromium stopped drawing').toBeLessThan(2);
    test.info().annotations.push({ type: 'Chromium stopped drawing', description: path });
  }
}
