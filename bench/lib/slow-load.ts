import { LAY_OUT_EVERYTHING } from '../../scripts/section-heights.ts';
import type { QuietBrowser, QuietPage } from './quiet-browser.ts';
import { median } from './serve.ts';
import { blockScripts, emulateSlowPhone } from './slow-phone.ts';

/**
 * A load with our scripts blocked, as a returning visitor, on a first visit with the cookie drawer, as a returning visitor with
 * all sections laid out (src/app/sections.css), or of a page of another site.
 */
export type LoadKind = 'without' | 'seen' | 'first' | 'whole' | 'other';

export interface Load {
  /** Milliseconds of main thread tasks, from an empty tab to an idle page. */
  readonly busy: number;
  readonly layout: number;
  readonly firstPaint: number;
}

/** Time after the load event for the drawer's animation (300 ms) and idle callbacks. */
const settleMs = 1000;

/** Loads a page into an empty tab with an empty cache, with the CPU slowed four times. */
export async function slowLoad(
  browser: QuietBrowser,
  url: string,
  kind: LoadKind,
  network: 'slow' | 'as it is',
): Promise<Load> {
  const page = await browser.newPage();
  await emulateSlowPhone(page.send, network);
  await page.send('Performance.enable');
  if (kind === 'without') await blockScripts(page.send);
  if (kind === 'seen' || kind === 'whole')
    await addInitScript(page, `localStorage.setItem('hasSeenCookieSettings', 'true')`);
  if (kind === 'whole') {
    await addInitScript(
      page,
      `const sheet = new CSSStyleSheet();
      sheet.replaceSync('${LAY_OUT_EVERYTHING}');
      document.adoptedStyleSheets = [sheet];`,
    );
  }
  await page.send('Page.navigate', { url });
  await page.evaluate(`(async () => {
    const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
    while (document.readyState !== 'complete' || !painted()) await new Promise((next) => setTimeout(next, 50));
    await new Promise((next) => setTimeout(next, ${settleMs}));
  })()`);
  const { metrics } = await page.send<{ metrics: { name: string; value: number }[] }>(
    'Performance.getMetrics',
  );
  const firstPaint = await page.evaluate<number>(
    `performance.getEntriesByName('first-contentful-paint')[0].startTime`,
  );
  await page.close();
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { busy: seconds('TaskDuration') * 1000, layout: seconds('LayoutDuration') * 1000, firstPaint };
}

async function addInitScript(page: QuietPage, source: string): Promise<void> {
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
}

export function medianLoad(loads: readonly Load[]): Load {
  return combine(loads, median);
}

export function sum(loads: readonly Load[]): Load {
  return combine(loads, (values) => values.reduce((total, value) => total + value, 0));
}

function combine(loads: readonly Load[], value: (values: readonly number[]) => number): Load {
  const of = (measure: keyof Load) => value(loads.map((each) => each[measure]));
  return { busy: of('busy'), layout: of('layout'), firstPaint: of('firstPaint') };
}
