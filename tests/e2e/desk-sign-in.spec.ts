/** The setup link, sign-in, and an empty desk. */
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

test('while no one has access, the sign-in page explains how to get a link', async () => {
  await page.goto('/people');
  await expect(title()).toHaveText('Sign in to the desk');
  const setupHint = page.getByText('No one has access yet');
  await expect(setupHint).toContainText('npm run inbox -- people link');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  // An expired link does not offer a new one, because no one has access yet.
  await page.goto('/sign-in/wrong');
  await expect(title()).toHaveText('This link has expired');
  await expect(setupHint).toBeVisible();
  await expect(page.getByText('Email me a new link')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('a setup link can be retried after the server was unreachable', async () => {
  await page.route('**/api/sign-in/*', (route) => route.abort());
  await page.goto(desk.setupLink);
  await expect(page.getByText('Can’t reach the desk')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute('**/api/sign-in/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title()).toHaveText('You’re the first one here');
});

test('the desk opens over plain HTTP on a host other than localhost', async ({ browser }) => {
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

test('the setup link creates the first administrator, and works only once', async ({ browser }) => {
  await page.setViewportSize(desktop);
  await page.goto(desk.setupLink);
  await page.getByLabel('Your name').fill('Marisol Ortega');
  const address = page.getByLabel('Your email address');
  const submit = page.getByRole('button', { name: 'Get started as administrator' });
  await address.fill('marisol@kelvane');
  await submit.click();
  // A validation error neither uses up the link nor clears the form.
  await expect(page.getByRole('alert')).toContainText('email address');
  await expect(page.getByLabel('Your name')).toHaveValue('Marisol Ortega');
  await expectNoAxeViolations(page);
  await address.fill('marisol@kelvane.example.com');
  await submit.click();
  // Sign-in returns to the page that was requested first.
  await expect(title()).toHaveText('1 person');
  const other = await browser.newPage();
  await other.goto(desk.setupLink);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This link has expired');
  await other.close();
});

test('the link request form and confirmation are accessible, and the confirmation fits a phone', async ({
  browser,
}) => {
  const signedOut = await browser.newPage({ baseURL: desk.address });
  const heading = signedOut.getByRole('heading', { level: 1 });
  await signedOut.goto('/people');
  await expect(heading).toHaveText('Sign in to the desk');
  await expectNoAxeViolations(signedOut);
  await signedOut.getByRole('textbox').fill('nobody@kelvane.example.com');
  await signedOut.getByRole('button', { name: 'Email me a link' }).click();
  await expect(heading).toHaveText('Check your email');
  await expect(heading).toBeFocused();
  await expectNoAxeViolations(signedOut);
  await signedOut.setViewportSize(phone);
  await expectNoSidewaysScroll(signedOut);
  await signedOut.getByRole('button', { name: 'Use another address' }).click();
  await expect(heading).toHaveText('Sign in to the desk');
  await expect(heading).toBeFocused();
  await signedOut.goto('/sign-in/wrong');
  await expect(heading).toHaveText('This link has expired');
  await expect(signedOut.getByRole('link', { name: 'Email me a new link' })).toBeVisible();
  await signedOut.close();
});

test('list views of an empty desk show an empty state', async () => {
  const headings = {
    '/': 'All caught up',
    '/enquiries': 'All caught up',
    '/enquiries?tab=all': 'Nothing here',
    '/applications': 'All caught up',
    '/subscribers': 'No one here',
    '/quarantine': 'Quarantine is empty',
    '/delivery': 'Nothing here',
    '/history?action=erased': 'No matches',
  };
  for (const [path, heading] of Object.entries(headings)) {
    await openView(page, path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    if (path === '/') await expectNoAxeViolations(page);
  }
});

test('the public port does not serve the desk API', async ({ request }) => {
  expect((await request.get(new URL('/api/me', desk.siteAddress).href)).status()).toBe(404);
});
