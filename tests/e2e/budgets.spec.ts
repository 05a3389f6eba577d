/**
 * The transfer size of a first visit: everything over the wire, including headers, drawer and pictures. For what each document
 * references, see built-site.spec.ts.
 */
import { statSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import type { PageId } from '#generated/page-id.ts';
import type { IslandName } from '../../src/features/islands.ts';
import { isOn, pageIds, pages } from '../../src/site/pages.ts';
import { expect, open, test, touch } from '../helpers/site.ts';

const kilobyte = 1024;
const budgets = {
  script: 10 * kilobyte,
  scriptWithForm: { before: 12 * kilobyte, after: 80 * kilobyte },
  all: 85 * kilobyte,
};
const forms: Partial<Record<PageId, IslandName>> = {
  home: 'newsletter-form',
  contact: 'contact-form',
  careers: 'career-form',
};
/** The largest document without a form. */
const [largest = 'terms-of-use'] = pageIds
  .filter((id) => !forms[id])
  .sort((one, other) => sizeOf(other) - sizeOf(one));

test.use({ returning: false, viewport: { width: 412, height: 823 } });

interface Loaded {
  script: number;
  all: number;
}

/** Counts bytes and requests from now on. */
async function countTransfers(context: BrowserContext, page: Page): Promise<Loaded> {
  const loaded: Loaded = { script: 0, all: 0 };
  const types = new Map<string, string>();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  // The owner's media have no budget.
  tools.on('Network.responseReceived', ({ requestId, type, response }) =>
    types.set(requestId, response.url.includes('/assets/media/') ? 'Media' : type),
  );
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === 'Media') return;
    loaded.all += encodedDataLength;
    if (type === 'Script') loaded.script += encodedDataLength;
  });
  return loaded;
}

test(`a first visit to ${pages[largest].path}`, async ({ page, context }) => {
  const loaded = await countTransfers(context, page);
  await open(page, pages[largest].path);
  await expect(page.locator('#cookie-settings')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded.script).toBeLessThanOrEqual(budgets.script);
  expect(loaded.all).toBeLessThanOrEqual(budgets.all);
});

for (const [id, form] of Object.entries(forms).filter(([id]) => isOn(id as PageId))) {
  const { path } = pages[id as PageId];
  test(`a first visit to ${path}, and to its form`, async ({ page, context }) => {
    const loaded = await countTransfers(context, page);
    await open(page, path);
    await expect(page.locator('#cookie-settings')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loaded.script).toBeLessThanOrEqual(budgets.scriptWithForm.before);
    await page.keyboard.press('Escape');
    await expect(page.locator('#cookie-settings')).toBeHidden();
    await touch(page, form);
    await page.waitForLoadState('networkidle');
    expect(loaded.script).toBeLessThanOrEqual(budgets.scriptWithForm.after);
  });
}

function sizeOf(id: PageId): number {
  return statSync(`dist/site${pages[id].path}.html.br`).size;
}
