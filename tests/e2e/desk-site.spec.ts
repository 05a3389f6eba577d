/** Editing the public site: from a field to visitors and back, with a mouse, on a phone and with a keyboard. */
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { recordAnnouncements } from '../helpers/announcements.ts';
import { tabTo } from '../helpers/keyboard.ts';
import { type DeskWithPeople, startDeskWithPeople } from '../helpers/running-desk-people.ts';
import { expectAccessible, openView } from '../helpers/sample-desk.ts';
import { desktop, expectNoSidewaysScroll, phone } from '../helpers/site.ts';

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });
const title = (page: Page | FrameLocator) => page.getByRole('heading', { level: 1 });
const toast = (page: Page) => page.locator('.toast');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const preview = (page: Page) =>
  page.locator('iframe[title="Preview of the draft"]:not([aria-hidden])').contentFrame();

test.describe.configure({ mode: 'serial' });
let desk: DeskWithPeople;
let ada: Page;
let visitor: Page;
test.beforeAll(async ({ browser }) => {
  desk = await startDeskWithPeople(browser);
  ada = desk.admin;
  visitor = await desk.anonymousPage({ baseURL: desk.siteAddress });
});
test.afterAll(() => desk.close());
test.afterEach(() => expect(desk.problems).toEqual([]));

async function openPage(page: Page, id: string, name: string): Promise<void> {
  await page.goto(`/site?file=pages/${id}.json`);
  await expect(title(page)).toHaveText(name);
}

/** Types a text and waits until it is saved. */
async function save(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text);
  await field(page, name).press('Enter');
  await expectSaved(page);
}

async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
}

async function showTab(page: Page, name: 'Edit' | 'Changes' | 'Releases'): Promise<void> {
  await page.getByRole('navigation', { name: 'Site', exact: true }).getByRole('link', { name }).click();
}

/** Publishes in the open dialog, and waits until it is live. */
async function publish(page: Page, count: string, note = ''): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `Publish ${count}` });
  await dialog.getByLabel('Note').fill(note);
  await button(dialog, `Publish ${count}`).click();
  await expect(dialog).toHaveCount(0);
  await expect(toast(page)).toContainText('is live');
}

test('a text, a new entry and the place of a section go to visitors, and back', async () => {
  await ada.goto('/');
  await ada.getByRole('link', { name: /^Site/ }).click();
  const files = ada.getByRole('navigation', { name: 'Pages and lists' });
  await files.getByRole('link', { name: 'Careers' }).click();
  await button(ada, /^Two things you can count on/).click();
  await field(ada, 'Title').fill('Three things you can count on');
  await expect(preview(ada).getByRole('heading', { name: 'Three things you can count on' })).toBeVisible();

  // A text in the preview leads to its field.
  await preview(ada).getByText('Two people, and no software.').click();
  await expect(field(ada, 'Text')).toBeFocused();
  await expect(field(ada, 'Text')).toHaveText('Two people, and no software.');
  await button(ada, 'Add milestone').click();
  await expect(field(ada, 'When')).toBeFocused();
  await ada.keyboard.type('Week 3');
  await field(ada, 'Title').last().fill('You sign');
  await field(ada, 'Text').fill('With a fountain pen, if you like.');
  await expect(preview(ada).getByText('With a fountain pen')).toBeVisible();
  await button(ada, /^An answer in two weeks/).click();

  const top = { targetPosition: { x: 20, y: 4 } };
  await button(ada, 'Drag to move An answer in two weeks').dragTo(button(ada, /^Working conditions/), top);
  const order = ['Three things you can count on', 'An answer in two weeks', 'Working conditions'];
  await expect(preview(ada).getByRole('heading', { level: 2 })).toContainText(order);

  await button(ada, /^Publish/).click();
  await publish(ada, '3 changes', 'New words about work');
  await visitor.goto('/careers');
  await expect(visitor.getByRole('heading', { level: 2 })).toContainText(order);
  await expect(visitor.getByText('With a fountain pen')).toBeVisible();

  await showTab(ada, 'Releases');
  await expect(title(ada)).toHaveText('Release 2 is live');
  await expect(ada.getByRole('row', { name: /New words about work/ })).toContainText('3 changes');
  await button(ada, 'Roll back to 1').first().click();
  await button(ada.getByRole('dialog'), 'Roll back to 1').click();
  await expect(title(ada)).toHaveText('Release 3 is live');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Two things you can count on' })).toBeVisible();
  await expect(visitor.getByText('With a fountain pen')).toHaveCount(0);

  // A text of an earlier release returns to the draft only.
  await ada.getByRole('link', { name: 'Show changes of release 2' }).click();
  await button(ada, 'Restore this text').first().click();
  await expect(toast(ada)).toContainText('Restored in the draft');
  await showTab(ada, 'Changes');
  await expect(title(ada)).toHaveText('1 unpublished change');
  await button(ada, /^Discard change/).click();
  await expect(toast(ada)).toContainText('Change discarded');
  await expect(title(ada)).toHaveText('Everything is live');
});

test('a change with a problem stays in the draft until it is corrected, and the rest is published', async () => {
  await openPage(ada, 'bread-lines', 'Bread Lines');
  await button(ada, /^What each stage includes/).click();
  await field(ada, 'Title').fill('Inside each stage');
  await field(ada, 'Note').fill('Baked in {headquarters.planet}.');
  await expect(ada.getByText('There is no value named “headquarters.planet”.')).toBeVisible();
  await showTab(ada, 'Changes');
  await expect(ada.getByRole('heading', { name: '1 change can’t be published yet' })).toBeVisible();
  await expect(title(ada)).toHaveText('2 unpublished changes');
  await button(ada, /^Publish\s*1$/).click();
  await publish(ada, '1 change');
  await expect(title(ada)).toHaveText('1 unpublished change');
  await visitor.goto('/bread-lines');
  await expect(visitor.getByRole('heading', { name: 'Inside each stage' })).toBeVisible();
  await expect(visitor.getByText('Open a stage for its details.')).toBeVisible();

  await ada.getByRole('link', { name: 'Go to field' }).click();
  await expect(field(ada, 'Note')).toBeFocused();
  await save(ada, 'Note', 'Baked in {headquarters.city}.');
  await button(ada, /^Publish/).click();
  await publish(ada, '1 change');
  await visitor.reload();
  await expect(visitor.getByText(/^Baked in [^{]+\.$/)).toBeVisible();
});

test('pages can be created, renamed and switched off', async () => {
  await openPage(ada, 'home', 'Home');
  await button(ada, 'New page').click();
  const dialog = ada.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Name').fill('Night Shift');
  await expect(dialog.getByLabel('Address')).toHaveValue('/night-shift');
  await dialog.getByLabel('Sections').selectOption('Copy of Pastry Lines');
  await button(dialog, 'Create page').click();
  await expect(title(ada)).toHaveText('Night Shift');
  await ada.getByRole('tab', { name: 'Search and sharing' }).click();
  // Each page has a description of its own.
  await field(ada, 'Description').fill(`Ovens that bake ${'and bake '.repeat(8)}until morning.`);
  await expect(title(preview(ada))).toHaveText('Night Shift');

  await openPage(ada, 'test-bakery', 'Test Bakery');
  await ada.getByRole('tab', { name: 'Page settings' }).click();
  await ada.getByLabel('Address', { exact: true }).fill('/trial-bakery');
  await button(ada, 'Change address').click();
  await expectSaved(ada);

  await openPage(ada, 'ai-services', 'Oven Advisor');
  await ada.getByRole('button', { name: 'More actions for Oven Advisor', exact: true }).click();
  await ada.getByRole('menuitem', { name: 'Turn off page' }).click();
  await expect(ada.getByText('This page is off')).toBeVisible();
  await expect(
    ada.getByRole('navigation', { name: 'Pages and lists' }).getByRole('link', { name: /^Oven Advisor/ }),
  ).toContainText('Off');
  await expectSaved(ada);

  await showTab(ada, 'Changes');
  await button(ada, /^Publish\s*\d$/).click();
  // The redirect to the old address leads to the new one, too.
  await publish(ada, '5 changes');
  await visitor.goto('/night-shift');
  await expect(title(visitor)).toHaveText('Night Shift');
  for (const old of ['/test-bakery', '/our-bakery']) {
    await visitor.goto(old);
    await expect(visitor).toHaveURL('/trial-bakery');
  }
  expect((await visitor.goto('/oven-advisor'))?.status()).toBe(404);
});

test('on a phone, a section is edited, previewed and published step by step', async () => {
  await ada.setViewportSize(phone);
  await ada.goto('/');
  await ada.getByRole('link', { name: /Site$/ }).click();
  await ada.getByRole('link', { name: 'About' }).click();
  await expect(title(ada)).toHaveText('About');
  await expect(title(ada)).toBeFocused();
  await button(ada, /^From one oven to three hundred/).click();
  await expect(ada.getByRole('heading', { level: 2, name: 'From one oven' })).toBeFocused();
  await field(ada, 'Title').fill('From one oven to four hundred');
  await button(ada, 'Preview').click();
  await expect(ada.getByRole('heading', { level: 2, name: 'Preview' })).toBeFocused();
  await preview(ada).getByRole('heading', { name: 'From one oven to four hundred' }).click();
  await expect(field(ada, 'Title')).toBeFocused();
  await expectNoSidewaysScroll(ada);
  await button(ada, 'Done').click();
  await ada
    .getByRole('link', { name: /^Changes/ })
    .last()
    .click();
  await button(ada, /^Publish\s*1$/).click();
  await publish(ada, '1 change');
  await ada.setViewportSize(desktop);
  await visitor.goto('/about');
  await expect(visitor.getByRole('heading', { name: 'From one oven to four hundred' })).toBeVisible();
});

test('with the keyboard alone, a text is found, edited, moved and published', async () => {
  const announcements = await recordAnnouncements(ada);
  await ada.goto('/');
  await expect(title(ada)).toBeVisible();
  await ada.keyboard.press('g');
  await ada.keyboard.press('s');
  await expect(field(ada, 'Title').or(title(ada)).first()).toBeVisible();
  await ada.keyboard.press('/');
  await ada.keyboard.type('judge a crumb');
  await tabTo(ada, ada.getByRole('link', { name: /Bakers judge a crumb/ }));
  await ada.keyboard.press('Enter');
  await expect(field(ada, 'Lead')).toBeFocused();
  await ada.keyboard.press('End');
  await ada.keyboard.type(' And a lamp.');
  await tabTo(ada, button(ada, /^One for each place/));
  await ada.keyboard.press('Alt+ArrowDown');
  await expect.poll(announcements).toContain('Section 3 of 3');
  await expect(button(ada, /^One for each place/)).toBeFocused();
  await expectSaved(ada);
  await ada.keyboard.press('Control+Enter');
  const dialog = ada.getByRole('dialog', { name: 'Publish 2 changes' });
  await tabTo(ada, dialog.getByLabel('Note'));
  await ada.keyboard.type('By keyboard');
  await tabTo(ada, button(dialog, 'Publish 2 changes'));
  await ada.keyboard.press('Enter');
  await expect(toast(ada)).toContainText('is live');
  await visitor.goto('/products/crumb-gauge');
  await expect(visitor.getByText('This one has a scale. And a lamp.')).toBeVisible();
});

test('a preview link shows the draft to anybody, and previewed forms send nothing', async ({
  page: reader,
}) => {
  await openPage(ada, 'home', 'Home');
  await button(ada, /^A letter each season/).click();
  await field(ada, 'Title').fill('A letter each month');
  await expect(preview(ada).getByRole('heading', { name: 'A letter each month' })).toBeVisible();
  const controls = preview(ada).locator('form :is(input, select, textarea, button)');
  await expect(controls.last()).toBeDisabled();
  await expect(controls.and(preview(ada).locator(':enabled'))).toHaveCount(0);

  await ada.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(ada, 'Copy preview link').click();
  await expect(toast(ada)).toContainText('Preview link copied');
  const { pathname } = new URL(await ada.evaluate(() => navigator.clipboard.readText()));
  const response = await reader.goto(desk.siteAddress + pathname);
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await expect(reader.getByRole('heading', { name: 'A letter each month' })).toBeVisible();
  const blocked = reader.waitForEvent('console', (said) => said.text().startsWith('Blocked form submission'));
  await reader
    .locator('form')
    .last()
    .evaluate((form: HTMLFormElement) => form.submit());
  await blocked;
  const request = reader.evaluate((path) => fetch(path, { method: 'POST' }), NEWSLETTER_FORM.endpoint);
  await expect(request).rejects.toThrow('Failed to fetch');

  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { name: 'A letter each season' })).toBeVisible();
});

test('all screens are accessible in both themes, on a desktop and on a phone', async () => {
  await openPage(ada, 'about', 'About');
  await button(ada, /^Who leads the company/).click();
  await save(ada, 'Title', 'Who leads us');
  await save(ada, 'Portrait', 'Drawn portrait of {planet}');
  for (const viewport of [desktop, phone]) {
    await ada.setViewportSize(viewport);
    for (const path of ['?file=pages/about.json', '?file=lists/insights.json', '/releases', '/changes']) {
      await openView(ada, `/site${path}`);
      await expectAccessible(ada);
    }
    await expect(ada.getByRole('heading', { name: '1 change can’t be published yet' })).toBeVisible();
    await button(ada, /^Publish\s*\d$/).click();
    await expect(ada.getByRole('dialog')).toBeVisible();
    await expectAccessible(ada);
  }
});
