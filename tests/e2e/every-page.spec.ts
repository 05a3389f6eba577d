/**
 * Opens every page once and checks its accessibility tree, axe, and the layout at the most critical window sizes. For one page
 * of each kind: all window sizes, and axe on a phone too.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { pageIds, pages } from '../../src/site/pages.ts';
import { documentTitle } from '../../src/site/title.ts';
import { expectAllThere, putAllInView } from '../helpers/all-in-view.ts';
import { cutOff } from '../helpers/cut-off.ts';
import { pageOfEachKind } from '../helpers/pages.ts';
import { policyViolations } from '../helpers/policy-violations.ts';
import { desktop, expect, expectNoAxeViolations, open, phone, test } from '../helpers/site.ts';
import { spaceText } from '../helpers/space-text.ts';
import { readingProblems, spokenTree } from '../helpers/spoken.ts';

const ordinaryWindow = { width: 1280, height: 800 };

/** In CSS pixels, of which zooming leaves fewer. Columns are tightest on a tablet, words break first on a narrow phone. */
const tightWindows = {
  'a tablet on its side': { width: 1024, height: 768 },
  'the narrowest phone': { width: 280, height: 653 },
};
const otherWindows = {
  'a large screen': { width: 2560, height: 1440 },
  'a tablet upright': { width: 820, height: 1180 },
  'a phone on its side': { width: 740, height: 360 },
  'a zoom of 200 %': { width: ordinaryWindow.width / 2, height: ordinaryWindow.height / 2 },
  'a zoom of 400 %': { width: ordinaryWindow.width / 4, height: ordinaryWindow.height / 4 },
  'a phone': phone,
};

/** Rules that depend on the width of the window. */
const rulesOfLayout = ['color-contrast', 'scrollable-region-focusable'];

for (const id of pageIds) {
  test(`${pages[id].path} is complete, accessible and has no problems`, async ({ context }) => {
    test.slow();
    const { page, violations } = await openWhole(context, pages[id].path);
    await expect(page).toHaveTitle(documentTitle(id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([pages[id].heading]);
    await expect(page.getByRole('main')).toHaveAttribute('data-area', pages[id].area);
    expect(readingProblems(await spokenTree(page.locator('body')))).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    // Check header, footer and dialogs once per kind: they are the same on every page.
    const isFirstOfKind = pageOfEachKind.includes(id);
    await expectNoAxeViolations(page, isFirstOfKind ? undefined : 'main');
    await lookInto(page, tightWindows);
    if (isFirstOfKind) {
      await lookInto(page, otherWindows);
      await expectNoAxeViolations(page, undefined, rulesOfLayout);
      await spaceText(page);
      await expectNothingCutOff(page, 'text spaced out on a phone');
      await resize(page, ordinaryWindow);
      await expectNothingCutOff(page, 'text spaced out');
      await doubleText(page);
      await expectNothingCutOff(page, 'text twice as large and spaced out');
    }
    expect(violations).toEqual([]);
  });
}

async function lookInto(page: Page, windows: Readonly<Record<string, typeof phone>>): Promise<void> {
  for (const [name, size] of Object.entries(windows)) {
    await resize(page, size);
    await expectNothingCutOff(page, name);
  }
}

/** Polls: briefly after resizing, Chromium still has the old height of the window. */
async function expectNothingCutOff(page: Page, message: string): Promise<void> {
  await expect.poll(() => cutOff(page), { message }).toEqual([]);
}

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
}

/** The font size setting of the browser, which changes 1rem. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe('32px');
}

interface WholePage {
  readonly page: Page;
  readonly violations: readonly string[];
}

/** Opens a page with all its parts, including lazy ones. */
async function openWhole(context: BrowserContext, path: string): Promise<WholePage> {
  const page = await context.newPage();
  const violations = await policyViolations(page);
  await putAllInView(page);
  await page.setViewportSize(desktop);
  await open(page, path);
  await expectAllThere(page);
  return { page, violations };
}
