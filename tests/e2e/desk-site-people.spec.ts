/** Several people edit the site at the same time, with different permissions. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type DeskWithPeople, startDeskWithPeople } from '../helpers/running-desk-people.ts';
import { expectAccessible } from '../helpers/sample-desk.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });
const toast = (page: Page) => page.locator('.toast');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true }).first();

test.describe.configure({ mode: 'serial' });
let desk: DeskWithPeople;
let jun: Page;
let wren: Page;
let visitor: Page;
test.beforeAll(async ({ browser }) => {
  desk = await startDeskWithPeople(browser, { database: 'PostgreSQL' });
  jun = await desk.signIn('Jun Ito', 'agent', 'everything', { site: 'publish' });
  wren = await desk.signIn('Wren Holt', 'agent', 'enquiries', { site: 'write' });
  visitor = await desk.anonymousPage({ baseURL: desk.siteAddress });
});
test.afterAll(() => desk.close());
test.afterEach(() => expect(desk.problems).toEqual([]));

async function openSection(page: Page, file: string, name: RegExp): Promise<void> {
  await page.goto(`/site?file=${file}`);
  await button(page, name).click();
  await expect(field(page, 'Title')).toBeVisible();
}

/** Holds what a person saves from now on back, until the returned function is called. */
async function holdEdits(page: Page): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>();
  await page.route('**/api/site/edits', async (route) => {
    await released.promise;
    await route.continue();
  });
  return async () => {
    released.resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** Types a text and waits until it is saved. */
async function save(page: Page, box: Locator, text: string): Promise<void> {
  const saved = page.waitForResponse('**/api/site/edits');
  await box.fill(text);
  await box.blur();
  expect((await saved).status()).toBe(200);
}

test('changes of two people to different fields of a section are kept, and appear without a reload', async () => {
  for (const page of [jun, wren])
    await openSection(page, 'pages/bread-lines.json', /^What each stage includes/);
  const release = await holdEdits(wren);
  await field(wren, 'Note').fill('Open one to see more.');
  await field(wren, 'Note').blur();
  await save(jun, field(jun, 'Title'), 'Inside each stage');
  await expect(field(wren, 'Title')).toHaveText('Inside each stage');
  await release();
  await expect(field(jun, 'Note')).toHaveText('Open one to see more.');
  await expect(field(wren, 'Note')).toHaveText('Open one to see more.');
  await expect(jun.getByText(/Changed by Wren/)).toBeVisible();
  for (const page of [jun, wren]) await expect(page.getByRole('alert')).toHaveCount(0);
});

test('two texts for one field are both shown, and the second person chooses', async () => {
  for (const page of [jun, wren]) await openSection(page, 'pages/about.json', /^From one oven/);
  const release = await holdEdits(wren);
  await field(wren, 'Title').fill('From one oven to many');
  await field(wren, 'Title').blur();
  await save(jun, field(jun, 'Title'), 'From a repair to three hundred');
  await release();
  await expect(wren.getByRole('alert')).toContainText('Jun changed this field while you were typing');
  const texts = wren.locator('.conflict-texts');
  await expect(texts).toContainText('From a repair to three hundred');
  await expect(texts).toContainText('From one oven to many');
  await expect(field(wren, 'Title')).toHaveText('From one oven to many');
  await expectAccessible(wren);
  await button(wren, 'Use mine').click();
  await expect(wren.getByRole('alert')).toHaveCount(0);
  await expect(field(jun, 'Title')).toHaveText('From one oven to many');
});

test('a writer requests a review, a publisher publishes', async () => {
  await wren.goto('/site/changes');
  await expect(title(wren)).toHaveText('3 unpublished changes');
  await expect(button(wren, /^Publish/)).toHaveCount(0);
  await button(wren, /^Request review/).click();
  const dialog = wren.getByRole('dialog', { name: 'Request review' });
  await dialog.getByLabel('Message').fill('New words about stages.');
  await button(dialog, 'Request review').click();
  await expect(toast(wren)).toContainText('Review requested');
  await expect(wren.getByText('You requested a review')).toBeVisible();

  await jun.goto('/site/changes');
  await expect(jun.getByText('Wren requested a review')).toBeVisible();
  await expect(jun.getByText('New words about stages.')).toBeVisible();
  await button(jun, /^Publish\s*3$/).click();
  await button(jun.getByRole('dialog'), 'Publish 3 changes').click();
  await expect(toast(jun)).toContainText('Release 2 is live');
  await expect(title(wren)).toHaveText('Everything is live');
  await visitor.goto('/bread-lines');
  await expect(visitor.getByRole('heading', { name: 'Inside each stage' })).toBeVisible();
  await wren.goto('/site/releases');
  await expect(title(wren)).toHaveText('Release 2 is live');
  await expect(button(wren, /^Roll back/)).toHaveCount(0);
});

test('without the permission, a person reads the texts of the site', async () => {
  const hugo = await desk.signIn('Hugo Roy', 'agent');
  await hugo.goto('/site?file=pages/bread-lines.json');
  await expect(hugo.getByText('You can view the site’s draft but not change it.')).toBeVisible();
  await button(hugo, /^Inside each stage/).click();
  await expect(hugo.getByText('Open one to see more.')).toBeVisible();
  await expect(hugo.getByRole('main').getByRole('textbox')).toHaveCount(0);
  for (const name of [/^Publish/, /^Request review/, /^Add/, /^Drag/, 'New page', 'Copy preview link']) {
    await expect(button(hugo, name)).toHaveCount(0);
  }
  await expectAccessible(hugo);
  await hugo.goto('/site/changes');
  await expect(title(hugo)).toHaveText('Everything is live');
});
