import { writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { sections } from '#generated/page-sections.ts';
import { pageIds, pages } from '../src/site/pages.ts';
import startServer from '../tests/fixtures/start-server.ts';
import { browserLaunchOptions } from './lib/browser.ts';

const file = 'src/sections/heights.json';
const widths = [390, 1440];

/** For measurements and pictures: undoes src/app/sections.css. */
export const LAY_OUT_EVERYTHING = '.later { content-visibility: visible !important }';

/** Measures the average height of each kind of section, on a phone and in a wide window. Returns the file it wrote. */
export async function measureHeights(): Promise<string> {
  const stop = await startServer();
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const byWidth: Map<string, number>[] = [];
    for (const width of widths) byWidth.push(await averageHeights(browser, width));
    const kinds = [...(byWidth[0]?.keys() ?? [])].sort();
    const lines = kinds.map(
      (kind) => `  "${kind}": [${byWidth.map((heights) => heights.get(kind)).join(', ')}]`,
    );
    writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  } finally {
    await browser.close();
    await stop();
  }
  return file;
}

async function averageHeights(browser: Browser, width: number): Promise<Map<string, number>> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, bypassCSP: true });
  const measured = new Map<string, number[]>();
  for (const id of pageIds) {
    await page.goto(`${process.env.SITE_ADDRESS}${pages[id].path}`);
    await page.addStyleTag({ content: LAY_OUT_EVERYTHING });
    const heights = await page.evaluate(() =>
      [...document.querySelectorAll('main > *')].map((section) =>
        getComputedStyle(section).position === 'fixed' ? 0 : section.getBoundingClientRect().height,
      ),
    );
    for (const [index, { kind }] of (sections[id] ?? []).entries())
      measured.set(kind, [...(measured.get(kind) ?? []), heights[index] ?? 0]);
  }
  await page.close();
  return new Map([...measured].map(([kind, heights]) => [kind, rounded(average(heights))]));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function rounded(height: number): number {
  return Math.round(height / 10) * 10;
}
