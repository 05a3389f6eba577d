import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { company } from '../src/content/company.ts';
import { createCalendar, shiftDay, weekdayOf } from '../src/contract/calendar.ts';
import { type DeskSample, seedDesk } from '../tests/fixtures/desk-sample.ts';
import { freePort } from '../tests/fixtures/free-port.ts';
import { startMailServer } from '../tests/fixtures/mail-server.ts';
import { startServerProcess } from '../tests/fixtures/server-process.ts';
import { browserLaunchOptions } from './lib/browser.ts';

const WIDTHS = { 390: 844, 1024: 768, 1440: 900, 1920: 1080 } as const;
const FOLDER = '.cache/screenshots/desk';
const DOCUMENTATION = 'docs/pictures';

/** The screenshots in docs/desk.md and README.md: name, path and width. */
const DOCUMENTED = [
  ['desk-today', 'today', 1440],
  ['desk-today-phone', 'today', 390],
  ['desk-item', 'item', 1440],
  ['desk-quarantine', 'quarantine', 1440],
  ['desk-delivery', 'delivery', 1440],
] as const;

const pathsOf = ({ enquiry, application }: DeskSample): Readonly<Record<string, string>> => ({
  today: '/',
  enquiries: '/enquiries',
  item: `/enquiries/${enquiry}`,
  applications: '/applications',
  application: `/applications/${application}`,
  subscribers: '/subscribers',
  quarantine: '/quarantine',
  delivery: '/delivery',
  stuck: '/delivery?tab=stuck',
  people: '/people',
  history: '/history',
  settings: '/settings',
  search: '/search?q=plant',
  'nothing-found': '/enquiries?q=nothinglikeit',
  'not-found': '/nowhere',
});

/** Takes screenshots of all views of a desk with data, at each width in both themes; or only those of the documentation. */
export async function screenshotDesk(forDocumentation: boolean): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-pictures-'));
  const now = morning();
  const sample = await seedDesk(dataDir, now);
  const mail = await startMailServer();
  const port = await freePort();
  const server = await startServerProcess({
    API_ONLY: '0',
    DATA_DIR: dataDir,
    DESK_PORT: String(port),
    SMTP_URL: mail.url,
    LOG_LEVEL: 'warn',
  });
  const browser = await chromium.launch(browserLaunchOptions());
  const paths = pathsOf(sample);
  const folder = forDocumentation ? DOCUMENTATION : FOLDER;
  mkdirSync(folder, { recursive: true });
  try {
    const open = async (width: keyof typeof WIDTHS, colorScheme: 'light' | 'dark'): Promise<Page> => {
      const page = await newPage(browser, `http://127.0.0.1:${port}`, { width, colorScheme, now });
      const [name = '', value = ''] = sample.cookie.split('=');
      await page.context().addCookies([{ name, value, url: `http://127.0.0.1:${port}` }]);
      return page;
    };
    if (forDocumentation) {
      for (const [name, view, width] of DOCUMENTED) {
        const page = await open(width, 'light');
        await show(page, paths[view]!);
        writeFileSync(join(folder, `${name}.webp`), await toWebp(page, await page.screenshot()));
        await page.context().close();
      }
      const home = await newPage(browser, server.address, { width: 1440, colorScheme: 'light', now });
      await home.addInitScript(() => localStorage.setItem('hasSeenCookieSettings', 'true'));
      await home.goto('/', { waitUntil: 'networkidle' });
      writeFileSync(join(folder, 'site-home.webp'), await toWebp(home, await home.screenshot()));
      return folder;
    }
    for (const width of [390, 1024, 1440, 1920] as const) {
      for (const theme of ['light', 'dark'] as const) {
        const page = await open(width, theme);
        for (const [name, path] of Object.entries(paths)) {
          await show(page, path);
          const suffix = theme === 'dark' ? '-dark' : '';
          await page.screenshot({ path: join(folder, `${name}-${width}${suffix}.png`), fullPage: true });
        }
        await page.context().close();
      }
    }
    return folder;
  } finally {
    await browser.close();
    await server.kill('SIGTERM');
    await mail.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Look {
  readonly width: keyof typeof WIDTHS;
  readonly colorScheme: 'light' | 'dark';
  readonly now: number;
}

async function newPage(browser: Browser, baseURL: string, { width, colorScheme, now }: Look): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    colorScheme,
    viewport: { width, height: WIDTHS[width] },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  // A fixed time, so that the screenshots do not depend on when they are taken.
  await page.clock.setFixedTime(now);
  return page;
}

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('.loading, [aria-busy=true]') === null);
  if (path.startsWith('/applications/')) await page.getByText(/^Page \d/).waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}

/** 10:42 office time, today or on the last business day. */
function morning(): number {
  const calendar = createCalendar(company.headquarters.timeZone);
  let day = calendar.dayOf(Date.now());
  while (weekdayOf(day) > 5) day = shiftDay(day, -1);
  return calendar.startOf(day) + (10 * 60 + 42) * 60_000;
}

/** Converted by the browser, so that no package is needed. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage();
  const url = await blank.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.width,
      height: image.height,
    });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.9);
  }, png.toString('base64'));
  await blank.close();
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
