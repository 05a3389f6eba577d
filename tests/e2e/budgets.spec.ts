/** What a first visit to each page loads, all of it, as it comes over the wire: headers, drawer and pictures included. */
import type { BrowserContext, Page } from '@playwright/test';
import type { PageId } from '#generated/page-id.ts';
import type { IslandName } from '../../src/features/islands.ts';
import { pageIds, pages } from '../../src/site/pages.ts';
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

test.use({ returning: false, viewport: { width: 412, height: 823 } });

interface Loaded {
  script: number;
  pictures: number;
  all: number;
}

/** Counts what a page loads from now on. */
async function weigh(context: BrowserContext, page: Page): Promise<Loaded> {
  const loaded: Loaded = { script: 0, pictures: 0, all: 0 };
  const types = new Map<string, string>();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  // Pictures of one's own are as heavy as their owner wants them; what the site itself brings is what counts here.
  tools.on('Network.responseReceived', ({ requestId, type, response }) =>
    types.set(requestId, response.url.includes('/assets/media/') ? 'Own' : type),
  );
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === 'Own') return;
    loaded.all += encodedDataLength;
    if (type === 'Script') loaded.script += encodedDataLength;
    if (type === 'Image') loaded.pictures += encodedDataLength;
  });
  return loaded;
}

for (const id of pageIds) {
  test(`a first visit to ${pages[id].path}`, async ({ page, context }) => {
    const loaded = await weigh(context, page);
    await open(page, pages[id].path);
    await expect(page.locator('#cookie-settings')).toBeVisible();
    await page.waitForLoadState('networkidle');
    test.info().annotations.push({ type: 'loaded', description: JSON.stringify(loaded) });
    const form = forms[id];
    const scriptBudget = form ? budgets.scriptWithForm.before : budgets.script;
    expect(loaded.script).toBeLessThanOrEqual(scriptBudget);
    // The page of MDSLite shows its film's poster and a board in its first screens; those come on top.
    if (!form) expect(loaded.all - (id === 'mdslite' ? loaded.pictures : 0)).toBeLessThanOrEqual(budgets.all);
    if (form) {
      await page.keyboard.press('Escape');
      await expect(page.locator('#cookie-settings')).toBeHidden();
      await touch(page, form);
      await page.waitForLoadState('networkidle');
      test.info().annotations.push({ type: 'touched', description: JSON.stringify(loaded) });
      expect(loaded.script).toBeLessThanOrEqual(budgets.scriptWithForm.after);
    }
  });
}
