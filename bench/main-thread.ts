/**
 * Main thread time of our scripts. Loads every page with CPU slowdown in four ways: without scripts, as a returning visitor,
 * on a first visit with the cookie drawer, and as a returning visitor with all sections laid out (src/app/sections.css).
 *
 *   npm run bench -- main-thread [/path ...]     over all pages: first visit at most 1.4 times, otherwise 1.1 times
 */
import { LAY_OUT_EVERYTHING } from '../scripts/section-heights.ts';
import { pageIds, pages } from '../src/site/pages.ts';
import { type QuietBrowser, type QuietPage, withQuietBrowser } from './lib/quiet-browser.ts';
import { median, withServer } from './lib/serve.ts';
import { blockScripts, emulateSlowPhone } from './lib/slow-phone.ts';

const rounds = 7;
/** Time after the load event for the drawer's animation (300 ms) and idle callbacks. */
const settleMs = 1000;
const allowed = { first: 1.4, seen: 1.1 };

const kinds = ['without', 'seen', 'first', 'whole'] as const;
type Kind = (typeof kinds)[number];

interface Load {
  /** Milliseconds of main thread tasks, from an empty tab to an idle page. */
  readonly busy: number;
  readonly layout: number;
  readonly firstPaint: number;
}

const requested = process.argv.slice(2);
const paths = requested.length > 0 ? requested : pageIds.map((id) => pages[id].path);

const failed = await withServer((address) =>
  withQuietBrowser(async (browser) => {
    const sums: Record<Kind, Load> = { without: zero(), seen: zero(), first: zero(), whole: zero() };
    console.log('page                                without     seen            first visit');
    for (const path of paths) {
      const loads: Record<Kind, Load[]> = { without: [], seen: [], first: [], whole: [] };
      for (let round = 0; round < rounds; round++) {
        for (const kind of kinds) loads[kind].push(await load(browser, address + path, kind));
      }
      const medians = {
        without: medianOf(loads.without),
        seen: medianOf(loads.seen),
        first: medianOf(loads.first),
        whole: medianOf(loads.whole),
      };
      for (const kind of kinds) sums[kind] = combine([sums[kind], medians[kind]], ([a = 0, b = 0]) => a + b);
      console.log(line(path, medians));
    }
    console.log(line('all pages', sums));
    const { seen, whole } = sums;
    const ratio = (measure: keyof Load) => (seen[measure] / whole[measure]).toFixed(2);
    console.log(
      `beside the same pages laid out whole: main thread ${ratio('busy')}, layout ${ratio('layout')}, first paint ${ratio('firstPaint')}`,
    );
    const { without, first } = sums;
    return first.busy / without.busy > allowed.first || seen.busy / without.busy > allowed.seen;
  }),
);
process.exit(failed ? 1 : 0);

function zero(): Load {
  return { busy: 0, layout: 0, firstPaint: 0 };
}

function medianOf(loads: readonly Load[]): Load {
  return combine(loads, median);
}

function combine(loads: readonly Load[], value: (values: readonly number[]) => number): Load {
  const of = (measure: keyof Load) => value(loads.map((each) => each[measure]));
  return { busy: of('busy'), layout: of('layout'), firstPaint: of('firstPaint') };
}

function line(name: string, { without, seen, first }: Record<Kind, Load>): string {
  const withRatio = ({ busy }: Load) =>
    `${busy.toFixed(0).padStart(5)} ms, ${(busy / without.busy).toFixed(2)}`;
  return `${name.padEnd(32)}  ${without.busy.toFixed(0).padStart(6)} ms  ${withRatio(seen)}  ${withRatio(first)}`;
}

async function load(browser: QuietBrowser, url: string, kind: Kind): Promise<Load> {
  const page = await browser.newPage();
  await emulateSlowPhone(page.send, 'as it is');
  await page.send('Performance.enable');
  if (kind === 'without') await blockScripts(page.send);
  if (kind === 'seen' || kind === 'whole')
    await begin(page, `localStorage.setItem('hasSeenCookieSettings', 'true')`);
  if (kind === 'whole') {
    await begin(
      page,
      `const sheet = new CSSStyleSheet();
      sheet.replaceSync('${LAY_OUT_EVERYTHING}');
      document.adoptedStyleSheets = [sheet];`,
    );
  }
  await page.send('Page.navigate', { url });
  await page.evaluate(`(async () => {
    while (document.readyState !== 'complete') await new Promise((next) => setTimeout(next, 50));
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

async function begin(page: QuietPage, source: string): Promise<void> {
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
}
