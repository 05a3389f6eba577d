/** Invitations, what each role sees, sessions, and how people leave. */
import { expect, type Page, test } from '@playwright/test';
import type { Role, Scope } from '../../src/contract/desk/people.ts';
import { type DeskWithPeople, emailOf, startDeskWithPeople } from '../helpers/running-desk-people.ts';

const toast = (page: Page) => page.locator('.toast');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Each role once, and each scope once. Which views a role and scope have is a unit test (navigation.test.ts), what they may
 * read and do one of the server (desk-attack-routes.test.ts).
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
    views: ['Today', 'Applications', 'Quarantine', 'Delivery', 'History'],
    actions: [],
  },
  {
    role: 'agent',
    scope: 'enquiries',
    views: ['Today', 'Enquiries', 'Subscribers', 'Quarantine', 'Delivery', 'Visits', 'History'],
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
      'Delivery',
      'Visits',
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
let boss: Page;
let hana: Page;
const references = { enquiries: '', applications: '' };
test.beforeAll(async ({ browser }) => {
  desk = await startDeskWithPeople(browser);
  boss = desk.boss;
  references.enquiries = await desk.enquire({ name: 'Tom Hale' });
  references.applications = await desk.apply({ firstName: 'Rosa', lastName: 'Lind' });
});
test.afterAll(() => desk.close());
test.afterEach(() => expect(desk.problems).toEqual([]));

test('an invited colleague comes in by the link, once', async () => {
  await boss.goto('/people');
  await boss.getByLabel('Email address').fill(emailOf('Hana Rao'));
  await boss.getByLabel('Name', { exact: true }).fill('Hana Rao');
  await boss.getByRole('radio', { name: /^Reader/ }).check();
  await boss.getByLabel('Access').selectOption('Applications only');
  await button(boss, 'Send invitation').click();
  await expect(toast(boss)).toContainText('Invitation sent');
  const link = await desk.mailedLink(emailOf('Hana Rao'));
  hana = await desk.stranger();
  await hana.goto(link);
  await expect(title(hana)).toHaveText('Welcome to the desk');
  await button(hana, 'Get started').click();
  await expect(title(hana)).toContainText('1 person is waiting');
  const thief = await desk.stranger();
  await thief.goto(link);
  await expect(title(thief)).toHaveText('This link has expired');
  await thief.close();
});

for (const { role, scope, views, actions } of COLLEAGUES) {
  test(`${role} of ${scope} has what is theirs on the screen, and nothing else`, async () => {
    const page = await desk.enter(`${role} of ${scope}`, role, scope);
    const isHr = scope === 'applications';
    const [own, foreign] = isHr
      ? (['applications', 'enquiries'] as const)
      : (['enquiries', 'applications'] as const);
    await page.goto(`/${own}/${references[own]}`);
    await expect(title(page)).toHaveText(isHr ? 'Rosa Lind' : 'Tom Hale');
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
      await page.goto(`/${foreign}/${references[foreign]}`);
      await expect(title(page)).toHaveText('Page not found');
    }
    await page.context().close();
  });
}

test('a quarantined application is reviewed and released by who sees applications only', async () => {
  const held = await desk.apply({ firstName: 'Ida', lastName: 'Holm' }, undefined, undefined, {
    isTrapped: true,
  });
  await desk.enquire({ name: 'Sells Links' }, { isTrapped: true });
  const page = await desk.enter('Hiring Agent', 'agent', 'applications');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '1 message in quarantine' })).toBeVisible();
  await page.getByRole('link', { name: 'Ida Holm' }).click();
  await expect(page).toHaveURL(`/applications/${held}`);
  // As emails of earlier versions have it.
  await page.goto(`/quarantine/${held}`);
  await expect(page).toHaveURL(`/applications/${held}`);
  await expect(title(page)).toHaveText('Ida Holm');
  await page.goto('/quarantine');
  await expect(page.getByText('Sells Links')).toHaveCount(0);
  await button(page, 'Release Ida Holm').click();
  await expect(toast(page)).toContainText('Released');
  await page.goto('/history');
  await expect(page.getByText('Ida Holm').first()).toBeVisible();
  await page.context().close();
});

test('a role that is changed counts at once, also where a view is open', async () => {
  await hana.goto('/applications');
  await expect(hana.getByText('Rosa Lind')).toBeVisible();
  await boss.goto('/people');
  await button(boss, 'Actions for Hana Rao').click();
  await boss.getByRole('menuitem', { name: 'Change access' }).click();
  const dialog = boss.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Agent/ }).check();
  await dialog.getByLabel('Access').selectOption('Enquiries');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(boss)).toContainText('Access changed');
  await expect(title(hana)).toHaveText('Page not found');
  await hana.goto(`/enquiries/${references.enquiries}`);
  await expect(button(hana, /^Close/)).toBeVisible();
});

test('a link that was asked for signs in, and an unknown address is told the same', async () => {
  await boss.getByRole('row').filter({ hasText: 'Hana Rao' }).getByRole('button').last().click();
  await boss.getByRole('menuitem', { name: 'Email a sign-in link' }).click();
  await expect(toast(boss)).toContainText('Link sent');
  const second = await desk.stranger();
  await second.goto(await desk.mailedLink(emailOf('Hana Rao')));
  await expect(title(second)).toHaveText('Sign in on this device?');
  await button(second, 'Sign in').click();
  await expect(title(second)).toContainText('waiting');

  const asking = await desk.stranger();
  await asking.goto(`/enquiries/${references.enquiries}?tab=all`);
  await expect(title(asking)).toHaveText('Sign in to the desk');
  for (const email of ['nobody@kelvane.example.com', emailOf('Hana Rao')]) {
    await asking.getByRole('textbox').fill(email);
    await button(asking, 'Email me a link').click();
    await expect(title(asking)).toHaveText('Check your email');
    await button(asking, 'Use another address').click();
  }
  await asking.goto(await desk.mailedLink(emailOf('Hana Rao')));
  await button(asking, 'Sign in').click();
  // Back to what was wanted before.
  await expect(title(asking)).toHaveText('Tom Hale');
});

test('sessions are ended one by one, all others, and by signing out', async () => {
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

test('every line beside the list of Today leads somewhere, in every scope', async () => {
  await desk.apply({ email: 'bounce@visitor.example' });
  for (const firstName of ['Ina', 'Ike', 'Ivo']) {
    const email = `${firstName}@visitor.example`;
    await desk.apply({ firstName, email }, undefined, undefined, { isTrapped: true });
  }
  const hugo = await desk.enter('Hugo Roy', 'agent', 'applications');
  for (const page of [boss, hugo]) {
    await page.goto('/');
    const side = page.getByRole('complementary', { name: 'Also today' });
    await expect(side.getByRole('link', { name: 'To bounce@visitor.example' })).toBeVisible();
    await expect(side.getByRole('link', { name: /^\d more$/ })).toBeVisible();
    for (const line of await side.getByRole('listitem').all()) {
      await expect(line.getByRole('link')).toHaveCount(1);
    }
    const links = await side.getByRole('link').all();
    const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(paths.length).toBeGreaterThanOrEqual(6);
    for (const path of paths) {
      await page.goto(path!);
      await expect(title(page)).not.toHaveText(/^(?:Page not found|Not found)/);
    }
  }
});

test('an administrator ends sessions and removes people, who are out at once', async () => {
  const olu = await desk.enter('Olu Ade', 'agent');
  await olu.goto('/');
  await expect(title(olu)).toContainText('waiting');
  await boss.goto('/people');
  await button(boss, 'Actions for Olu Ade').click();
  await boss.getByRole('menuitem', { name: 'End all sessions' }).click();
  await boss.getByRole('dialog').getByRole('button', { name: 'End sessions' }).click();
  await expect(toast(boss)).toContainText('Sessions ended');
  // The open window notices by itself.
  await expect(title(olu)).toHaveText('Sign in to the desk');
  await expect(olu.getByRole('alert')).toContainText('Your session has ended');
  await olu.goto('/enquiries');
  await expect(title(olu)).toHaveText('Sign in to the desk');
  await expect(olu.getByRole('alert')).toHaveCount(0);
  await button(boss, 'Actions for Olu Ade').click();
  await boss.getByRole('menuitem', { name: 'Remove' }).click();
  await boss.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(boss)).toContainText('Removed');
  await expect(boss.getByRole('row').filter({ hasText: 'Olu Ade' })).toHaveCount(0);
  await boss.goto('/history');
  await expect(boss.getByText('You removed Olu Ade')).toBeVisible();
});
