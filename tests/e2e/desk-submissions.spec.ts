/** Actions of agents on submissions, and the export and deletion reserved to administrators. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { pdfResume } from '../fixtures/resumes.ts';
import { type DeskWithPeople, startDeskWithPeople } from '../helpers/running-desk-people.ts';
import { openView } from '../helpers/sample-desk.ts';
import { desktop, phone } from '../helpers/site.ts';

const toast = (page: Page) => page.locator('.toast');
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test.describe.configure({ mode: 'serial' });
let desk: DeskWithPeople;
let jun: Page;
test.beforeAll(async ({ browser }) => {
  desk = await startDeskWithPeople(browser);
  jun = await desk.signIn('Jun Ito', 'agent');
});
test.afterAll(() => desk.close());
test.afterEach(() => expect(desk.problems).toEqual([]));

test('an enquiry can be claimed, reassigned and unassigned, and unassigning can be undone', async () => {
  await desk.enquire({ name: 'Tom Hale', specificDetails: 'Two lines in Leeds stop at night.' });
  await openView(jun, '/');
  await button(jun, 'Assign to me').click();
  await expect(toast(jun)).toContainText('Assigned to you');
  await jun.getByRole('link', { name: 'Tom Hale' }).click();
  await button(jun, /^Assigned to you/).click();
  await jun.getByRole('menuitemradio', { name: 'Marisol Ortega' }).click();
  await expect(toast(jun)).toContainText('Assigned to Marisol Ortega');
  await button(jun, /^Assigned to Marisol/).click();
  await jun.getByRole('menuitemradio', { name: 'Unassigned' }).click();
  await expect(toast(jun)).toContainText('Unassigned');
  await button(jun, /^Undo/).click();
  await expect(button(jun, /^Assigned to Marisol/)).toBeVisible();
  await expect(jun.getByText('You assigned it to yourself')).toBeVisible();
});

test('an enquiry can be closed and reopened by button and by shortcut', async () => {
  // Many people double-click everything; the second click must not reopen the enquiry.
  await button(jun, /^Close/).dblclick();
  await expect(toast(jun)).toContainText('Closed');
  await button(jun, /^Reopen/).click();
  await expect(toast(jun)).toContainText('Reopened');
  await jun.keyboard.press('e');
  await expect(toast(jun)).toContainText('Closed');
  await jun.keyboard.press('z');
  await expect(button(jun, /^Close/)).toBeVisible();
});

test('actions triggered while an earlier request is pending run in order', async () => {
  const released = Promise.withResolvers<void>();
  await jun.route('**/assign', async (route) => {
    await released.promise;
    await route.continue();
  });
  await button(jun, /^Assigned to Marisol/).click();
  await jun.getByRole('menuitemradio', { name: 'Unassigned' }).click();
  await button(jun, /^Close/).click();
  released.resolve();
  await expect(toast(jun)).toContainText('Closed');
  await button(jun, /^Reopen/).click();
  await expect(toast(jun)).toContainText('Reopened');
  await jun.unroute('**/assign');
});

test('the email address is copied, or shown where the clipboard is unavailable', async () => {
  await jun.context().grantPermissions(['clipboard-write', 'clipboard-read']);
  const copy = async () => {
    await button(jun, /^More/).click();
    await jun.getByRole('menuitem', { name: 'Copy email address' }).click();
  };
  await copy();
  await expect(toast(jun)).toContainText('Email address copied');
  expect(await jun.evaluate(() => navigator.clipboard.readText())).toMatch(/@visitor\.example$/);
  await jun.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy();
  await expect(toast(jun)).toContainText(/didn’t allow copying.*@visitor\.example/);
});

test('typing @ in a note suggests colleagues, and the saved note shows the mention', async () => {
  await jun.keyboard.press('n');
  const note = jun.getByRole('textbox', { name: 'Internal note' });
  await expect(note).toBeFocused();
  await note.pressSequentially('Ask @Mar');
  await expect(jun.getByRole('option', { name: /Marisol/ })).toBeVisible();
  await jun.keyboard.press('Enter');
  await expect(note).toHaveValue('Ask @Marisol ');
  await note.pressSequentially('about Leeds.');
  await button(jun, 'Save note').click();
  await expect(toast(jun)).toContainText('Note saved');
  await expect(jun.locator('.timeline .mention')).toHaveText('@Marisol');
  await expect(note).toHaveValue('');
});

test('a note is saved only once while its shortcut is held down', async () => {
  const note = jun.getByRole('textbox', { name: 'Internal note' });
  await note.fill('Called, nobody there.');
  let sent = 0;
  const released = Promise.withResolvers<void>();
  await jun.route('**/note', async (route) => {
    sent += 1;
    await released.promise;
    await route.continue();
  });
  await jun.keyboard.down('Control');
  await jun.keyboard.down('Enter');
  await expect(button(jun, 'Save note')).toBeDisabled();
  await jun.keyboard.down('Enter');
  await jun.keyboard.up('Enter');
  await jun.keyboard.up('Control');
  await note.pressSequentially('lost?');
  released.resolve();
  await expect(jun.locator('.timeline').getByText('Called, nobody there.')).toHaveCount(1);
  await expect(note).toHaveValue('');
  expect(sent).toBe(1);
  await jun.unroute('**/note');
});

test('submissions can be marked as spam, undone, and released from quarantine or spam', async () => {
  await button(jun, 'Mark as spam').click();
  await expect(toast(jun)).toContainText('Marked as spam');
  await button(jun, /^Undo/).click();
  await expect(button(jun, 'Mark as spam')).toBeVisible();
  await desk.enquire({ name: 'Sells Links', specificDetails: 'Rank first.' }, { fillsHoneypot: true });
  await desk.enquire({ name: 'Mia Chen', specificDetails: 'A real question.' }, { fillsHoneypot: true });
  await openView(jun, '/quarantine');
  await expect(jun.getByRole('heading', { level: 1 })).toHaveText('2 messages in quarantine');
  for (const key of ['j', 'x', 'j', 'x', 's']) await jun.keyboard.press(key);
  await expect(toast(jun)).toContainText('2 marked as spam');
  await jun.keyboard.press('z');
  await expect(jun.getByRole('heading', { level: 1 })).toHaveText('2 messages in quarantine');
  await button(jun, 'Release Mia Chen').dblclick();
  await expect(toast(jun)).toContainText('Released');
  await button(jun, /^Mark as spam.* Sells Links/).click();
  // The heading changes before the server has answered, while the toast of the first release is still shown.
  await expect(toast(jun)).toContainText('Marked as spam');
  await expect(jun.getByRole('heading', { level: 1 })).toHaveText('Quarantine is empty');
  await jun.getByRole('link', { name: /^Spam/ }).click();
  await button(jun, 'Release Sells Links').click();
  await expect(toast(jun)).toContainText('Released');
  await openView(jun, '/enquiries');
  for (const name of ['Mia Chen', 'Sells Links']) await expect(row(jun, name)).toBeVisible();
});

test('a subscription accepts notes, and offers no action that it does not support', async () => {
  const name = 'Nora Quist';
  await desk.subscribe({ firstName: 'Nora', lastName: 'Quist' }, { fillsHoneypot: true });
  await openView(jun, '/quarantine');
  await button(jun, `Release ${name}`).click();
  await expect(jun.getByRole('heading', { level: 1 })).toHaveText('Quarantine is empty');
  await openView(jun, '/quarantine?tab=released');
  await expect(button(jun, new RegExp(`spam.* ${name}`))).toHaveCount(0);
  const requests: string[] = [];
  jun.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/submissions/'))
      requests.push(request.url());
  });
  await jun.getByRole('link', { name }).focus();
  await jun.keyboard.press('s');
  await jun.keyboard.press('Enter');
  await expect(jun.getByRole('heading', { level: 1 })).toHaveText(name);
  const unsupported = /^(Reopen|Close|Assign|Mark as spam|Reply|Send$)/;
  await expect(button(jun, unsupported)).toHaveCount(0);
  await expect(jun.getByRole('tab')).toHaveText(['Internal note']);
  for (const key of ['e', 's', 'r', 'a']) await jun.keyboard.press(key);
  await jun.keyboard.press('n');
  await jun.getByRole('textbox', { name: 'Internal note' }).fill('Met at the fair.');
  await button(jun, 'Save note').click();
  await expect(jun.locator('.timeline').getByText('Met at the fair.')).toBeVisible();
  await expect(jun.getByRole('dialog')).toHaveCount(0);
  expect(requests.filter((url) => !/\/(note|presence)$/.test(url))).toEqual([]);
  await jun.setViewportSize(phone);
  // Reload, because on a phone the open note box covers the page.
  await openView(jun, jun.url());
  await expect(button(jun, unsupported)).toHaveCount(0);
  await button(jun, /^More: assign/).click();
  await expect(jun.getByRole('dialog').getByRole('button', { name: 'Internal note' })).toBeVisible();
  await expect(jun.getByRole('dialog').getByRole('button', { name: unsupported })).toHaveCount(0);
  await jun.keyboard.press('Escape');
  await jun.setViewportSize(desktop);
});

test('search, filters and sort order are part of the URL, which a colleague can open', async () => {
  await desk.enquire({ name: 'Ana Sørbø', specificCategory: 'Digital Manufacturing' });
  await openView(jun, '/enquiries');
  await jun.keyboard.press('/');
  await jun.keyboard.type('sorbo');
  await expect(jun).toHaveURL(/q=sorbo/);
  await expect(row(jun, 'Ana Sørbø')).toBeVisible();
  await expect(row(jun, 'Tom Hale')).toHaveCount(0);
  await jun.getByRole('searchbox').fill('');
  await expect(row(jun, 'Tom Hale')).toBeVisible();
  await button(jun, 'Filter').click();
  await jun.getByLabel('Topic').selectOption('Digital Manufacturing');
  await expect(jun).toHaveURL(/subject=Digital/);
  await expect(row(jun, 'Tom Hale')).toHaveCount(0);
  await jun.keyboard.press('Escape');
  await button(jun, /^Sort/).click();
  await jun.getByRole('menuitemradio', { name: 'by name' }).click();
  await expect(jun).toHaveURL(/sort=name/);
  await openView(desk.admin, jun.url());
  await expect(row(desk.admin, 'Ana Sørbø')).toBeVisible();
  await expect(row(desk.admin, 'Tom Hale')).toHaveCount(0);
  await openView(jun, '/search');
  await jun.keyboard.type('leeds');
  await expect(jun.getByText('1 result')).toBeVisible();
});

test('a PDF resume can be previewed and downloaded', async () => {
  const reference = await desk.apply({ firstName: 'Rosa', lastName: 'Lind' });
  await openView(jun, `/applications/${reference}`);
  await expect(jun.getByText('Page 1 of 1')).toBeVisible();
  const download = jun.waitForEvent('download');
  await jun.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('CV Ólafsson.pdf');
});

test('a damaged resume shows its intact pages and marks the damaged one', async () => {
  const intact = pdfResume().toString('latin1');
  const bytes = Buffer.from(intact.replace('Kids[3 0 R]/Count 1', 'Kids[3 0 R 9 0 R]/Count 2'), 'latin1');
  const reference = await desk.apply({ firstName: 'Rosa', lastName: 'Damm' }, { bytes });
  await openView(jun, `/applications/${reference}`);
  const pages = jun.frameLocator('iframe');
  await expect(pages.getByRole('region', { name: 'Page 1 of 2' })).toBeVisible();
  await expect(pages.getByText('Page 2 is damaged')).toBeVisible();
});

test('an administrator exports the filtered list as CSV or JSON', async () => {
  const { admin } = desk;
  await openView(admin, '/enquiries?tab=all&q=leeds');
  const exportAs = async (format: string): Promise<string> => {
    await button(admin, 'Export').click();
    const download = admin.waitForEvent('download');
    await admin.getByRole('menuitem', { name: format }).click();
    return readFile(await (await download).path(), 'utf8');
  };
  expect(await exportAs('As a table (CSV)')).toMatch(/^Reference,.*\r\n[\s\S]*Tom Hale.*\r\n$/);
  expect(JSON.parse(await exportAs('As data (JSON)'))).toHaveLength(1);
});

test('a note over the length limit is rejected with the limit, and its text is kept', async () => {
  const reference = await desk.enquire({ name: 'Long Story' });
  await openView(jun, `/enquiries/${reference}`);
  await jun.getByRole('tab', { name: 'Internal note' }).click();
  const note = jun.getByRole('textbox', { name: 'Internal note' });
  await note.fill('x'.repeat(10_001));
  await button(jun, 'Save note').click();
  await expect(toast(jun)).toContainText('at most 10,000 characters; there are 10,001');
  await expect(note).toHaveValue(/^x{10001}$/);
  await note.fill('x'.repeat(10_000));
  await button(jun, 'Save note').click();
  await expect(toast(jun)).toContainText('Note saved');
});

test('an administrator deletes an enquiry and its draft by typing its reference', async () => {
  const { admin } = desk;
  const reference = await desk.enquire({ name: 'Forget Me' });
  await openView(admin, `/enquiries/${reference}`);
  await admin.getByRole('textbox', { name: 'Reply' }).fill('Hello');
  await button(admin, /^More/).click();
  await admin.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByRole('listitem').first()).toContainText(reference);
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await dialog.getByRole('textbox').fill(reference.toLowerCase());
  // Selecting text and releasing the mouse outside the dialog must not close it.
  await dialog.getByRole('textbox').hover();
  await admin.mouse.down();
  await admin.mouse.move(5, 5);
  await admin.mouse.up();
  const requests: string[] = [];
  const released = Promise.withResolvers<void>();
  await admin.route('**/erase', async (route) => {
    requests.push(route.request().url());
    await released.promise;
    await route.continue();
  });
  // The key repeats while held, and is pressed again while the request is pending.
  await dialog.getByRole('textbox').focus();
  for (const _ of [1, 2, 3]) await admin.keyboard.down('Enter');
  await admin.keyboard.up('Enter');
  await admin.keyboard.press('Enter');
  released.resolve();
  await expect(toast(admin)).toContainText('Deleted');
  expect(requests).toHaveLength(1);
  // Its draft in this browser is deleted too.
  expect(await admin.evaluate(() => Object.keys(localStorage).join())).not.toContain(reference);
  await openView(admin, `/enquiries/${reference}`);
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Not found');
});
