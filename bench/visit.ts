/**
 * A typical visit of five pages on a slow phone with an empty cache: home, a solution, a product, about, and contact with a
 * form sent. Compared with the same visit without scripts, and with each page as the first one of a visit. Finally measures
 * pages that were prerendered because their link was hovered.
 *
 *   npm run bench -- visit     target: each click has an effect within 100 ms, without a longer task (150 ms for the drawer of a
 *                           first visit); pages two to five paint in at most 60% of
 *                           the time of a first page, and within 100 ms if prerendered
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PageId } from '../src/generated/page-id.ts';
import { pages } from '../src/site/pages.ts';
import { CONTACT } from '../tests/fixtures/sample-submissions.ts';
import {
  type PageLoad,
  type PressTimes,
  type WatchedPage,
  watchLoading,
  watchPage,
} from './lib/loaded-page.ts';
import { type QuietBrowser, type QuietPage, type Send, withQuietBrowser } from './lib/quiet-browser.ts';
import { median, withServer } from './lib/serve.ts';
import { blockScripts, emulateSlowPhone } from './lib/slow-phone.ts';

const rounds = 5;
const maxPressMs = 100;
const maxDrawerMs = 150;
const maxPrerenderedMs = 100;
const maxShareOfFirst = 0.6;
const hoverMs = 4000;
const route: readonly PageId[] = ['home', 'sap-implementation', 'flexpod', 'about', 'contact'];
/** Home has no link to a product. */
const linkedFrom = (id: PageId): PageId => (id === 'flexpod' ? 'products' : 'home');
const presses = ['accept cookies', 'menu', 'search', 'send'] as const;
type Press = (typeof presses)[number];

interface Measured {
  readonly visit: PageLoad[][];
  readonly withoutScripts: PageLoad[][];
  readonly alone: PageLoad[][];
  readonly prerendered: number[][];
  readonly presses: Record<Press, PressTimes[]>;
}

const failures = await withServer((address) =>
  withQuietBrowser(async (browser) => {
    const measured: Measured = {
      visit: [],
      withoutScripts: [],
      alone: [],
      prerendered: [],
      presses: { 'accept cookies': [], menu: [], search: [], send: [] },
    };
    for (let round = 0; round < rounds; round++) {
      measured.visit.push(await visit(browser, address, measured.presses));
      measured.withoutScripts.push(await visit(browser, address, null));
      measured.alone.push(await openEachAlone(browser, address));
      measured.prerendered.push(await openPrerendered(browser, address));
    }
    return report(measured);
  }),
);
process.exit(failures > 0 ? 1 : 0);

async function onSlowPhone(send: Send): Promise<void> {
  await Promise.all([emulateSlowPhone(send, 'slow'), watchLoading(send)]);
}

/** With null, scripts are blocked and nothing is clicked. */
async function visit(
  browser: QuietBrowser,
  address: string,
  times: Record<Press, PressTimes[]> | null,
): Promise<PageLoad[]> {
  const page = await browser.newPage(onSlowPhone);
  if (times === null) await blockScripts(page.send);
  const watched = watchPage(page);
  const loads: PageLoad[] = [];
  for (const id of route) {
    loads.push(await watched.open(address + pages[id].path));
    if (times !== null && id === 'home') await pressAround(watched, times);
    if (times !== null && id === 'contact') times.send.push(await sendContact(page, watched));
  }
  await page.close();
  return loads;
}

async function pressAround(watched: WatchedPage, times: Record<Press, PressTimes[]>): Promise<void> {
  times['accept cookies'].push(await watched.press('[data-consent="all"]'));
  times.menu.push(await watched.press('[aria-controls="mobile-menu"]'));
  await watched.press('[aria-controls="mobile-menu"]');
  times.search.push(await watched.press('[popovertarget="search"]'));
}

async function sendContact(page: QuietPage, watched: WatchedPage): Promise<PressTimes> {
  await watched.press('#contact-name');
  await page.evaluate(`(async () => {
    const form = document.querySelector('#contact-name').form;
    const island = form.closest('[data-island]');
    while (!island.hasAttribute('data-hydrated')) await new Promise((next) => setTimeout(next, 50));
    const fields = ${JSON.stringify(CONTACT)};
    for (const [name, value] of Object.entries(fields)) {
      const field = form.elements[name];
      if (field.type === 'checkbox') { if (value) field.click(); continue; }
      // With the prototype's setter, as React overrides the element's own and would not notice the change.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
      field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
      await new Promise((next) => requestAnimationFrame(next));
    }
  })()`);
  const time = await watched.press('form:has(#contact-name) button[type="submit"]');
  const isSent = await page.evaluate<boolean>(`(async () => {
    for (const end = performance.now() + 10000; performance.now() < end; ) {
      if (document.querySelector('#contact-name').value === '') return true;
      await new Promise((next) => setTimeout(next, 50));
    }
    return false;
  })()`);
  if (!isSent) throw new Error('The contact form was not sent.');
  return time;
}

async function openEachAlone(browser: QuietBrowser, address: string): Promise<PageLoad[]> {
  const loads: PageLoad[] = [];
  for (const id of route) {
    const page = await browser.newPage(onSlowPhone);
    loads.push(await watchPage(page).open(address + pages[id].path));
    await page.close();
  }
  return loads;
}

/** Goes to each page by a link that was hovered long enough to prerender it. */
async function openPrerendered(browser: QuietBrowser, address: string): Promise<number[]> {
  const times: number[] = [];
  for (const id of route.slice(1)) {
    const page = await browser.newPage(onSlowPhone);
    const watched = watchPage(page);
    await page.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `localStorage.setItem('hasSeenCookieSettings', 'true')`,
    });
    await watched.open(address + pages[linkedFrom(id)].path);
    const place = await watched.placeOf(`:is(main, footer) a[href="${pages[id].path}"]`);
    await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place });
    await sleep(hoverMs);
    for (const type of ['mousePressed', 'mouseReleased'])
      void page.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
    await within(10_000, page.replaced, `${pages[id].path} was not prerendered`);
    times.push((await watched.measure()).first);
    await page.close();
  }
  return times;
}

async function within(ms: number, promise: Promise<void>, otherwise: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(otherwise)), ms);
  });
  await Promise.race([promise, late]);
  clearTimeout(timer);
}

function report({ visit, withoutScripts, alone, prerendered, presses: times }: Measured): number {
  let over = 0;
  const medianOf = (loads: readonly PageLoad[][], page: number, key: keyof PageLoad) =>
    median(loads.map((load) => load[page]![key]));
  const ms = (time: number) => `${time.toFixed(0)} ms`;
  console.log(`Median of ${rounds} rounds; after the comma with scripts blocked\n`);
  console.log(
    '| Page | KB | Requests | First paint | Largest paint | Blocking | Of a first page | Prerendered |\n|---|---|---|---|---|---|---|---|',
  );
  route.forEach((id, page) => {
    const both = (key: keyof PageLoad, text: (value: number) => string) =>
      `${text(medianOf(visit, page, key))}, ${text(medianOf(withoutScripts, page, key))}`;
    const share = median(visit.map((loads, round) => loads[page]!.first / alone[round]![page]!.first));
    const ready = page === 0 ? null : median(prerendered.map((round) => round[page - 1]!));
    if (page > 0 && share > maxShareOfFirst) over++;
    if (ready !== null && ready > maxPrerenderedMs) over++;
    const kilobytes = both('bytes', (bytes) => (bytes / 1024).toFixed(0));
    const cells = [kilobytes, both('requests', String), both('first', ms), both('largest', ms)];
    cells.push(both('blocking', ms), page === 0 ? '' : share.toFixed(2), ready === null ? '' : ms(ready));
    console.log(`| ${pages[id].path} | ${cells.join(' | ')} |`);
  });
  console.log('\n| Press | Painted | Slowest | Longest task | Slowest |\n|---|---|---|---|---|');
  for (const press of presses) {
    const cells = (['paint', 'task'] as const).flatMap((key) => {
      const values = times[press].map((each) => each[key]);
      if (median(values) > maxPressMs) over++;
      return [ms(median(values)), ms(Math.max(...values))];
    });
    console.log(`| ${press} | ${cells.join(' | ')} |`);
  }
  const drawer = visit.map(([home]) => home!.dialogTask);
  if (median(drawer) > maxDrawerMs) over++;
  console.log(`| drawer of a first visit | | | ${ms(median(drawer))} | ${ms(Math.max(...drawer))} |`);
  return over;
}
