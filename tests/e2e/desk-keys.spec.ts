/** Lists at the desk, worked through with the keys and with what is typed. */
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
  jun = await desk.enter('Jun Ito', 'agent');
  await enquire('Ana Sørbø', 'Mia Chen', 'Sells Links', 'Tom Hale');
});
test.afterAll(() => desk.close());
test.afterEach(() => expect(desk.problems).toEqual([]));

async function enquire(...names: readonly string[]): Promise<void> {
  for (const name of names) references.set(name, await desk.enquire({ name }));
}

/** As a colleague would, in another window. */
async function answerElsewhere(name: string): Promise<void> {
  const path = `/api/submissions/${references.get(name)}`;
  const { version } = await (await desk.boss.request.get(path)).json();
  const reply = await desk.boss.request.post(`${path}/answered`, { data: { version } });
  expect(reply.status(), name).toBe(200);
}

test('rows are walked through, opened, chosen and done with by keys', async () => {
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
  const chosen = jun.getByRole('region', { name: 'Selected messages' });
  await chosen.getByRole('button', { name: 'Assign' }).click();
  await jun.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  const waiting = async (): Promise<number> => {
    const reply = await jun.request.get('/api/submissions?kind=enquiry&tab=waiting');
    return (await reply.json()).tabs.waiting;
  };
  const before = await waiting();
  await chosen.getByRole('button', { name: 'Close' }).click();
  await expect(toast(jun)).toContainText('2 closed');
  await jun.keyboard.press('z');
  await expect.poll(waiting).toBe(before);
  await openView(jun, '/enquiries?sort=name');
  await expect(row(jun, 'Mia Chen')).toBeVisible();
  // Keys mean all that is chosen, and the row that stays has focus afterwards.
  for (const key of ['j', 'x', 'j', 'x']) await jun.keyboard.press(key);
  await expect(chosen).toContainText('2 selected');
  await jun.keyboard.press('e');
  await expect(toast(jun)).toContainText('2 closed');
  await expect(focused()).toContainText('Sells Links');
  await jun.keyboard.press('g');
  await jun.keyboard.press('t');
  await expect(jun.getByRole('heading', { level: 1 })).toContainText('waiting');
});

test('every view has a key that leads to it, and the sheet lists those that somebody has', async () => {
  const { boss } = desk;
  await openView(boss, '/');
  const pressed = async (key: string) => {
    await boss.keyboard.press('g');
    await boss.keyboard.press(key);
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
    s: 'settings',
  };
  for (const [key, view] of Object.entries(views)) {
    await pressed(key);
    await expect(boss).toHaveURL(new RegExp(`/${view}$`));
  }
  await pressed('t');
  await expect(boss).toHaveURL(/\/$/);
  await boss.keyboard.press('?');
  await expect(boss.getByRole('dialog').getByText(/^go to /)).toHaveCount(10);
  await boss.keyboard.press('Escape');
  // An agent has no settings.
  await openView(jun, '/');
  await jun.keyboard.press('?');
  await expect(jun.getByRole('dialog').getByText('go to History')).toBeVisible();
  await expect(jun.getByRole('dialog').getByText('go to Settings')).toHaveCount(0);
  await jun.keyboard.press('Escape');
});

test('one is put away at a time, by a key that is held as well', async () => {
  await openView(jun, '/enquiries?sort=name');
  await expect(row(jun, 'Tom Hale')).toBeVisible();
  const done: string[] = [];
  jun.on('request', (request) => {
    if (/\/(answered|reopened)$/.test(request.url())) done.push(request.url());
  });
  await jun.keyboard.press('j');
  await jun.keyboard.down('e');
  await expect(toast(jun)).toBeVisible();
  await jun.keyboard.down('e');
  await jun.keyboard.up('e');
  await jun.keyboard.press('z');
  await expect(toast(jun)).toBeHidden();
  // The page has asked by then, and the browser tells of it a moment later.
  await expect.poll(() => done).toHaveLength(2);
  expect(new Set(done.map((url) => url.split('/').at(-2))).size, 'items, done and undone').toBe(1);
});

test('focus goes on with the next row when a colleague takes one away, at the end with the one before', async () => {
  await enquire('Una Moss', 'Vic Lang', 'Wes Park');
  await openView(jun, '/enquiries?sort=name');
  await jun.getByRole('link', { name: /Vic Lang/ }).focus();
  for (const [done, next] of [
    ['Vic Lang', 'Wes Park'],
    ['Wes Park', 'Una Moss'],
  ] as const) {
    await answerElsewhere(done);
    await expect(row(jun, done)).toHaveCount(0);
    await expect(focused()).toContainText(next);
  }
});

test('while a row folds away, a key means the next one and not the item that is open', async () => {
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

test('what is pressed right after typing belongs to what was typed', async () => {
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

test('searching puts the cursor where words are typed, also where the list cannot be seen', async () => {
  const field = jun.getByRole('searchbox');
  await openView(jun, '/');
  await jun.keyboard.press('/');
  await expect(field).toBeFocused();
  await jun.keyboard.type('georg');
  await expect(jun).toHaveURL(/\/search\?q=georg$/);
  await openView(jun, '/');
  await jun.getByRole('button', { name: 'Search' }).click();
  await expect(field).toBeFocused();
  // Its list gives way to the resume, and the field with it.
  await openView(jun, `/applications/${await desk.apply()}`);
  await jun.keyboard.press('/');
  await expect(field).toBeFocused();
  await jun.keyboard.type('smith');
  await expect(jun).toHaveURL(/\/search\?q=smith$/);
});

test('on what was held before, keys mean the row in focus, and nothing is chosen unseen', async () => {
  const names = ['Hal One', 'Hal Two', 'Hal Three'];
  for (const name of names) await desk.enquire({ name, specificDetails: name }, { isTrapped: true });
  await openView(jun, '/quarantine');
  const chosen = jun.getByRole('checkbox', { checked: true });
  await jun.getByRole('checkbox', { name: 'Select Hal Three' }).check();
  await jun.getByRole('link', { name: /^Released/ }).click();
  await expect(jun.getByRole('checkbox')).toHaveCount(0);
  await jun
    .getByRole('navigation', { name: 'Filter by status' })
    .getByRole('link', { name: /^Quarantine/ })
    .click();
  await expect(jun.getByRole('checkbox', { name: 'Select Hal Three' })).toBeVisible();
  await expect(chosen).toHaveCount(0);
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

test('a list stays as it was asked for when one of it is answered', async () => {
  await openView(jun, '/enquiries?tab=all&q=vic');
  await jun.keyboard.press('j');
  await expect(focused()).toContainText('Vic Lang');
  await jun.keyboard.press('r');
  await expect(jun.getByRole('textbox', { name: 'Reply' })).toBeFocused();
  await expect(jun).toHaveURL(/\/enquiries\/[^?]+\?tab=all&q=vic$/);
});

test('what is searched for stays when its field is left with Escape', async () => {
  await openView(jun, '/enquiries?tab=answered&q=vic');
  const field = jun.getByRole('searchbox');
  await field.focus();
  await jun.keyboard.press('Escape');
  await expect(field).not.toBeFocused();
  await expect(field).toHaveValue('vic');
});
