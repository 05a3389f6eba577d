/** What was decided in quarantine is taken back before anybody is mailed, and Delivery shows each try. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../scripts/trial/free-port.ts';
import { type MailServer, startMailServer } from '../../scripts/trial/mail-server.ts';
import { CONTACT } from '../../scripts/trial/sample-submissions.ts';
import { type ServerProcess, startServerProcess } from '../../scripts/trial/server-process.ts';
import { ENDPOINTS, REQUEST_HEADERS } from '../../src/contract/endpoints.ts';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  phone,
  test,
} from '../helpers/site.ts';

test.describe.configure({ mode: 'serial' });

let mailServer: MailServer;
let server: ServerProcess;
let dataDir: string;
let page: Page;
test.beforeAll(async ({ browser }) => {
  mailServer = await startMailServer();
  mailServer.recipientVerdict = (address) =>
    address.startsWith('nobody@') ? '550 5.1.1 No such user here' : null;
  dataDir = mkdtempSync(join(tmpdir(), 'desk-back-'));
  const port = await freePort();
  server = await startServerProcess({
    API_ONLY: '0',
    DATA_DIR: dataDir,
    DESK_PORT: String(port),
    SMTP_URL: mailServer.url,
    RATE_LIMIT_CLIENT: 'off',
    RATE_LIMIT_ADDRESS: 'off',
    LOG_LEVEL: 'warn',
  });
  page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}`, viewport: desktop });
  await page.goto(/http:\S+\/sign-in\/\S+/.exec(server.output())?.[0] ?? '');
  await page.getByLabel('Your name').fill('Marisol Ortega');
  await page.getByLabel('Your mail address').fill('marisol@kelvane.example.com');
  await page.getByRole('button', { name: 'Begin as administrator' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody is waiting');
});
test.afterAll(async () => {
  await page.close();
  await server.kill('SIGTERM');
  await mailServer.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Sends the contact form, as a visitor or a machine would. */
async function enquire(fields: Partial<typeof CONTACT>, headers: Record<string, string> = {}): Promise<void> {
  await fetch(server.address + ENDPOINTS.contact, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...CONTACT, ...fields }),
  });
}

test('a release is undone, and nobody was mailed', async () => {
  await enquire({ name: 'Tom Hale', email: 'tom@visitor.example' }, { [REQUEST_HEADERS.trap]: 'x' });
  await page.goto('/quarantine');
  const row = page.getByRole('row', { name: /Tom Hale/ });
  await expect(row).toContainText('tom@visitor.example');
  for (const decision of [/^Release/, /^Spam/]) {
    await row.getByRole('button', { name: decision }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
  }
  await expectNoAxeViolations(page);
  expect(mailServer.offered).toBe(0);
});

test('several of the same words are sorted out at once, and come back', async () => {
  const names = ['Sells Links', 'Sells More Links', 'Sells Most Links'];
  for (const [index, name] of names.entries()) {
    const fields = { name, email: `links${index}@visitor.example`, specificDetails: 'Buy our links today' };
    await enquire(fields, { [REQUEST_HEADERS.trap]: 'x' });
  }
  await page.goto('/quarantine');
  const rows = page.getByRole('row', { name: /Sells/ });
  await expect(rows).toHaveCount(names.length);
  for (const box of await rows.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(rows).toHaveCount(0);
  await expect(page.locator('.toast')).toHaveText(/^3 marked as spam/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(names.length);
});

test('the row of a mail opens into what the mail server said', async () => {
  await page.goto('/delivery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All mail gets through');
  await enquire({ name: 'Ana Ferreira', email: 'nobody@visitor.example' });
  // By itself, without loading the page anew.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One mail is stuck');
  const sent = page.getByRole('row', { name: /Enquiry to the team/ });
  await expect(sent).toContainText(/250 /);
  await page.getByRole('button', { name: 'Copy to the visitor' }).click();
  await expect(page.locator('.mail-log')).toContainText('Try 1');
  await expect(page.locator('.mail-log')).toContainText('550 5.1.1 No such user here');
  await expectNoAxeViolations(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(desktop);
});

test('what is held is released on a phone, and not answered before', async () => {
  await page.setViewportSize(phone);
  await page.goto('/quarantine');
  await page.getByRole('link', { name: 'Tom Hale' }).click();
  await expect(page.getByRole('button', { name: 'Release' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Answer', exact: true })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Release' }).click();
  await expect(page.getByRole('button', { name: 'Answer', exact: true })).toBeVisible();
  await page.setViewportSize(desktop);
});
