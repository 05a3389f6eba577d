/**
 * Do our scripts cost the first paint anything? Loads a page on a simulated slow phone (slow 4G, processor slowed four
 * times), as it is and with its script element removed, in turn, and compares the medians.
 *
 *   npm run bench:paint [-- /path ...]     at most 5 % is allowed; total blocking time under 50 ms
 */
import { type Browser, chromium } from '@playwright/test';
import { browserLaunchOptions } from '../scripts/lib/browser.ts';
import { median, withServer } from './lib/serve.ts';

const rounds = 9;
const slowPhone = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const processorSlowdown = 4;
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

const failed = await withServer(async (address) => {
  const browser = await chromium.launch(browserLaunchOptions());
  let failures = 0;
  console.log('page                    first paint           largest paint         blocking');
  for (const path of paths) {
    const runs = { with: [] as Paint[], without: [] as Paint[] };
    for (let round = 0; round < rounds; round++) {
      runs.with.push(await measure(browser, address + path, true));
      runs.without.push(await measure(browser, address + path, false));
    }
    const first = ratio(runs, 'first');
    const largest = ratio(runs, 'largest');
    const blocking = median(runs.with.map((run) => run.blocking));
    const ok = first.ratio <= allowedRatio && largest.ratio <= allowedRatio && blocking < allowedBlockingTime;
    if (!ok) failures++;
    console.log(
      `${path.padEnd(22)}  ${asText(first)}  ${asText(largest)}  ${blocking.toFixed(0).padStart(4)} ms${ok ? '' : '   over'}`,
    );
  }
  await browser.close();
  return failures;
});
process.exit(failed > 0 ? 1 : 0);

async function measure(browser: Browser, url: string, withScripts: boolean): Promise<Paint> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  const page = await context.newPage();
  if (!withScripts) {
    await page.route(url, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/<script type="module"[^>]*><\/script>/, '');
      await route.fulfill({ response, body: html });
    });
  } else {
    // Through the same detour, so that both are equally far away.
    await page.route(url, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: await response.text() });
    });
  }
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slowPhone });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.addInitScript(() => {
    const seen: { largest: number; tasks: { start: number; duration: number }[] } = { largest: 0, tasks: [] };
    Object.assign(window, { paintSeen: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime: start, duration } of list.getEntries()) seen.tasks.push({ start, duration });
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  if (withScripts) await page.waitForFunction(() => document.body.classList.contains('scroll-animation'));
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  // Long tasks and the largest paint are reported late.
  await page.waitForTimeout(1000);
  const paint = await page.evaluate(() => {
    const { largest, tasks } = (
      window as unknown as { paintSeen: { largest: number; tasks: { start: number; duration: number }[] } }
    ).paintSeen;
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const late = tasks.filter(({ start }) => start > first);
    return { first, largest, blocking: late.reduce((sum, { duration }) => sum + duration - 50, 0) };
  });
  await context.close();
  return paint;
}

function ratio(runs: { with: Paint[]; without: Paint[] }, key: 'first' | 'largest') {
  const withScripts = median(runs.with.map((run) => run[key]));
  const without = median(runs.without.map((run) => run[key]));
  return { withScripts, without, ratio: withScripts / without };
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
  return `${withScripts.toFixed(0).padStart(5)} / ${without.toFixed(0).padStart(4)} = ${ratio.toFixed(3)}`;
}
