import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import { installedBrowser } from '../../scripts/lib/browser.ts';
import { stepBack } from './step-back.ts';

/** WebGL on the processor, for machines without a graphics card, and no calls home. */
const flags = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-watchdog',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--force-color-profile=srgb',
  // Root cannot start it otherwise.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The site's font in base 64, for pages that have no server. */
export const siteFont = (): string =>
  readFileSync(new URL('../../src/ui/fonts/archivo.woff2', import.meta.url)).toString('base64');

/** Bundles a script, loads it into a page of its own and hands that page over. */
export const withPage = async (entry: URL, use: (page: Page) => Promise<void>): Promise<void> => {
  const bundle = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2024',
    logLevel: 'warning',
  });
  const browser = await chromium.launch({ executablePath: browserPath(), args: flags });
  try {
    const page = await browser.newPage({ viewport: { width: 320, height: 180 } });
    page.setDefaultTimeout(0);
    page.on('pageerror', (error) => console.error(error));
    page.on('console', (message) => {
      if (message.type() === 'error') console.error(message.text());
    });
    await page.setContent('<!doctype html><body></body>');
    await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
    // The graphics process is there only after the first context, and is to give way as the others do.
    await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
    stepBack();
    await use(page);
  } finally {
    await browser.close();
  }
};

const browserPath = (): string => {
  const path = installedBrowser() ?? chromium.executablePath();
  if (existsSync(path)) return path;
  throw new Error(
    'There is no Chromium. Install it with the package manager of this machine, or with ' +
      '"npx playwright-core install chromium" in tools/, or put the path of one into CHROMIUM_PATH.',
  );
};
