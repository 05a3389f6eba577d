/**
 * Transfer sizes of a first visit: all bytes over the wire, including headers, drawer and images. built-site.spec.ts checks the
 * files that each document references.
 */
import { statSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import type { IslandName } from '#features/islands.ts';
import type { PageId } from '#generated/page-id.ts';
import { isOn, pageIds, pages } from '#site/pages.ts';
import { expect, hydrateForm, open, test } from '../helpers/site.ts';

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

interface TransferSizes {
  script: number;
  all: number;
}

/** Counts the bytes that the page transfers from now on. */
async function countTransfers(context: BrowserContext, page: Page): Promise<TransferSizes> {
  const transferred: TransferSizes = { script: 0, all: 0 };
  const types = new Map<string, string>();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  // The owner's media have no budget.
  cdp.on('Network.responseReceived', ({ requestId, type, response }) =>
    types.set(requestId, response.url.includes('/assets/media/') ? 'Media' : type),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === 'Media') return;
    transferred.all += encodedDataLength;
    if (type === 'Script') transferred.script += encodedDataLength;
  });
  return transferred;
}

test(`a first visit to ${pages[largest].path} stays within the script and total budgets`, async ({
  page,
  context,
}) => {
  const transferred = await countTransfers(context, page);
  await open(page, pages[largest].path);
  await expect(page.locator('#cookie-settings')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(transferred.script).toBeLessThanOrEqual(budgets.script);
  expect(transferred.all).toBeLessThanOrEqual(budgets.all);
});

for (const [id, form] of Object.entries(forms).filter(([id]) => isOn(id as PageId))) {
  const { path } = pages[id as PageId];
  test(`a first visit to ${path} stays within the script budgets, before and after its form hydrates`, async ({
    page,
    context,
  }) => {
    const transferred = await countTransfers(context, page);
    await open(page, path);
    await expect(page.locator('#cookie-settings')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(transferred.script).toBeLessThanOrEqual(budgets.scriptWithForm.before);
    await page.keyboard.press('Escape');
    await expect(page.locator('#cookie-settings')).toBeHidden();
    await hydrateForm(page, form);
    await page.waitForLoadState('networkidle');
    expect(transferred.script).toBeLessThanOrEqual(budgets.scriptWithForm.after);
  });
}

function sizeOf(id: PageId): number {
  return statSync(`dist/site${pages[id].path}.html.br`).size;
}
