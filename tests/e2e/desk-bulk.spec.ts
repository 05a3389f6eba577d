import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { openStorage } from '../../src/server/db/database.ts';
import { newReference } from '../../src/server/submissions/reference.ts';
import { createSenders } from '../helpers/inbox.ts';
import { type DeskWithPeople, startDeskWithPeople } from '../helpers/running-desk-people.ts';
import { desktop, expectNoAxeViolations, phone } from '../helpers/site.ts';

/** Three requests of a thousand. */
const COPIES = 2300;

/** Quarantined messages of the same words, as a night of spam leaves them. */
async function fillWave(dataDir: string): Promise<void> {
  const storage = await openStorage({ dataDir, databaseUrl: null });
  const { db } = storage;
  const words = { name: 'Sells Links', specificDetails: 'Buy our links today' };
  await createSenders(storage).contact(words, { suspicion: 'content: 3 links', at: Date.now() });
  const row = await db.selectFrom('submissions').selectAll().executeTakeFirstOrThrow();
  const copies = Array.from({ length: COPIES - 1 }, () => ({
    ...row,
    id: randomUUID(),
    reference: newReference(),
  }));
  await db.transaction().execute(async (trx) => {
    for (let start = 0; start < copies.length; start += 500) {
      await trx
        .insertInto('submissions')
        .values(copies.slice(start, start + 500))
        .execute();
    }
  });
  await storage.close();
}

test.describe.configure({ mode: 'serial' });
let desk: DeskWithPeople;
let page: Page;
test.beforeAll(async ({ browser }) => {
  desk = await startDeskWithPeople(browser, { fill: fillWave });
  page = desk.boss;
});
test.afterAll(() => desk.close());

const row = () => page.getByRole('row', { name: /Sells Links/ });
const progress = () => page.locator('.toast.is-running');
const toast = () => page.getByRole('status').locator('.toast');

/** Lets the first request pass and holds the second until the test has seen how far it is. */
async function holdSecond(action: 'spam' | 'hold', then: 'continue' | 'abort' = 'continue') {
  const seen = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(`**/${action}`, async (route) => {
    sent += 1;
    if (sent === 2) {
      await seen.promise;
      if (then === 'abort') return route.abort();
    }
    await route.continue();
  });
  return async () => {
    seen.resolve();
    await expect(progress()).toHaveCount(0);
    await page.unroute(`**/${action}`);
  };
}

test('copies of a message are one row, with the reason and the count', async () => {
  await page.goto('/quarantine');
  await expect(row()).toHaveCount(1);
  await expect(row()).toContainText('3 links');
  await expect(row()).toContainText('And 2,299 more with the same text.');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2,300');
});

test('marking them shows how far it is, and undo brings all of them back', async () => {
  const goOn = await holdSecond('spam');
  await row()
    .getByRole('button', { name: /^Mark as spam \(2,300\)/ })
    .click();
  await expect(progress()).toContainText('Marked 1,000 of 2,300 as spam');
  await expect(progress().getByRole('progressbar')).toHaveAttribute('value', '1000');
  await expectNoAxeViolations(page);
  await goOn();
  await expect(toast()).toContainText('2,300 marked as spam');
  await expect(row()).toHaveCount(0);
  await toast().getByRole('button', { name: 'Undo' }).click();
  await expect(row()).toContainText('And 2,299 more with the same text.');
});

test('stopped, it says how many were marked, and what an error leaves is said too', async () => {
  const goOn = await holdSecond('spam');
  await page.setViewportSize(phone);
  await row()
    .getByRole('button', { name: /^Mark as spam/ })
    .click();
  await expect(progress()).toContainText('Marked 1,000 of 2,300 as spam');
  await progress().getByRole('button', { name: 'Stop' }).click();
  await expect(progress().getByRole('button')).toBeDisabled();
  await goOn();
  await expect(toast()).toContainText('Marked 2,000 of 2,300 as spam');
  await expect(toast()).toContainText('Stopped');
  await expect(row()).toContainText('And 299 more with the same text.');

  const fail = await holdSecond('hold', 'abort');
  await toast().getByRole('button', { name: 'Undo' }).click();
  await expect(progress()).toContainText('Moved 1,000 of 2,000 back to quarantine');
  await fail();
  await expect(toast()).toContainText('Moved 1,000 of 2,000 back to quarantine');
  await expect(row()).toContainText('And 1,299 more with the same text.');
});

test('selecting enquiries does not move the list', async () => {
  await page.setViewportSize(desktop);
  for (const name of ['Ada North', 'Bea North']) await desk.enquire({ name });
  await page.goto('/enquiries');
  const first = page.getByRole('checkbox', { name: /Ada North/ });
  const before = await first.boundingBox();
  await first.check();
  await page.getByRole('checkbox', { name: /Bea North/ }).check();
  await expect(page.getByRole('region', { name: 'Selected messages' })).toContainText('2 selected');
  expect(await first.boundingBox()).toEqual(before);
});
