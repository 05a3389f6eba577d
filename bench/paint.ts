/**
 * Do our scripts cost the first paint anything? Loads a page on a simulated slow phone (slow 4G, processor slowed four
 * times), with its scripts and without, in turn. The ratio is the middle one of all rounds: the two loads of a round
 * follow each other, so that a machine that is slower now and then is as slow for both.
 *
 *   npm run bench:paint [-- /path ...]     at most 5 % is allowed; total blocking time under 50 ms
 */
import { type QuietBrowser, withQuietBrowser } from './lib/quiet-browser.ts';
import { median, withServer } from './lib/serve.ts';
import { beSlowPhone, blockScripts } from './lib/slow-phone.ts';

/** Single rounds differ by a tenth, and the middle one of eleven still did by more than the limit allows. */
const rounds = 21;
const allowedRatio = 1.05;
const allowedBlockingTime = 50;

interface Paint {
  readonly first: number;
  readonly largest: number;
  readonly blocking: number;
}

const paths =
  process.argv.slice(2).length > 0
    ? process.argv.slice(2)
    : ['/', '/solutions', '/cloud-enablement', '/products/flexpod'];

/** Runs in the page before anything else. */
const watch = `
  window.seen = { largest: 0, tasks: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
`;

/** Waits until the page has painted and, if it has scripts, answers to them; long tasks are reported late. */
const result = (withScripts: boolean) => `(async () => {
  const until = async (done) => { while (!done()) await new Promise((next) => setTimeout(next, 50)); };
  await until(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await until(() => document.readyState === 'complete');
  ${withScripts ? `await until(() => document.body.classList.contains('scroll-animation'));` : ''}
  await new Promise((next) => setTimeout(next, 1000));
  const first = performance.getEntriesByName('first-contentful-paint')[0].startTime;
  const late = seen.tasks.filter(({ startTime }) => startTime > first);
  return { first, largest: seen.largest, blocking: late.reduce((sum, { duration }) => sum + duration - 50, 0) };
})()`;

const failed = await withServer((address) =>
  withQuietBrowser(async (browser) => {
    let failures = 0;
    console.log('page                    first paint           largest paint         blocking, without');
    for (const path of paths) {
      const runs = { with: [] as Paint[], without: [] as Paint[] };
      for (let round = 0; round < rounds; round++) {
        // Each is the first one as often as the other.
        const order = round % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const);
        for (const kind of order) runs[kind].push(await measure(browser, address + path, kind === 'with'));
      }
      const first = ratio(runs, 'first');
      const largest = ratio(runs, 'largest');
      const blocking = median(runs.with.map((run) => run.blocking));
      const withoutScripts = median(runs.without.map((run) => run.blocking));
      const ok =
        first.ratio <= allowedRatio && largest.ratio <= allowedRatio && blocking < allowedBlockingTime;
      if (!ok) failures++;
      console.log(
        `${path.padEnd(22)}  ${asText(first)}  ${asText(largest)}  ${blocking.toFixed(0).padStart(4)} ms, ${withoutScripts.toFixed(0)} ms${ok ? '' : '   over'}`,
      );
    }
    return failures;
  }),
);
process.exit(failed > 0 ? 1 : 0);

async function measure(browser: QuietBrowser, url: string, withScripts: boolean): Promise<Paint> {
  const page = await browser.newPage();
  await beSlowPhone(page.send, 'slow');
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: watch });
  if (!withScripts) await blockScripts(page.send);
  await page.send('Page.navigate', { url });
  const paint = await page.evaluate<Paint>(result(withScripts));
  await page.close();
  return paint;
}

function ratio(runs: { with: Paint[]; without: Paint[] }, key: 'first' | 'largest') {
  const withScripts = median(runs.with.map((run) => run[key]));
  const without = median(runs.without.map((run) => run[key]));
  const ratios = runs.with.map((run, round) => run[key] / (runs.without[round]?.[key] ?? Number.NaN));
  return { withScripts, without, ratio: median(ratios) };
}
function asText({
  withScripts,
  without,
  ratio,
}: {
  withScripts: number;
  without: number;
  ratio: number;
}): string {
  return `${withScripts.toFixed(0).padStart(5)} / ${without.toFixed(0).padStart(4)}, ${ratio.toFixed(3)}`;
}
