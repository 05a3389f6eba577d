import type { QuietPage, Send } from './quiet-browser.ts';

/** The cost of one page load, in milliseconds and bytes. */
export interface PageLoad {
  readonly first: number;
  readonly largest: number;
  readonly blocking: number;
  /** The longest task since a dialog opened by itself. 0 means under 50 ms. */
  readonly dialogTask: number;
  readonly bytes: number;
  readonly requests: number;
}

const watch = `
  window.seen = { largest: 0, tasks: [], presses: [], opened: Infinity };
  const each = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note))
    .observe({ type, buffered: true, durationThreshold: 16 });
  each('largest-contentful-paint', ({ startTime }) => { seen.largest = startTime; });
  each('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  each('event', ({ interactionId, duration }) => { if (interactionId > 0) seen.presses.push(duration); });
  // A dialog opened.
  new MutationObserver(() => { seen.opened = Math.min(seen.opened, performance.now()); })
    .observe(document, { subtree: true, attributeFilter: ['open'] });
`;

/** Installs performance observers in the page before its own scripts run. */
export async function watchLoading(send: Send): Promise<void> {
  await send('Page.addScriptToEvaluateOnNewDocument', { source: watch });
}

const helpers = `const until = async (done, ms = 30000) => {
  for (const end = performance.now() + ms; !done() && performance.now() < end; )
    await new Promise((next) => setTimeout(next, 50));
};
const longestTask = (since) => Math.max(0, ...seen.tasks
  .filter(({ startTime, duration }) => startTime + duration > since).map(({ duration }) => duration));`;

/** Waits until the page is idle; long tasks and the largest contentful paint are reported late. */
const result = `(async () => {
  ${helpers}
  await until(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await until(() => document.readyState === 'complete');
  await new Promise((next) => setTimeout(next, 1500));
  // For a prerendered page, time starts at its activation.
  const began = performance.getEntriesByType('navigation')[0].activationStart;
  const painted = performance.getEntriesByName('first-contentful-paint')[0].startTime;
  const late = seen.tasks.filter(({ startTime }) => startTime > painted);
  return {
    first: Math.max(0, painted - began),
    largest: Math.max(0, seen.largest - began),
    blocking: late.reduce((sum, { duration }) => sum + duration - 50, 0),
    dialogTask: longestTask(seen.opened),
  };
})()`;

export interface PressTimes {
  /** Milliseconds until the next paint. 0 means under 16 ms. */
  readonly paint: number;
  /** The longest task. 0 means under 50 ms. */
  readonly task: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface WatchedPage {
  /** Navigates to a URL and measures the load. */
  open(url: string): Promise<PageLoad>;
  /** Measures the current page without navigating. */
  measure(): Promise<Omit<PageLoad, 'bytes' | 'requests'>>;
  /** Scrolls to an element and returns its center. */
  placeOf(selector: string): Promise<Place>;
  /** Clicks an element. */
  press(selector: string): Promise<PressTimes>;
}

export function watchPage(page: QuietPage): WatchedPage {
  let bytes = 0;
  let requests = 0;
  page.on<{ encodedDataLength: number }>('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    // 0 for responses from the cache.
    if (encodedDataLength > 0) requests += 1;
  });
  const measure = () => page.evaluate<Omit<PageLoad, 'bytes' | 'requests'>>(result);
  const placeOf = async (selector: string): Promise<Place> => {
    const place = await page.evaluate<Place | null>(`(() => {
      const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility());
      if (!found) return null;
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = found.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
    if (place === null) throw new Error(`No visible element matches ${selector}`);
    return place;
  };
  return {
    measure,
    placeOf,
    async open(url) {
      bytes = 0;
      requests = 0;
      await page.send('Page.navigate', { url, transitionType: 'link' });
      return { ...(await measure()), bytes, requests };
    },
    async press(selector) {
      await page.evaluate('seen.presses = []; seen.tasks = []');
      const place = await placeOf(selector);
      for (const type of ['mousePressed', 'mouseReleased'])
        await page.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
      return page.evaluate<PressTimes>(`(async () => {
        ${helpers}
        await until(() => seen.presses.length > 0, 2000);
        await new Promise((next) => setTimeout(next, 500));
        return { paint: Math.max(0, ...seen.presses), task: longestTask(0) };
      })()`);
    },
  };
}
