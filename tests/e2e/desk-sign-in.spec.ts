/** The first link, signing in, and an empty desk after it. */
import { expect, type Page, test } from '@playwright/test';
import { type RunningDesk, startDesk } from '../helpers/running-desk.ts';
import { expectAccessible, openView } from '../helpers/sample-desk.ts';
import { desktop, expectNoAxeViolations, expectNoSidewaysScroll, phone } from '../helpers/site.ts';

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

const title = () => page.getByRole('heading', { level: 1 });

test('while nobody has access, the sign-in page says what to do', async () => {
  await page.goto('/people');
  await expect(title()).toHaveText('Sign in to the desk');
  const nobody = page.getByText('No one has access yet');
  await expect(nobody).toContainText('npm run inbox -- people link');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  // A link that is over offers nothing that nobody could use.
  await page.goto('/sign-in/wrong');
  await expect(title()).toHaveText('This link has expired');
  await expect(nobody).toBeVisible();
  await expect(page.getByText('Email me a new link')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('a link is still good when the desk did not answer, or not now', async () => {
  await page.route('**/api/sign-in/*', (route) => route.abort());
  await page.goto(desk.firstLink);
  await expect(page.getByText('Can’t reach the desk')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute('**/api/sign-in/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title()).toHaveText('You’re the first one here');
});

test('it opens at an address without https, as in an office', async ({ browser }) => {
  const office = await browser.newPage();
  await office.route('http://desk.example/**', async (route) => {
    const url = desk.address + new URL(route.request().url()).pathname;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await office.goto('http://desk.example/');
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Sign in to the desk');
  await office.unrouteAll({ behavior: 'ignoreErrors' });
  await office.close();
});

test('the printed link makes the first administrator, once', async ({ browser }) => {
  await page.setViewportSize(desktop);
  await page.goto(desk.firstLink);
  await page.getByLabel('Your name').fill('Marisol Ortega');
  const address = page.getByLabel('Your email address');
  const begin = page.getByRole('button', { name: 'Get started as administrator' });
  await address.fill('marisol@kelvane');
  await begin.click();
  // The link is as good as before, and nothing that was typed is gone.
  await expect(page.getByRole('alert')).toContainText('email address');
  await expect(page.getByLabel('Your name')).toHaveValue('Marisol Ortega');
  await expectNoAxeViolations(page);
  await address.fill('marisol@kelvane.example.com');
  await begin.click();
  // Where the page was that was asked for first.
  await expect(title()).toHaveText('1 person');
  const other = await browser.newPage();
  await other.goto(desk.firstLink);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This link has expired');
  await other.close();
});

test('asking for a link, and the word that it was sent, fit and are accessible', async ({ browser }) => {
  const visitor = await browser.newPage({ baseURL: desk.address });
  const heading = visitor.getByRole('heading', { level: 1 });
  await visitor.goto('/people');
  await expect(heading).toHaveText('Sign in to the desk');
  await expectNoAxeViolations(visitor);
  await visitor.getByRole('textbox').fill('nobody@kelvane.example.com');
  await visitor.getByRole('button', { name: 'Email me a link' }).click();
  await expect(heading).toHaveText('Check your email');
  await expect(heading).toBeFocused();
  await expectNoAxeViolations(visitor);
  await visitor.setViewportSize(phone);
  await expectNoSidewaysScroll(visitor);
  await visitor.getByRole('button', { name: 'Use another address' }).click();
  await expect(heading).toHaveText('Sign in to the desk');
  await expect(heading).toBeFocused();
  await visitor.goto('/sign-in/wrong');
  await expect(heading).toHaveText('This link has expired');
  await expect(visitor.getByRole('link', { name: 'Email me a new link' })).toBeVisible();
  await visitor.close();
});

test('an empty desk says so in each view', async () => {
  const empty = {
    '/': 'All caught up',
    '/enquiries': 'All caught up',
    '/enquiries?tab=all': 'Nothing here',
    '/applications': 'All caught up',
    '/subscribers': 'No one here',
    '/quarantine': 'Quarantine is empty',
    '/delivery': 'Nothing here',
    '/history?action=erased': 'No matches',
  };
  for (const [path, words] of Object.entries(empty)) {
    await openView(page, path);
    await expect(page.getByRole('heading', { name: words }).first()).toBeVisible();
    if (path === '/') await expectNoAxeViolations(page);
  }
});

test('the public port knows nothing of it', async ({ request }) => {
  expect((await request.get('/api/me')).status()).toBe(404);
});
