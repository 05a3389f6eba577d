import type { QuietPage, Send } from './quiet-browser.ts';

/** The cost of one page load, in milliseconds and bytes. */
export interface PageLoad {
  readonly first: number;
  readonly largest: number;
  readonly blocking: number;
  readonly bytes: number;
  readonly requests: number;
}

const watch = `
  window.seen = { largest: 0, tasks: [], presses: [] };
  const each = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note))
    .observe({ type, buffered: true, durationThreshold: 16 });
  each('largest-contentful-paint', ({ startTime }) => { seen.largest = startTime; });
  each('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  each('event', ({ interactionId, duration }) => { if (interactionId > 0) seen.presses.push(duration); });
`;

/** Installs performance observers in the page before its own scripts run. */
export async function watchLoading(send: Send): Promise<void> {
  await send('Page.addScriptToEvaluateOnNewDocument', { source: watch });
}

const until = `const until = async (done, ms = 30000) => {
  for (const end = performance.now() + ms; !done() && performance.now() < end; )
    await new Promise((next) => setTimeout(next, 50));
};`;

/** Waits until the page is idle; long tasks and the largest contentful paint are reported late. */
const result = `(async () => {
  ${until}
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
  };
})()`;

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
  /** Clicks an element and returns the time until the next paint in ms. 0 means under 16 ms. */
  press(selector: string): Promise<number>;
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
      await page.evaluate('seen.presses = []');
      const place = await placeOf(selector);
      for (const type of ['mousePressed', 'mouseReleased'])
        await page.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
      return page.evaluate<number>(`(async () => {
        ${until}
        await until(() => seen.presses.length > 0, 2000);
        await new Promise((next) => setTimeout(next, 200));
        return Math.max(0, ...seen.presses);
      })()`);
    },
  };
}
