/**
 * npm run screenshots [-- /path ...]: full-page screenshots of all pages (or of those named) at 1440 and 390 pixels, and a
 * contact sheet, in .cache/screenshots.
 *
 *   npm run screenshots -- desk         all views of the desk, in .cache/screenshots/desk
 *   npm run screenshots -- desk docs    the pictures of the desk in docs/pictures
 *   npm run screenshots -- heights      measures the sections for src/sections/heights.json
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { pageIds, pages } from '../src/site/pages.ts';
import { scrolledThrough } from '../tests/fixtures/scroll-through.ts';
import startServer from '../tests/fixtures/start-server.ts';
import { browserLaunchOptions } from './lib/browser.ts';
import { screenshotDesk } from './screenshots-desk.ts';
import { LAY_OUT_EVERYTHING, measureHeights } from './section-heights.ts';

const folder = '.cache/screenshots';
const widths = [1440, 390];
const requested = process.argv.slice(2);
if (requested[0] === 'desk') {
  console.log(`Pictures of the desk are in ${await screenshotDesk(requested[1] === 'docs')}.`);
  process.exit(0);
}
if (requested[0] === 'heights') {
  console.log(`The heights are in ${await measureHeights()}.`);
  process.exit(0);
}
const paths = requested.length > 0 ? requested : [...pageIds.map((id) => pages[id].path), '/no-such-page'];

mkdirSync(folder, { recursive: true });
const stop = await startServer();
const browser = await chromium.launch(browserLaunchOptions());
try {
  for (const width of widths) await capture(browser, width);
  if (requested.length === 0) await writeContactSheet(browser);
} finally {
  await browser.close();
  await stop();
}
console.log(`Pictures of ${paths.length} pages are in ${folder}.`);

async function capture(browser: Browser, width: number): Promise<void> {
  // With reduced motion nothing waits for its scroll animation.
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ viewport, bypassCSP: true, reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('hasSeenCookieSettings', 'true'));
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(`${process.env.SITE_ADDRESS}${path}`);
    await page.waitForFunction(() => document.body.classList.contains('scroll-animation'));
    // Scroll through the page, so that lazy parts load.
    if (!(await scrolledThrough(page)))
      throw new Error(`Chromium stopped rendering ${path} at ${width} pixels. Run the command again.`);
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
      return Promise.allSettled([...document.images].map((image) => image.decode()));
    });
    await page.waitForLoadState('networkidle');
    await page.addStyleTag({ content: LAY_OUT_EVERYTHING });
    await page.screenshot({ path: join(folder, fileName(path, width)), fullPage: true });
  }
  await context.close();
}

/** All pages side by side, scaled down. */
async function writeContactSheet(browser: Browser): Promise<void> {
  const figures = paths.map(
    (path) =>
      `<figure><figcaption>${path}</figcaption>${widths.map((width) => `<img src="${fileName(path, width)}" class="w${width}">`).join('')}</figure>`,
  );
  const html = `<!doctype html><meta charset="utf-8"><title>All pages</title><style>
    body { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 24px; font: 14px sans-serif; }
    figure { margin: 0; } figcaption { margin-bottom: 8px; } img { vertical-align: top; border: 1px solid silver; margin-right: 6px; }
    .w1440 { width: 240px; } .w390 { width: 90px; }
  </style>${figures.join('')}`;
  writeFileSync(join(folder, 'index.html'), html);
  const page = await browser.newPage({ viewport: { width: 2300, height: 1200 } });
  await page.goto(new URL(`../${folder}/index.html`, import.meta.url).href);
  await page.screenshot({ path: join(folder, 'sheet.png'), fullPage: true });
  await page.close();
}

function fileName(path: string, width: number): string {
  return `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}.png`;
}
