/** Invitations, views and actions per role, sign-in links, sessions, and removing people. */
import { expect, type Page, test } from '@playwright/test';
import type { Role, Scope } from '#contract/desk/people.ts';
import { type DeskWithPeople, emailOf, startDeskWithPeople } from '../helpers/running-desk-people.ts';

const toast = (page: Page) => page.locator('.toast');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Covers each role and each scope once. navigation.test.ts tests the views of every combination, desk-attack-routes.test.ts its
 * permissions.
 */
const COLLEAGUES: readonly {
  readonly role: Role;
  readonly scope: Scope;
  readonly views: readonly string[];
  readonly actions: readonly string[];
}[] = [
  {
    role: 'reader',
    scope: 'applications',
    views: ['Today', 'Applications', 'Quarantine', 'Site', 'Delivery', 'History'],
    actions: [],
  },
  {
    role: 'agent',
    scope: 'enquiries',
    views: ['Today', 'Enquiries', 'Subscribers', 'Quarantine', 'Site', 'Visits', 'Delivery', 'History'],
    actions: ['Close', 'Assign', 'Mark as spam', 'Save note'],
  },
  {
    role: 'administrator',
    scope: 'everything',
    views: [
      'Today',
      'Enquiries',
      'Applications',
      'Subscribers',
      'Quarantine',
      'Site',
      'Visits',
      'Delivery',
      'People',
      'History',
      'Settings',
    ],
    actions: ['Close', 'Assign', 'Mark as spam', 'Save note', 'Export', 'Delete'],
  },
];
const ALL_ACTIONS = COLLEAGUES.at(-1)!.actions;

test.describe.configure({ mode: 'serial' });
let desk: DeskWithPeople;
let admin: Page;
let hana: Page;
const references = { enquiries: '', applications: '' };
test.beforeAll(async ({ browser }) => {
  desk = await startDeskWithPeople(browser);
  admin = desk.admin;
  references.enquiries = await desk.enquire({ name: 'Tom Hale' });
  references.applications = await desk.apply({ firstName: 'Rosa', lastName: 'Lind' });
});
test.afterAll(() => desk.close());
test.afterEach(() => expect(desk.problems).toEqual([]));

test('an invitation link signs in the invited colleague, and works only once', async () => {
  await admin.goto('/people');
  await admin.getByLabel('Email address').fill(emailOf('Hana Rao'));
  await admin.getByLabel('Name', { exact: true }).fill('Hana Rao');
  await admin.getByRole('radio', { name: /^Reader/ }).check();
  await admin.getByLabel('Access').selectOption('Applications only');
  await button(admin, 'Send invitation').click();
  await expect(toast(admin)).toContainText('Invitation sent');
  const link = await desk.mailedLink(emailOf('Hana Rao'));
  hana = await desk.anonymousPage();
  await hana.goto(link);
  await expect(title(hana)).toHaveText('Welcome to the desk');
  await button(hana, 'Get started').click();
  await expect(title(hana)).toContainText('1 person is waiting');
  const secondUser = await desk.anonymousPage();
  await secondUser.goto(link);
  await expect(title(secondUser)).toHaveText('This link has expired');
  await secondUser.close();
});

for (const { role, scope, views, actions } of COLLEAGUES) {
  test(`${role} with scope ${scope} sees only the permitted views and actions`, async () => {
    const page = await desk.signIn(`${role} of ${scope}`, role, scope);
    const handlesApplications = scope === 'applications';
    const [permitted, forbidden] = handlesApplications
      ? (['applications', 'enquiries'] as const)
      : (['enquiries', 'applications'] as const);
    await page.goto(`/${permitted}/${references[permitted]}`);
    await expect(title(page)).toHaveText(handlesApplications ? 'Rosa Lind' : 'Tom Hale');
    const links = page.getByRole('navigation', { name: 'Desk', exact: true }).getByRole('link');
    await expect
      .poll(async () => (await links.allInnerTexts()).map((text) => /\w+/.exec(text)?.[0]))
      .toEqual(views);
    if (role !== 'reader') await page.getByRole('tab', { name: 'Internal note' }).click();
    if (role !== 'reader') await button(page, /^More/).click();
    const shown = await page.locator('button, [role=menuitem]').allInnerTexts();
    const offered = ALL_ACTIONS.filter((action) => shown.some((text) => text.includes(action)));
    expect(offered).toEqual(actions);
    if (scope !== 'everything') {
      await page.goto(`/${forbidden}/${references[forbidden]}`);
      await expect(title(page)).toHaveText('Page not found');
    }
    await page.context().close();
  });
}

test('an agent with scope applications reviews and releases a quarantined application', async () => {
  const reference = await desk.apply({ firstName: 'Ida', lastName: 'Holm' }, undefined, undefined, {
    fillsHoneypot: true,
  });
  await desk.enquire({ name: 'Sells Links' }, { fillsHoneypot: true });
  const page = await desk.signIn('Hiring Agent', 'agent', 'applications');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '1 message in quarantine' })).toBeVisible();
  await page.getByRole('link', { name: 'Ida Holm' }).click();
  await expect(page).toHaveURL(`/applications/${reference}`);
  // Emails of earlier versions link to this path.
  await page.goto(`/quarantine/${reference}`);
  await expect(page).toHaveURL(`/applications/${reference}`);
  await expect(title(page)).toHaveText('Ida Holm');
  await page.goto('/quarantine');
  await expect(page.getByText('Sells Links')).toHaveCount(0);
  await button(page, 'Release Ida Holm').click();
  await expect(toast(page)).toContainText('Released');
  await page.goto('/history');
  await expect(page.getByText('Ida Holm').first()).toBeVisible();
  await page.context().close();
});

test('a changed role and scope take effect immediately, also in open views', async () => {
  await hana.goto('/applications');
  await expect(hana.getByText('Rosa Lind')).toBeVisible();
  await admin.goto('/people');
  await button(admin, 'Actions for Hana Rao').click();
  await admin.getByRole('menuitem', { name: 'Change access' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Agent/ }).check();
  await dialog.getByLabel('Access').selectOption('Enquiries');
  await dialog.getByLabel('Website').selectOption('Write');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin)).toContainText('Access changed');
  await expect(admin.getByRole('row').filter({ hasText: 'Hana Rao' })).toContainText('Website: Write');
  await expect(title(hana)).toHaveText('Page not found');
  await hana.goto(`/enquiries/${references.enquiries}`);
  await expect(button(hana, /^Close/)).toBeVisible();
});

test('a requested link signs in, and unknown addresses get the same response', async () => {
  await admin.getByRole('row').filter({ hasText: 'Hana Rao' }).getByRole('button').last().click();
  await admin.getByRole('menuitem', { name: 'Email a sign-in link' }).click();
  await expect(toast(admin)).toContainText('Link sent');
  const secondBrowser = await desk.anonymousPage();
  await secondBrowser.goto(await desk.mailedLink(emailOf('Hana Rao')));
  await expect(title(secondBrowser)).toHaveText('Sign in on this device?');
  await button(secondBrowser, 'Sign in').click();
  await expect(title(secondBrowser)).toContainText('waiting');

  const thirdBrowser = await desk.anonymousPage();
  await thirdBrowser.goto(`/enquiries/${references.enquiries}?tab=all`);
  await expect(title(thirdBrowser)).toHaveText('Sign in to the desk');
  for (const email of ['nobody@kelvane.example.com', emailOf('Hana Rao')]) {
    await thirdBrowser.getByRole('textbox').fill(email);
    await button(thirdBrowser, 'Email me a link').click();
    await expect(title(thirdBrowser)).toHaveText('Check your email');
    await button(thirdBrowser, 'Use another address').click();
  }
  await thirdBrowser.goto(await desk.mailedLink(emailOf('Hana Rao')));
  await button(thirdBrowser, 'Sign in').click();
  // Sign-in returns to the page that was requested first.
  await expect(title(thirdBrowser)).toHaveText('Tom Hale');
});

test('sessions can be ended one at a time, all others at once, and by signing out', async () => {
  await hana.goto('/people');
  await expect(title(hana)).toHaveText('You’re signed in on 3 browsers');
  await button(hana, /^End session/)
    .first()
    .click();
  await expect(toast(hana)).toContainText('Session ended');
  await expect(title(hana)).toHaveText('You’re signed in on 2 browsers');
  await button(hana, 'End all others').click();
  await expect(title(hana)).toHaveText('You’re signed in on 1 browser');
  await hana.goto('/applications');
  await button(hana, /^Hana/).click();
  await hana.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(title(hana)).toHaveText('Sign in to the desk');
  await hana.goto('/');
  await expect(title(hana)).toHaveText('Sign in to the desk');
});

test('every entry in the sidebar of Today links to an existing view, in full and limited scope', async () => {
  await desk.apply({ email: 'bounce@visitor.example' });
  for (const firstName of ['Ina', 'Ike', 'Ivo']) {
    const email = `${firstName}@visitor.example`;
    await desk.apply({ firstName, email }, undefined, undefined, { fillsHoneypot: true });
  }
  const hugo = await desk.signIn('Hugo Roy', 'agent', 'applications');
  for (const page of [admin, hugo]) {
    await page.goto('/');
    const sidebar = page.getByRole('complementary', { name: 'Also today' });
    await expect(sidebar.getByRole('link', { name: 'To bounce@visitor.example' })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: /^\d more$/ })).toBeVisible();
    for (const entry of await sidebar.getByRole('listitem').all()) {
      await expect(entry.getByRole('link')).toHaveCount(1);
    }
    const links = await sidebar.getByRole('link').all();
    const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(paths.length).toBeGreaterThanOrEqual(6);
    for (const path of paths) {
      await page.goto(path!);
      await expect(title(page)).not.toHaveText(/^(?:Page not found|Not found)/);
    }
  }
});

test('an administrator ends a colleague’s sessions, signing them out live, and removes them', async () => {
  const olu = await desk.signIn('Olu Ade', 'agent');
  await olu.goto('/');
  await expect(title(olu)).toContainText('waiting');
  await admin.goto('/people');
  await button(admin, 'Actions for Olu Ade').click();
  await admin.getByRole('menuitem', { name: 'End all sessions' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'End sessions' }).click();
  await expect(toast(admin)).toContainText('Sessions ended');
  // The open page is signed out live.
  await expect(title(olu)).toHaveText('Sign in to the desk');
  await expect(olu.getByRole('alert')).toContainText('Your session has ended');
  await olu.goto('/enquiries');
  await expect(title(olu)).toHaveText('Sign in to the desk');
  await expect(olu.getByRole('alert')).toHaveCount(0);
  await button(admin, 'Actions for Olu Ade').click();
  await admin.getByRole('menuitem', { name: 'Remove' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(admin)).toContainText('Removed');
  await expect(admin.getByRole('row').filter({ hasText: 'Olu Ade' })).toHaveCount(0);
  await admin.goto('/history');
  await expect(admin.getByText('You removed Olu Ade')).toBeVisible();
});
