import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { browserLaunchOptions } from './browser.ts';
import { stepBack } from './step-back.ts';

/** WebGL on the processor, for machines without a graphics card. */
const softwareGraphics = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-watchdog',
  '--disable-dev-shm-usage',
  '--force-color-profile=srgb',
];

/** The site's font in base 64, for pages that have no server. */
export const siteFont = (): string =>
  readFileSync(new URL('../../src/ui/fonts/archivo.woff2', import.meta.url)).toString('base64');

/** Bundles a renderer, loads it into a page of its own and hands that page over. */
export const withRenderer = async (entry: URL, use: (page: Page) => Promise<void>): Promise<void> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name: 'renderer' },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error('The renderer was not bundled.');
  const { args = [], ...options } = browserLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...args.filter((flag) => flag !== '--disable-gpu'), ...softwareGraphics],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 320, height: 180 } });
    page.setDefaultTimeout(0);
    page.on('pageerror', (error) => console.error(error));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') console.error(message.text());
    });
    await page.setContent('<!doctype html><body></body>');
    await page.addScriptTag({ content: bundle.output[0].code });
    await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
    stepBack();
    await use(page);
  } finally {
    await browser.close();
  }
};
