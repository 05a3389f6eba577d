import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { openStorage } from '#server/db/database.ts';
import { newReference } from '#server/submissions/reference.ts';
import { createSenders } from '../helpers/inbox.ts';
import { type DeskWithPeople, startDeskWithPeople } from '../helpers/running-desk-people.ts';
import { desktop, expectNoAxeViolations, phone } from '../helpers/site.ts';

/** Takes three requests of up to 1,000 each. */
const COPIES = 2300;

/** Seeds a wave of spam: quarantined copies of one message. */
async function seedSpamWave(dataDir: string): Promise<void> {
  const storage = await openStorage({ dataDir, databaseUrl: null });
  const { db } = storage;
  const fields = { name: 'Sells Links', specificDetails: 'Buy our links today' };
  await createSenders(storage).contact(fields, { suspicion: 'content: 3 links', at: Date.now() });
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
  desk = await startDeskWithPeople(browser, { seed: seedSpamWave });
  page = desk.admin;
});
test.afterAll(() => desk.close());

const row = () => page.getByRole('row', { name: /Sells Links/ });
const progress = () => page.locator('.toast.is-running');
const toast = () => page.getByRole('status').locator('.toast');

/** Lets the first request pass and pauses the second, so that the test can check the progress; returns a function to resume. */
async function pauseSecondRequest(
  action: 'spam' | 'requarantine',
  outcome: 'continue' | 'abort' = 'continue',
) {
  const resumed = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(`**/${action}`, async (route) => {
    sent += 1;
    if (sent === 2) {
      await resumed.promise;
      if (outcome === 'abort') return route.abort();
    }
    await route.continue();
  });
  return async () => {
    resumed.resolve();
    await expect(progress()).toHaveCount(0);
    await page.unroute(`**/${action}`);
  };
}

test('copies of a message are grouped in one row with the reason and the count', async () => {
  await page.goto('/quarantine');
  await expect(row()).toHaveCount(1);
  await expect(row()).toContainText('3 links');
  await expect(row()).toContainText('And 2,299 more with nearly the same text.');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2,300');
});

test('marking a group of copies as spam shows progress, and undo restores all of them', async () => {
  const resume = await pauseSecondRequest('spam');
  await row()
    .getByRole('button', { name: /^Mark as spam \(2,300\)/ })
    .click();
  await expect(progress()).toContainText('Marked 1,000 of 2,300 as spam');
  await expect(progress().getByRole('progressbar')).toHaveAttribute('value', '1000');
  await expectNoAxeViolations(page);
  await resume();
  await expect(toast()).toContainText('2,300 marked as spam');
  await expect(row()).toHaveCount(0);
  await toast().getByRole('button', { name: 'Undo' }).click();
  await expect(row()).toContainText('And 2,299 more with nearly the same text.');
});

test('a bulk action that is stopped or fails reports how many submissions it changed', async () => {
  const resume = await pauseSecondRequest('spam');
  await page.setViewportSize(phone);
  await row()
    .getByRole('button', { name: /^Mark as spam/ })
    .click();
  await expect(progress()).toContainText('Marked 1,000 of 2,300 as spam');
  await progress().getByRole('button', { name: 'Stop' }).click();
  await expect(progress().getByRole('button')).toBeDisabled();
  await resume();
  await expect(toast()).toContainText('Marked 2,000 of 2,300 as spam');
  await expect(toast()).toContainText('Stopped');
  await expect(row()).toContainText('And 299 more with nearly the same text.');

  const resumeWithError = await pauseSecondRequest('requarantine', 'abort');
  await toast().getByRole('button', { name: 'Undo' }).click();
  await expect(progress()).toContainText('Moved 1,000 of 2,000 back to quarantine');
  await resumeWithError();
  await expect(toast()).toContainText('Moved 1,000 of 2,000 back to quarantine');
  await expect(row()).toContainText('And 1,299 more with nearly the same text.');
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
