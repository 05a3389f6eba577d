import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { type DeskSample, seedDesk } from '../fixtures/desk-sample.ts';
import { type RunningDesk, startDesk } from './running-desk.ts';
import { expectNoAxeViolations } from './site.ts';

export interface SampleDesk extends RunningDesk, DeskSample {
  /** A page of the administrator, in a separate browser context. */
  newPage(browser: Browser, options?: BrowserContextOptions): Promise<Page>;
}

/** Starts a desk with sample data and an administrator. */
export async function startSampleDesk(): Promise<SampleDesk> {
  let sample: DeskSample | undefined;
  const desk = await startDesk({
    async seed(dataDir) {
      sample = await seedDesk(dataDir, Date.now());
    },
  });
  if (sample === undefined) throw new Error('The desk was not seeded.');
  const [name = '', value = ''] = sample.cookie.split('=');
  return {
    ...desk,
    ...sample,
    async newPage(browser, options = {}) {
      const context = await browser.newContext({ baseURL: desk.address, ...options });
      await context.addCookies([{ name, value, url: desk.address }]);
      return context.newPage();
    },
  };
}

/** Opens a view and waits until its data has loaded. */
export async function openView(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.loading, [aria-busy=true]')).toHaveCount(0);
}

/** Checks all axe rules in the light theme, but only color contrast in the dark one, where the markup is the same. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoAxeViolations(page);
  await expectDarkThemeContrast(page);
}

export async function expectDarkThemeContrast(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, undefined, ['color-contrast']);
}
