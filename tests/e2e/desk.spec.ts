/** The desk as the first administrator meets it: sign in by the printed link, see who waits, answer, take it back. */
import type { Page } from '@playwright/test';
import { type RunningDesk, startDesk } from '../helpers/running-desk.ts';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  phone,
  test,
} from '../helpers/site.ts';

test.describe.configure({ mode: 'serial' });

let desk: RunningDesk;
let page: Page;
test.beforeAll(async ({ browser }) => {
  desk = await startDesk();
  page = await browser.newPage({ baseURL: desk.address, viewport: desktop });
});
test.afterAll(async () => {
  await page.close();
  await desk.close();
});

const names = ['Katarzyna Wiśniewska', 'Tom Hale', 'Oluwaseun Adébáyò'];

test('the printed link makes the first administrator, once', async ({ browser }) => {
  await page.goto(desk.firstLink);
  await page.getByLabel('Your name').fill('Marisol Ortega');
  await page.getByLabel('Your mail address').fill('marisol@kelvane.example.com');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Begin as administrator' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody is waiting');
  const other = await browser.newPage();
  await other.goto(desk.firstLink);
  await expect(other.getByRole('button', { name: 'Begin as administrator' })).toHaveCount(0);
  await other.close();
});

test('new enquiries appear by themselves, with the promise as a countdown', async () => {
  for (const name of names) await desk.enquire({ name, specificDetails: `${name} asks about two lines.` });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Three people are waiting');
  await expect(page).toHaveTitle(/^\(3\)/);
  for (const name of names) await expect(page.getByRole('link', { name })).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expectNoAxeViolations(page);
  }
});

test('an enquiry is marked as answered by a key, and the mark is taken back', async () => {
  await page.goto('/enquiries');
  await page.getByRole('link', { name: new RegExp(names[1]!) }).click();
  await expect(page.getByRole('heading', { name: names[1]! })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('e');
  await expect(page.getByText('Marked as answered')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByRole('link', { name: new RegExp(names[1]!) })).toBeVisible();
});

test('words of visitors stay words', async () => {
  const words = '<img src=x onerror="document.title=\'taken\'"> <b>bold</b>';
  const reference = await desk.enquire({ name: 'Eve Mallory', specificDetails: words });
  await page.goto(`/enquiries/${reference}`);
  await expect(page.getByText(words).first()).toBeVisible();
  expect(await page.title()).not.toContain('taken');
});

test('nothing is cut off on a phone', async () => {
  await page.setViewportSize(phone);
  for (const path of ['/', '/enquiries']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

test('the public port knows nothing of it', async ({ request }) => {
  const response = await request.get('/api/me');
  expect(response.status()).toBe(404);
});
