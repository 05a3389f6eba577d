/**
 * Opens every page once and checks its accessibility tree, axe, and the layout at the most critical window sizes. One page of
 * each kind is checked at all window sizes, and with axe on a phone too.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { pageIds, pages } from '#site/pages.ts';
import { documentTitle } from '#site/title.ts';
import { accessibilityProblems, accessibilityTree } from '../helpers/accessibility-tree.ts';
import { expectFullyLoaded, reportAllAsVisible } from '../helpers/all-in-view.ts';
import { cutOff } from '../helpers/cut-off.ts';
import { pageOfEachKind } from '../helpers/pages.ts';
import { policyViolations } from '../helpers/policy-violations.ts';
import { desktop, expect, expectNoAxeViolations, open, phone, test } from '../helpers/site.ts';
import { spaceText } from '../helpers/space-text.ts';

const defaultWindow = { width: 1280, height: 800 };

/** In CSS pixels. Columns are tightest on a tablet, and words break first on a narrow phone. */
const tightWindows = {
  'tablet, landscape': { width: 1024, height: 768 },
  'narrowest phone': { width: 280, height: 653 },
};
const otherWindows = {
  'large screen': { width: 2560, height: 1440 },
  'tablet, portrait': { width: 820, height: 1180 },
  'phone, landscape': { width: 740, height: 360 },
  'zoom of 200%': { width: defaultWindow.width / 2, height: defaultWindow.height / 2 },
  'zoom of 400%': { width: defaultWindow.width / 4, height: defaultWindow.height / 4 },
  phone,
};

/** Rules that depend on the width of the window. */
const layoutRules = ['color-contrast', 'scrollable-region-focusable'];

for (const id of pageIds) {
  test(`${pages[id].path} is accessible, clips no content and violates no content-security policy`, async ({
    context,
  }) => {
    test.slow();
    const { page, violations } = await openFullyLoaded(context, pages[id].path);
    await expect(page).toHaveTitle(documentTitle(id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([pages[id].heading]);
    await expect(page.getByRole('main')).toHaveAttribute('data-area', pages[id].area);
    expect(accessibilityProblems(await accessibilityTree(page.locator('body')))).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    // Header, footer and dialogs are the same on every page, so checking them once per kind is enough.
    const isFirstOfKind = pageOfEachKind.includes(id);
    await expectNoAxeViolations(page, isFirstOfKind ? undefined : 'main');
    await checkWindows(page, tightWindows);
    if (isFirstOfKind) {
      await checkWindows(page, otherWindows);
      await expectNoAxeViolations(page, undefined, layoutRules);
      await spaceText(page);
      await expectNothingCutOff(page, 'WCAG text spacing on a phone');
      await resize(page, defaultWindow);
      await expectNothingCutOff(page, 'WCAG text spacing');
      await doubleFontSize(page);
      await expectNothingCutOff(page, 'WCAG text spacing and doubled font size');
    }
    expect(violations).toEqual([]);
  });
}

async function checkWindows(page: Page, windows: Readonly<Record<string, typeof phone>>): Promise<void> {
  for (const [name, size] of Object.entries(windows)) {
    await resize(page, size);
    await expectNothingCutOff(page, name);
  }
}

/** Polls, because Chromium still has the old window height briefly after resizing. */
async function expectNothingCutOff(page: Page, message: string): Promise<void> {
  await expect.poll(() => cutOff(page), { message }).toEqual([]);
}

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
}

/** Changes the browser's font size setting, and with it 1rem. */
async function doubleFontSize(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe('32px');
}

interface LoadedPage {
  readonly page: Page;
  readonly violations: readonly string[];
}

/** Opens a page with all its parts, including lazy ones. */
async function openFullyLoaded(context: BrowserContext, path: string): Promise<LoadedPage> {
  const page = await context.newPage();
  const violations = await policyViolations(page);
  await reportAllAsVisible(page);
  await page.setViewportSize(desktop);
  await open(page, path);
  await expectFullyLoaded(page);
  return { page, violations };
}
