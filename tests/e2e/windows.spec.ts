/** Window sizes, devices and system settings. every-page.spec.ts checks the layout of every page. */

import { chromium, type Page } from '@playwright/test';
import { cookieTexts } from '#content/cookies.ts';
import { controlTexts, navigationTexts } from '#generated/texts/site.ts';
import { pages } from '#site/pages.ts';
import { browserLaunchOptions } from '../../scripts/lib/browser.ts';
import { cutOff } from '../helpers/cut-off.ts';
import { plainPage } from '../helpers/pages.ts';
import { pageWith, sectionOf } from '../helpers/sections.ts';
import { expect, open, test } from '../helpers/site.ts';

test.describe('at 400% zoom', () => {
  test.use({ viewport: { width: 320, height: 200 } });

  test('each control of drawer, search and mobile menu can be scrolled to and clicked', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: controlTexts.cookieSettings, exact: true }).click();
    await expectAllClickable(page, '#cookie-settings');
    await page.keyboard.press('Escape');
    await expect(page.locator('#cookie-settings')).toBeHidden();

    await page.getByRole('button', { name: navigationTexts.search }).click();
    await expectAllClickable(page, '#search');
    await page.keyboard.press('Escape');
    await expect(page.locator('#search')).toBeHidden();

    await page.getByRole('button', { name: navigationTexts.menu }).click();
    await expectAllClickable(page, '#mobile-menu');
  });
});

test.describe('on a phone with a notch', () => {
  const notch = 47;
  const homeIndicator = 21;
  test.use({ viewport: { width: 740, height: 360 } });

  test('text and controls stay in the safe area in landscape', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', {
      insets: { left: notch, right: notch, bottom: homeIndicator },
    });
    for (const path of ['/', pages.contact.path, plainPage.path]) {
      await open(page, path);
      expect(await cutOff(page, notch), path).toEqual([]);
    }
    await open(page, '/');
    const button = page.getByRole('button', { name: controlTexts.cookieSettings, exact: true });
    expect(await distanceFromBottom(page, button)).toBeGreaterThanOrEqual(homeIndicator);
    await button.click();
    const drawer = page.getByRole('dialog', { name: cookieTexts.title });
    await expect(drawer).toBeVisible();
    expect(await cutOff(page, notch)).toEqual([]);
    const last = drawer.getByRole('button', { name: cookieTexts.save });
    await last.scrollIntoViewIfNeeded();
    expect(await distanceFromBottom(page, last)).toBeGreaterThanOrEqual(homeIndicator);
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 2560, height: 1440 } });

  test('all sections share one centered column', async ({ page }) => {
    for (const path of ['/', plainPage.path]) {
      await open(page, path);
      const columns = await page.evaluate(() =>
        [...document.querySelectorAll('main .wrap')]
          .map((wrap) => wrap.getBoundingClientRect())
          .map(({ left, right }) => `${left} ${innerWidth - right}`),
      );
      expect(new Set(columns).size, path).toBe(1);
      const [left, right] = columns[0]?.split(' ').map(Number) ?? [];
      expect(left, path).toBe(right);
      expect(left, path).toBeGreaterThan(0);
    }
  });
});

test('the marker in the duty chart overlaps no text, and the hours stay on one line', async ({ page }) => {
  const id = pageWith('day-chart');
  await open(page, pages[id].path);
  const chart = page.locator('figure').filter({ hasText: sectionOf(id, 'day-chart').caption });
  const boxes = (part: string) =>
    chart.locator(part).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as Box));
  const heights = new Set<number | undefined>();
  for (const width of [1440, 390, 280]) {
    await page.setViewportSize({ width, height: 844 });
    const marks = await boxes('svg path');
    expect(marks).not.toEqual([]);
    const labels = await boxes('li > p > *');
    expect(labels.filter((label) => marks.some((mark) => overlap(label, mark)))).toEqual([]);
    heights.add((await boxes('ol'))[0]?.height);
  }
  expect(heights.size).toBe(1);
});

test('with forced colors, a testimonial dot has another color than the background', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  const dot = page.locator('.testimonial-dot .rhombus').first();
  await dot.scrollIntoViewIfNeeded();
  const [dotColor, background] = await dot.evaluate((mark) => {
    const { backgroundColor } = getComputedStyle(mark);
    return [backgroundColor, getComputedStyle(document.body).backgroundColor];
  });
  expect(dotColor).not.toBe(background);
});

test('form controls stay light in dark mode', async ({ page }) => {
  await open(page, pages.contact.path);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  // A system color that depends on the color scheme.
  const fieldColor = () =>
    page.evaluate(() => {
      const probe = document.createElement('input');
      document.body.append(probe);
      probe.style.backgroundColor = 'Canvas';
      return getComputedStyle(probe).backgroundColor;
    });
  const light = await fieldColor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
  expect(await fieldColor()).toBe(light);
});

test('a classic scrollbar causes no overflow, and no layout shift when a dialog opens', async ({
  baseURL,
}) => {
  const browser = await chromium.launch({
    ...browserLaunchOptions('light'),
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  try {
    const page = await browser.newPage({ baseURL, viewport: { width: 1024, height: 768 } });
    await page.addInitScript(() => localStorage.setItem('hasSeenCookieSettings', 'true'));
    for (const path of ['/', pages.contact.path]) {
      await open(page, path);
      const scrollbarWidth = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
      expect(scrollbarWidth).toBeGreaterThan(0);
      expect(await cutOff(page, 0), path).toEqual([]);
      const mainBox = () => page.getByRole('main').boundingBox();
      const before = await mainBox();
      await page.locator('footer [popovertarget="cookie-settings"]').click();
      await expect(page.locator('#cookie-settings')).toBeVisible();
      const after = await mainBox();
      expect([after?.x, after?.width]).toEqual([before?.x, before?.width]);
    }
  } finally {
    await browser.close();
  }
});

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly height: number;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Checks that each control can be clicked: it can be scrolled into view and is not covered. */
async function expectAllClickable(page: Page, overlay: string): Promise<void> {
  await expect(page.locator(overlay)).toBeVisible();
  const controls = page.locator(overlay).locator('a, button, input, summary').filter({ visible: true });
  for (const control of await controls.all()) await control.click({ trial: true });
}

async function distanceFromBottom(page: Page, control: ReturnType<Page['locator']>): Promise<number> {
  const box = await control.boundingBox();
  return (page.viewportSize()?.height ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0));
}
