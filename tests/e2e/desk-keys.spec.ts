/** Keyboard shortcuts, focus and search in the desk's lists. */
import { expect, type Page, test } from '@playwright/test';
import { type DeskWithPeople, startDeskWithPeople } from '../helpers/running-desk-people.ts';
import { openView } from '../helpers/sample-desk.ts';

const toast = (page: Page) => page.locator('.toast');
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const focused = () => jun.locator(':focus');

test.describe.configure({ mode: 'serial' });

let desk: DeskWithPeople;
let jun: Page;
const references = new Map<string, string>();
test.beforeAll(async ({ browser }) => {
  desk = await startDeskWithPeople(browser);
  jun = await desk.signIn('Jun Ito', 'agent');
  await enquire('Ana Sørbø', 'Mia Chen', 'Sells Links', 'Tom Hale');
});
test.afterAll(() => desk.close());
test.afterEach(() => expect(desk.problems).toEqual([]));

async function enquire(...names: readonly string[]): Promise<void> {
  for (const name of names) references.set(name, await desk.enquire({ name }));
}

/** Closes an enquiry in the background, as a colleague would. */
async function closeAsColleague(name: string): Promise<void> {
  const path = `/api/submissions/${references.get(name)}`;
  const { version } = await (await desk.admin.request.get(path)).json();
  const response = await desk.admin.request.post(`${path}/answered`, { data: { version } });
  expect(response.status(), name).toBe(200);
}

test('shortcuts move between rows and open, assign, select, close and undo', async () => {
  await openView(jun, '/enquiries?sort=name');
  await expect(row(jun, 'Ana Sørbø')).toBeVisible();
  await jun.keyboard.press('j');
  await expect(focused()).toContainText('Ana Sørbø');
  await jun.keyboard.press('j');
  await expect(focused()).toContainText('Mia Chen');
  await jun.keyboard.press('k');
  await jun.keyboard.press('Enter');
  await expect(jun.getByRole('heading', { level: 1 })).toHaveText('Ana Sørbø');
  await jun.keyboard.press('a');
  await jun.getByRole('dialog').getByRole('button', { name: 'You' }).click();
  await expect(toast(jun)).toContainText('Assigned to you');
  await jun.keyboard.press('Escape');
  await expect(jun).toHaveURL(/\/enquiries\?sort=name$/);
  await jun.keyboard.press('?');
  await expect(jun.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible();
  await jun.keyboard.press('Escape');
  await jun.getByRole('checkbox', { name: 'Select Mia Chen' }).check();
  await jun.getByRole('checkbox', { name: 'Select Ana Sørbø' }).check();
  const selectionBar = jun.getByRole('region', { name: 'Selected messages' });
  await selectionBar.getByRole('button', { name: 'Assign' }).click();
  await jun.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  const countWaiting = async (): Promise<number> => {
    const response = await jun.request.get('/api/submissions?kind=enquiry&tab=waiting');
    return (await response.json()).tabs.waiting;
  };
  const before = await countWaiting();
  await selectionBar.getByRole('button', { name: 'Close' }).click();
  await expect(toast(jun)).toContainText('2 closed');
  await jun.keyboard.press('z');
  await expect.poll(countWaiting).toBe(before);
  await openView(jun, '/enquiries?sort=name');
  await expect(row(jun, 'Mia Chen')).toBeVisible();
  // Shortcuts apply to the whole selection, and focus moves to the next remaining row.
  for (const key of ['j', 'x', 'j', 'x']) await jun.keyboard.press(key);
  await expect(selectionBar).toContainText('2 selected');
  await jun.keyboard.press('e');
  await expect(toast(jun)).toContainText('2 closed');
  await expect(focused()).toContainText('Sells Links');
  await jun.keyboard.press('g');
  await jun.keyboard.press('t');
  await expect(jun.getByRole('heading', { level: 1 })).toContainText('waiting');
});

test('every view has a shortcut, and the shortcuts dialog lists only the permitted ones', async () => {
  const { admin } = desk;
  await openView(admin, '/');
  const goTo = async (key: string) => {
    await admin.keyboard.press('g');
    await admin.keyboard.press(key);
  };
  const views = {
    e: 'enquiries',
    a: 'applications',
    n: 'subscribers',
    q: 'quarantine',
    d: 'delivery',
    v: 'visits',
    p: 'people',
    h: 'history',
    s: 'site',
    ',': 'settings',
  };
  for (const [key, view] of Object.entries(views)) {
    await goTo(key);
    await expect(admin).toHaveURL(new RegExp(`/${view}$`));
  }
  await goTo('t');
  await expect(admin).toHaveURL(/\/$/);
  await admin.keyboard.press('?');
  await expect(admin.getByRole('dialog').getByText(/^go to /)).toHaveCount(11);
  await admin.keyboard.press('Escape');
  // Agents have no access to Settings.
  await openView(jun, '/');
  await jun.keyboard.press('?');
  await expect(jun.getByRole('dialog').getByText('go to History')).toBeVisible();
  await expect(jun.getByRole('dialog').getByText('go to Settings')).toHaveCount(0);
  await jun.keyboard.press('Escape');
});

test('holding the close shortcut down closes only one enquiry', async () => {
  await openView(jun, '/enquiries?sort=name');
  await expect(row(jun, 'Tom Hale')).toBeVisible();
  const requests: string[] = [];
  jun.on('request', (request) => {
    if (/\/(answered|reopened)$/.test(request.url())) requests.push(request.url());
  });
  await jun.keyboard.press('j');
  await jun.keyboard.down('e');
  await expect(toast(jun)).toBeVisible();
  await jun.keyboard.down('e');
  await jun.keyboard.up('e');
  await jun.keyboard.press('z');
  await expect(toast(jun)).toBeHidden();
  // The browser reports a request slightly after the page has sent it.
  await expect.poll(() => requests).toHaveLength(2);
  expect(new Set(requests.map((url) => url.split('/').at(-2))).size, 'enquiries closed and reopened').toBe(1);
});

test('focus moves to the next row, or at the end the previous one, when a colleague closes one', async () => {
  await enquire('Una Moss', 'Vic Lang', 'Wes Park');
  await openView(jun, '/enquiries?sort=name');
  await jun.getByRole('link', { name: /Vic Lang/ }).focus();
  for (const [closed, next] of [
    ['Vic Lang', 'Wes Park'],
    ['Wes Park', 'Una Moss'],
  ] as const) {
    await closeAsColleague(closed);
    await expect(row(jun, closed)).toHaveCount(0);
    await expect(focused()).toContainText(next);
  }
});

test('while a closed row animates out, shortcuts apply to the next row, not the open enquiry', async () => {
  await enquire('Abe Low', 'Bob Low');
  await openView(jun, `/enquiries/${references.get('Tom Hale')}?sort=name`);
  const abe = jun.getByRole('link', { name: /Abe Low/ });
  const handle = await abe.elementHandle();
  await abe.focus();
  await jun.keyboard.press('e');
  await jun.waitForFunction((link) => !link?.isConnected || link.closest('.is-leaving'), handle);
  await jun.keyboard.press('e');
  await expect(row(jun, 'Bob Low')).toHaveCount(0);
  await expect(jun.getByRole('button', { name: 'Close' })).toBeVisible();
});

test('a click right after typing in the search field keeps the typed query', async () => {
  await openView(jun, '/search');
  await jun.getByRole('searchbox').fill('vic');
  await jun.getByRole('checkbox').check();
  await expect(jun).toHaveURL(/q=vic&spam=1$/);
  await expect(jun.getByRole('checkbox')).toBeChecked();
  await openView(jun, '/enquiries?tab=answered');
  await jun.getByRole('searchbox').fill('vic');
  await jun.getByRole('link', { name: /Vic Lang/ }).click();
  await expect(row(jun, 'Wes Park')).toHaveCount(0);
  await expect(jun.getByRole('heading', { level: 1 })).toHaveText('Vic Lang');
  await expect(jun).toHaveURL(/\/enquiries\/[^?]+\?tab=answered&q=vic$/);
});

test('the search shortcut and button focus the search field, even where the list is hidden', async () => {
  const field = jun.getByRole('searchbox');
  await openView(jun, '/');
  await jun.keyboard.press('/');
  await expect(field).toBeFocused();
  await jun.keyboard.type('georg');
  await expect(jun).toHaveURL(/\/search\?q=georg$/);
  await openView(jun, '/');
  await jun.getByRole('button', { name: 'Search' }).click();
  await expect(field).toBeFocused();
  // The resume takes the place of the list with its search field.
  await openView(jun, `/applications/${await desk.apply()}`);
  await jun.keyboard.press('/');
  await expect(field).toBeFocused();
  await jun.keyboard.type('smith');
  await expect(jun).toHaveURL(/\/search\?q=smith$/);
});

test('switching quarantine tabs clears the selection, and shortcuts apply to the focused row', async () => {
  const names = ['Hal One', 'Hal Two', 'Hal Three'];
  for (const name of names) await desk.enquire({ name, specificDetails: name }, { fillsHoneypot: true });
  await openView(jun, '/quarantine');
  const selected = jun.getByRole('checkbox', { checked: true });
  await jun.getByRole('checkbox', { name: 'Select Hal Three' }).check();
  await jun.getByRole('link', { name: /^Released/ }).click();
  await expect(jun.getByRole('checkbox')).toHaveCount(0);
  await jun
    .getByRole('navigation', { name: 'Filter by status' })
    .getByRole('link', { name: /^Quarantine/ })
    .click();
  await expect(jun.getByRole('checkbox', { name: 'Select Hal Three' })).toBeVisible();
  await expect(selected).toHaveCount(0);
  for (const name of names.slice(0, 2)) {
    await jun.getByRole('button', { name: `Release ${name}` }).click();
    await expect(jun.getByRole('link', { name })).toHaveCount(0);
  }
  await openView(jun, '/quarantine?tab=released');
  await jun.getByRole('link', { name: 'Hal One' }).focus();
  await jun.keyboard.press('x');
  await jun.getByRole('link', { name: 'Hal Two' }).focus();
  await jun.keyboard.press('s');
  await expect(toast(jun)).toContainText('Marked as spam');
  await expect(toast(jun)).toContainText('Hal Two');
});

test('the reply shortcut keeps the tab and the query of the list', async () => {
  await openView(jun, '/enquiries?tab=all&q=vic');
  await jun.keyboard.press('j');
  await expect(focused()).toContainText('Vic Lang');
  await jun.keyboard.press('r');
  await expect(jun.getByRole('textbox', { name: 'Reply' })).toBeFocused();
  await expect(jun).toHaveURL(/\/enquiries\/[^?]+\?tab=all&q=vic$/);
});

test('Escape leaves the search field without clearing the query', async () => {
  await openView(jun, '/enquiries?tab=answered&q=vic');
  const field = jun.getByRole('searchbox');
  await field.focus();
  await jun.keyboard.press('Escape');
  await expect(field).not.toBeFocused();
  await expect(field).toHaveValue('vic');
});
