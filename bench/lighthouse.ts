/**
 * Lighthouse on a simulated phone. Accessibility, best practices and SEO are deterministic, so one run is enough. Performance
 * is measured five times, each followed by the same page with its scripts blocked, which shows the best score that this
 * machine allows. The median counts, as Lighthouse recommends; the minimum is printed too.
 *
 *   npm run bench -- lighthouse [/path ...]     all pages by default, a bit over a minute each
 *   target: 100 in each category, and performance at most one point below that without scripts
 */
import { writeFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { browserLaunchOptions } from '../scripts/lib/browser.ts';
import { pageIds, pages } from '../src/site/pages.ts';
import { median, withServer } from './lib/serve.ts';

const steadyCategories = ['accessibility', 'best-practices', 'seo'];
/** The metrics of the performance score. */
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];
const RUNS = 5;
/** Occasionally Chrome's trace is incomplete, and there is no score. */
const ATTEMPTS = 3;
const MAX_LOSS = 1;
const requested = process.argv.slice(2);
const paths = requested.length > 0 ? requested : pageIds.map((id) => pages[id].path);

const failures = await withServer(async (address) => {
  const { executablePath, args = [] } = browserLaunchOptions();
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
  const rows: string[] = [];
  const speeds: number[] = [];
  const imperfect: string[] = [];
  const slower: string[] = [];
  for (const path of paths) {
    const url = address + path;
    const steadyRun = await run(url, chrome.port, { onlyCategories: steadyCategories });
    const runs: Result[] = [];
    const without: Result[] = [];
    for (let round = 0; round < RUNS; round++) {
      runs.push(await run(url, chrome.port, { onlyAudits: metrics }));
      without.push(
        await run(url, chrome.port, { onlyAudits: metrics, blockedUrlPatterns: ['*/assets/*.js'] }),
      );
    }
    const medianRun = runs.toSorted((a, b) => speedOf(a) - speedOf(b))[Math.floor(RUNS / 2)]!;
    const lowest = Math.min(...runs.map(speedOf));
    const bestPossible = median(without.map(speedOf));
    const steady = steadyCategories.map((id) => scoreOf(steadyRun, id));
    const values = metrics.slice(0, 4).map((audit) => medianRun.audits[audit]?.displayValue ?? '');
    speeds.push(medianRun.environment.benchmarkIndex);
    rows.push(`| ${[path, speedOf(medianRun), lowest, bestPossible, ...steady, ...values].join(' | ')} |`);
    console.log(
      path.padEnd(34),
      `${speedOf(medianRun)} (${lowest}; ${bestPossible})`,
      ...steady,
      ' ',
      ...values,
    );
    if (speedOf(medianRun) < bestPossible - MAX_LOSS) slower.push(path);
    if ([speedOf(medianRun), ...steady].some((score) => score < 100)) imperfect.push(path);
    explain(steadyRun);
  }
  await chrome.kill();
  if (requested.length === 0) writeFileSync('docs/lighthouse.md', report(rows, speeds));
  console.log(`\nLess than 100: ${imperfect.join(', ') || 'none'}`);
  console.log(`More than ${MAX_LOSS} below the same page without scripts: ${slower.join(', ') || 'none'}`);
  return imperfect.length + slower.length;
});
process.exit(failures > 0 ? 1 : 0);

async function run(url: string, port: number, wanted: Flags): Promise<Result> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', ...wanted });
    const isScored = Object.values(result?.lhr.categories ?? {}).every(({ score }) => score !== null);
    if (result && isScored) return result.lhr;
  }
  throw new Error(`Lighthouse gave no result for ${url}`);
}

function scoreOf(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

function speedOf(result: Result): number {
  return scoreOf(result, 'performance');
}

/** Prints failed audits of all categories but performance, whose metrics are in the table. */
function explain(result: Result): void {
  for (const id of steadyCategories) {
    for (const { id: audit, weight } of result.categories[id]?.auditRefs ?? []) {
      const found = result.audits[audit];
      if (weight > 0 && found && found.score !== null && found.score < 0.98)
        console.log('   ', audit, found.displayValue ?? '');
    }
  }
}

function report(rows: readonly string[], speeds: readonly number[]): string {
  return `# Lighthouse

Made by \`npm run bench -- lighthouse\` on ${new Date().toISOString().slice(0, 10)} (mobile, simulated throttling, the
middle one of ${RUNS} runs; for performance the lowest of them too, and the middle one of ${RUNS} runs of the same page with
its scripts blocked, in the same rounds). Lighthouse slows the processor four times, which makes a phone of a machine
whose speed it measures as 1500 to 2000; here that was ${Math.min(...speeds)} to ${Math.max(...speeds)}.

| Page | Performance | Lowest | Without scripts | Accessibility | Best practices | SEO | First paint | Largest paint | Blocking | Layout shift |
|---|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}
