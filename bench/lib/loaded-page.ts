import type { QuietPage, Send } from './quiet-browser.ts';

/** What one page load cost a visitor, in milliseconds and bytes. */
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

/** Notes in the page, before anything else runs in it, what is measured later. */
export async function watchLoading(send: Send): Promise<void> {
  await send('Page.addScriptToEvaluateOnNewDocument', { source: watch });
}

const until = `const until = async (done, ms = 30000) => {
  for (const end = performance.now() + ms; !done() && performance.now() < end; )
    await new Promise((next) => setTimeout(next, 50));
};`;

/** Waits until the page is at rest; long tasks and the largest paint are told late. */
const result = `(async () => {
  ${until}
  await until(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await until(() => document.readyState === 'complete');
  await new Promise((next) => setTimeout(next, 1500));
  // A page that was prepared beforehand begins for the visitor when it is shown.
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
  /** Goes to an address, as by a link, and says what that cost. */
  open(url: string): Promise<PageLoad>;
  /** What the page that is shown cost, without going anywhere. */
  measure(): Promise<Omit<PageLoad, 'bytes' | 'requests'>>;
  /** Scrolls to what a selector finds, and gives its middle. */
  placeOf(selector: string): Promise<Place>;
  /** Presses what a selector finds, and says how long the page took until it showed an effect. 0: under 16 ms. */
  press(selector: string): Promise<number>;
}

export function watchPage(page: QuietPage): WatchedPage {
  let bytes = 0;
  let requests = 0;
  page.on<{ encodedDataLength: number }>('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    // What comes from the browser's cache has no length.
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
    if (place === null) throw new Error(`Nothing is shown for ${selector}`);
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
