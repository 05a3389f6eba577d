import {
  test as base,
  expect,
  type Locator,
  type Page,
  type PlaywrightTestOptions,
  type Route,
} from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import type { IslandName } from '#features/islands.ts';

/** The only allowed requests to another host: the frames on the contact page. */
const mapService = 'https://www.openstreetmap.org/export/embed.html';

/**
 * Every test fails on console messages, uncaught errors, failed requests and requests to other hosts. A test that provokes one
 * lists it in the option `expected`.
 */
export const test = base.extend<{
  expected: { problems: RegExp[] };
  returning: boolean;
  failOnProblems: undefined;
}>({
  expected: [{ problems: [] }, { option: true }],
  returning: [true, { option: true }],
  failOnProblems: [
    async ({ context, expected, baseURL, returning }, use) => {
      const problems: string[] = [];
      // A returning visitor, by default. This also runs in frames of the map service and in about:blank, which have no storage.
      if (returning) {
        await context.addInitScript(() => {
          if (window === top && location.protocol === 'http:')
            localStorage.setItem('hasSeenCookieSettings', 'true');
        });
      }
      context.on('console', (message) => {
        // Hints from DevTools, for example that a test inspected a hidden part of the page.
        const isHint = String(message.type()) === 'verbose';
        if (!isHint) problems.push(`console ${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (uncaught) => {
        // Intercepting requests disables the cache. If the style sheet is late, Chromium skips the view transition and reports
        // an error; with a cached style sheet it never did.
        const isSkippedTransition = /ViewTransition opt-in disabled/.test(uncaught.error().message);
        if (!isSkippedTransition) problems.push(`uncaught: ${uncaught.error().message}`);
      });
      context.on('response', (response) => {
        if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
      });
      context.on('requestfailed', (request) => {
        // Navigation cancels pending requests; that is not a failure. The map service is blocked, and the page shows its own
        // map instead.
        const cancelled = request.failure()?.errorText === 'net::ERR_ABORTED';
        if (!cancelled && !request.url().startsWith(mapService)) problems.push(`failed: ${request.url()}`);
      });
      // Other hosts are blocked (scripts/lib/browser.ts); any request to one is a failure.
      context.on('request', (request) => {
        const url = request.url();
        if (/^https?:/.test(url) && !url.startsWith(baseURL ?? '') && !url.startsWith(mapService)) {
          problems.push(`third party: ${url}`);
        }
      });
      await use(undefined);
      expect(
        problems.filter((problem) => !expected.problems.some((pattern) => pattern.test(problem))),
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** For `test.use` in tests of animations. All other tests use reduced motion (playwright.config.ts). */
export const withMotion: PlaywrightTestOptions['contextOptions'] = { reducedMotion: 'no-preference' };

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Opens a page and waits until its script has started. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('body')).toHaveClass(/scroll-animation/);
}

/** Waits until an island is hydrated. */
export async function expectHydrated(page: Page, island: IslandName): Promise<void> {
  await expect(page.locator(`[data-island="${island}"]`)).toHaveAttribute('data-hydrated', '');
}

/** Opens a page and focuses its form, which hydrates it. */
export async function openForm(page: Page, path: string, island: IslandName): Promise<void> {
  await open(page, path);
  await hydrateForm(page, island);
}

/** Focuses the first field of a form, which hydrates it. */
export async function hydrateForm(page: Page, island: IslandName): Promise<void> {
  await page.locator(`[data-island="${island}"] input`).first().focus();
  await expectHydrated(page, island);
}

/**
 * Accepts the next alert as soon as it opens, and returns its text. An open alert blocks the page and a click in progress, so a
 * test that accepts it only after the click can hang.
 */
export function nextAlert(page: Page): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', async (dialog) => {
      const text = dialog.message();
      await dialog.accept();
      resolve(text);
    });
  });
}

/** Mocks the map service, which is blocked. Intercepting slows every request, so only tests of the maps do it. */
export async function mockMaps(page: Page, handler = showMap): Promise<void> {
  await page.route(`${mapService}*`, handler);
}

function showMap(route: Route): Promise<void> {
  return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' });
}

/**
 * Delays requests that match a pattern until released. Call it before the page is opened, like every route: in an open page,
 * Chromium reports that it intercepts slightly too early, and a request in between gets through.
 */
export async function delayRequests(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The script of every page. */
export const pageScript = /\/assets\/client-.*\.js/;
/** The code of all islands. */
export const islandScripts = /\/assets\/(?!client-).*\.js/;

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Checks the whole page or a part, with all or the given rules. */
export async function expectNoAxeViolations(page: Page, part?: string, rules?: string[]): Promise<void> {
  // Injected once per document, because compiling it takes as long as a check. The tested pages have no frames to look into.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options = {
    iframes: false,
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  } satisfies RunOptions;
  const violations = await page.evaluate(
    async ([part, options]) => {
      const { violations: found } = await window.axe.run(part ?? document, options);
      return found.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
    },
    [part, options] as const,
  );
  expect(violations).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Resizing the window takes a frame or two.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}

/** From here on, time passes only when a test advances it. Requires that the clock was installed before opening the page. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

/** Waits for the next frame and its observers. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Waits until intersection observers have reported an element. Works with a stopped clock. */
export async function waitUntilObserved(element: Locator): Promise<void> {
  await element.evaluate(
    (target) => new Promise<unknown>((done) => new IntersectionObserver(done).observe(target)),
  );
}
