/**
 * Main thread time of our scripts. Loads every page with CPU slowdown in three ways: without scripts, as a returning visitor,
 * and on a first visit with the cookie drawer.
 *
 *   npm run bench -- main-thread [/path ...]     over all pages: first visit at most 1.4 times, otherwise 1.1 times
 */
import { pageIds, pages } from '../src/site/pages.ts';
import { type QuietBrowser, withQuietBrowser } from './lib/quiet-browser.ts';
import { median, withServer } from './lib/serve.ts';
import { blockScripts, emulateSlowPhone } from './lib/slow-phone.ts';

const rounds = 7;
/** Time after the load event for the drawer's animation (300 ms) and idle callbacks. */
const settleMs = 1000;
const allowed = { first: 1.4, seen: 1.1 };

const kinds = ['without', 'seen', 'first'] as const;
type Kind = (typeof kinds)[number];

const requested = process.argv.slice(2);
const paths = requested.length > 0 ? requested : pageIds.map((id) => pages[id].path);

const failed = await withServer((address) =>
  withQuietBrowser(async (browser) => {
    const sums: Record<Kind, number> = { without: 0, seen: 0, first: 0 };
    console.log('page                                without     seen            first visit');
    for (const path of paths) {
      const times: Record<Kind, number[]> = { without: [], seen: [], first: [] };
      for (let round = 0; round < rounds; round++) {
        for (const kind of kinds) times[kind].push(await busyTime(browser, address + path, kind));
      }
      const medians = {
        without: median(times.without),
        seen: median(times.seen),
        first: median(times.first),
      };
      for (const kind of kinds) sums[kind] += medians[kind];
      console.log(line(path, medians));
    }
    console.log(line('all pages', sums));
    return sums.first / sums.without > allowed.first || sums.seen / sums.without > allowed.seen;
  }),
);
process.exit(failed ? 1 : 0);

function line(name: string, { without, seen, first }: Record<Kind, number>): string {
  const withRatio = (time: number) => `${time.toFixed(0).padStart(5)} ms, ${(time / without).toFixed(2)}`;
  return `${name.padEnd(32)}  ${without.toFixed(0).padStart(6)} ms  ${withRatio(seen)}  ${withRatio(first)}`;
}

/** Milliseconds of main thread tasks from an empty tab to an idle page. */
async function busyTime(browser: QuietBrowser, url: string, kind: Kind): Promise<number> {
  const page = await browser.newPage();
  await emulateSlowPhone(page.send, 'as it is');
  await page.send('Performance.enable');
  if (kind === 'without') await blockScripts(page.send);
  if (kind === 'seen') {
    await page.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `localStorage.setItem('hasSeenCookieSettings', 'true')`,
    });
  }
  await page.send('Page.navigate', { url });
  await page.evaluate(`(async () => {
    while (document.readyState !== 'complete') await new Promise((next) => setTimeout(next, 50));
    await new Promise((next) => setTimeout(next, ${settleMs}));
  })()`);
  const { metrics } = await page.send<{ metrics: { name: string; value: number }[] }>(
    'Performance.getMetrics',
  );
  await page.close();
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
