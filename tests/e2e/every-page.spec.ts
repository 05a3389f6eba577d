/**
 * Every page, opened once: read as a screen reader does, checked by axe, looked at in the windows that are tightest. A page of
 * each kind: looked at in all windows and by axe on a phone too.
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

/** In CSS pixels. Zooming in leaves fewer of them. Columns stand closest on a tablet, words break first on a narrow phone. */
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

/** What only the width of the window can change. */
const rulesOfLayout = ['color-contrast', 'scrollable-region-focusable'];

for (const id of pageIds) {
  test(`${pages[id].path} is whole, quiet and accessible`, async ({ context }) => {
    test.slow();
    const { page, violations } = await openWhole(context, pages[id].path);
    await expect(page).toHaveTitle(documentTitle(id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([pages[id].heading]);
    await expect(page.getByRole('main')).toHaveAttribute('data-area', pages[id].area);
    expect(readingProblems(await spokenTree(page.locator('body')))).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    // Header, footer and dialogs are the same on every page.
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

/** In the end: for a moment after a change of size, Chromium has the height of the window before it. */
async function expectNothingCutOff(page: Page, message: string): Promise<void> {
  await expect.poll(() => cutOff(page), { message }).toEqual([]);
}

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
}

/** The setting of the browser, which pages meet as the size of 1rem. */
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

/** A page with all its parts, also those that are fetched when somebody comes near. */
async function openWhole(context: BrowserContext, path: string): Promise<WholePage> {
  const page = await context.newPage();
  const violations = await policyViolations(page);
  await putAllInView(page);
  await page.setViewportSize(desktop);
  await open(page, path);
  await expectAllThere(page);
  return { page, violations };
}
