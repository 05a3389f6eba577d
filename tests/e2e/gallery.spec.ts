/** Checks the example of every kind of section, with the style sheet of the fixture site: accessibility, layout and look. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { createServer } from 'vite';
import { examples } from '#generated/examples.ts';
import { documentAssets } from '../../scripts/lib/assets.ts';
import { expectFullyLoaded } from '../helpers/all-in-view.ts';
import { cutOff } from '../helpers/cut-off.ts';
import { FIXTURE_SITE } from '../helpers/fixture-site.ts';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  phone,
  test,
} from '../helpers/site.ts';

const QUARTER = 0.25;
const kinds = examples.map(({ section }) => section.kind);

test('the example of every kind of section is accessible and fits the window', async ({ page }) => {
  test.slow();
  await page.setViewportSize(desktop);
  await openExamples(page);
  await expectNoAxeViolations(page);
  await expectSectionsFit(page);
  await page.setViewportSize(phone);
  await expectNoAxeViolations(page, undefined, ['color-contrast', 'scrollable-region-focusable']);
  await expectSectionsFit(page);
});

test.describe('in small', () => {
  // Smooths out differences between machines, and keeps the pictures at a few kilobytes each.
  test.use({ viewport: desktop, deviceScaleFactor: QUARTER });

  test('the example of every kind of section looks as in its example.png', async ({ page }) => {
    test.slow();
    await openExamples(page);
    await alignToPixels(page);
    const wholePage = await page.screenshot({ fullPage: true, scale: 'device', animations: 'disabled' });
    const boxes = await page.locator('[data-kind]').evaluateAll((frames) =>
      frames.map((frame) => {
        const { top, bottom } = frame.getBoundingClientRect();
        const scaled = (edge: number) => Math.round((edge + scrollY) * devicePixelRatio);
        return { top: scaled(top), height: scaled(bottom) - scaled(top) };
      }),
    );
    for (const [index, kind] of kinds.entries()) {
      const box = { left: 0, width: desktop.width * QUARTER, ...boxes[index]! };
      // The cookie button floats over the page, so its frame is empty.
      if (box.height === 0) continue;
      const picture = await sharp(wholePage).extract(box).png({ palette: true }).toBuffer();
      expect.soft(picture).toMatchSnapshot(`${kind}.png`, { maxDiffPixelRatio: 0.02 });
    }
  });
});

/** Starts each example at a whole pixel of the small picture, so that a change of one does not shift the others by a fraction. */
async function alignToPixels(page: Page): Promise<void> {
  await page.evaluate(async (step) => {
    await document.fonts.ready;
    for (const frame of document.querySelectorAll<HTMLElement>('[data-kind]'))
      frame.style.height = `${Math.ceil(frame.getBoundingClientRect().height / step) * step}px`;
  }, 1 / QUARTER);
}

/** All examples on one page. No script runs on it. */
async function openExamples(page: Page): Promise<void> {
  const { styles } = documentAssets(
    JSON.parse(readFileSync(join(FIXTURE_SITE, 'dist/manifest.json'), 'utf8')),
  );
  const body = await renderExamples();
  await page.route('/examples', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Examples</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="${styles}"></head>
<body>${body}</body></html>`,
    }),
  );
  await page.goto('/examples');
  await expectFullyLoaded(page);
}

/** Through Vite, as the components import drawings by `import.meta.glob`. */
async function renderExamples(): Promise<string> {
  const before = process.cwd();
  process.chdir(FIXTURE_SITE);
  const vite = await createServer({
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const { SectionFrame }: typeof import('../../gallery/section-frame.tsx') = (await vite.ssrLoadModule(
      '/gallery/section-frame.tsx',
    )) as never;
    const frames = examples.map(({ section }) => createElement(SectionFrame, { section, key: section.kind }));
    // Islands would be waited for, and no script hydrates them here.
    return renderToStaticMarkup(createElement('main', null, frames)).replaceAll(
      'data-island=',
      'data-unused=',
    );
  } finally {
    await vite.close();
    process.chdir(before);
  }
}

async function expectSectionsFit(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  expect(await cutOff(page)).toEqual([]);
  const boxes = await page.locator('[data-kind]').evaluateAll((frames) =>
    frames.map((frame) => {
      const { left, right, height } = frame.getBoundingClientRect();
      return { kind: (frame as HTMLElement).dataset.kind, fits: left >= 0 && right <= innerWidth, height };
    }),
  );
  expect(boxes.map(({ kind }) => kind)).toEqual(kinds);
  // The cookie button floats over the page, so its frame is empty.
  const empty = boxes.filter(({ kind, height }) => height <= 40 && kind !== 'cookie-button');
  expect([...boxes.filter(({ fits }) => !fits), ...empty]).toEqual([]);
}
