import { AxeBuilder } from '@axe-core/playwright';
import {
  test as base,
  expect,
  type Locator,
  type Page,
  type PlaywrightTestOptions,
  type Route,
} from '@playwright/test';
import type { IslandName } from '../../src/features/islands.ts';

/** All that a page may ask of another host: the frames on the contact page. */
const mapService = 'https://www.openstreetmap.org/export/embed.html';

/**
 * Every test watches the pages it opens: no console message, no uncaught error, no failed request and nothing asked of
 * another host. A test that provokes one says so with the option `expected`.
 */
export const test = base.extend<{ expected: { problems: RegExp[] }; returning: boolean; watched: undefined }>(
  {
    expected: [{ problems: [] }, { option: true }],
    returning: [true, { option: true }],
    watched: [
      async ({ context, expected, baseURL, returning }, use) => {
        const seen: string[] = [];
        // A visitor who has been here before; the tests of the cookie drawer say otherwise.
        // Frames and the empty page of a new tab run this too; those of the map service and that page have no storage.
        if (returning) {
          await context.addInitScript(() => {
            if (window === top && location.protocol === 'http:')
              localStorage.setItem('hasSeenCookieSettings', 'true');
          });
        }
        context.on('console', (message) => {
          // The browser's advice to its own developers, such as that a test looked into a hidden part of the page.
          const isAdvice = String(message.type()) === 'verbose';
          if (!isAdvice) seen.push(`console ${message.type()}: ${message.text()}`);
        });
        context.on('weberror', (uncaught) => {
          // Intercepting requests switches the browser's cache off. With the style sheet late, Chromium gives up fading
          // from page to page, and reports that as an error; with the sheet in the cache it never did.
          const isFade = /ViewTransition opt-in disabled/.test(uncaught.error().message);
          if (!isFade) seen.push(`uncaught: ${uncaught.error().message}`);
        });
        context.on('response', (response) => {
          if (response.status() >= 400) seen.push(`${response.status()} ${response.url()}`);
        });
        context.on('requestfailed', (request) => {
          // Leaving a page cancels what it was still loading; that is no failure. The map service is never reached, and
          // the page has its own map for that.
          const cancelled = request.failure()?.errorText === 'net::ERR_ABORTED';
          if (!cancelled && !request.url().startsWith(mapService)) seen.push(`failed: ${request.url()}`);
        });
        // No other host can be reached (scripts/lib/browser.ts); asking is already a mistake.
        context.on('request', (request) => {
          const url = request.url();
          if (/^https?:/.test(url) && !url.startsWith(baseURL ?? '') && !url.startsWith(mapService)) {
            seen.push(`third party: ${url}`);
          }
        });
        await use(undefined);
        expect(seen.filter((line) => !expected.problems.some((pattern) => pattern.test(line)))).toEqual([]);
      },
      { auto: true },
    ],
  },
);

export { expect };

/** For `test.use` in tests of what moves. All others ask for less motion (playwright.config.ts). */
export const moving: PlaywrightTestOptions['contextOptions'] = { reducedMotion: 'no-preference' };

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Opens a page and waits until its script is at work. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('body')).toHaveClass(/scroll-animation/);
}

/** Waits until an island is hydrated. */
export async function expectHydrated(page: Page, island: IslandName): Promise<void> {
  await expect(page.locator(`[data-island="${island}"]`)).toHaveAttribute('data-hydrated', '');
}

/** Opens a page and touches the form on it, as somebody does who is about to fill it in. */
export async function openForm(page: Page, path: string, island: IslandName): Promise<void> {
  await open(page, path);
  await touch(page, island);
}

export async function touch(page: Page, island: IslandName): Promise<void> {
  await page.locator(`[data-island="${island}"] input`).first().focus();
  await expectHydrated(page, island);
}

/**
 * Answers the next alert as soon as it opens, and gives its text. An open alert stops the page, and with it the press
 * that led to it where that is not over yet, so a test that answers only after the press can wait forever.
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

/** Answers for the map service, which tests never reach. Intercepting slows every request, so only its tests do it. */
export async function answerForMaps(page: Page, answer = showMap): Promise<void> {
  await page.route(`${mapService}*`, answer);
}

function showMap(route: Route): Promise<void> {
  return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' });
}

/**
 * Holds back what a pattern matches until released, as a slow network would. Like every route it comes before the page
 * is opened: Chromium says that it intercepts a moment before an open page does, and a press in between gets through.
 */
export async function hold(page: Page, pattern: RegExp): Promise<() => void> {
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

/** The one script that a page names. */
export const pageScript = /\/assets\/client-.*\.js/;
/** The code of all islands. */
export const islandScripts = /\/assets\/(?!client-).*\.js/;

/** Of the whole page, or of the part given; by all rules, or by those given. */
export async function expectNoAxeViolations(page: Page, part?: string, rules?: string[]): Promise<void> {
  // Without the detour for frames of other hosts, which the pages tested do not show, and without listing what passed.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const readable = violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  );
  expect(readable).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // A change of the window's size takes a frame or two to arrive.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}

/** From here on time passes only where a test says so. The clock must have been installed before the page was opened. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

/** Waits until the browser has drawn what is due, with all observers heard. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Waits until observers of what is in view have been told of an element, with the page's clock stopped too. */
export async function observed(element: Locator): Promise<void> {
  await element.evaluate(
    (target) => new Promise<unknown>((done) => new IntersectionObserver(done).observe(target)),
  );
}
