/** Several colleagues at one desk: live updates, replies by mail, drafts, and undelivered mail. */
import { expect, type Page, test } from '@playwright/test';
import { headerOf } from '../fixtures/mail-server.ts';
import { type DeskWithPeople, emailOf, startDeskWithPeople } from '../helpers/running-desk-people.ts';
import { expectAccessible } from '../helpers/sample-desk.ts';

const toast = (page: Page) => page.locator('.toast');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const replyBox = (page: Page) => page.getByRole('textbox', { name: 'Reply' });

test.describe.configure({ mode: 'serial' });
let desk: DeskWithPeople;
let jun: Page;
let priya: Page;
let firstReference: string;
test.beforeAll(async ({ browser }) => {
  desk = await startDeskWithPeople(browser);
  jun = await desk.signIn('Jun Ito', 'agent');
  priya = await desk.signIn('Priya Rao', 'agent');
});
test.afterAll(() => desk.close());
test.afterEach(() => expect(desk.problems).toEqual([]));

test('new submissions appear live on Today, in the document title and above a list', async () => {
  await jun.goto('/');
  await expect(jun.getByRole('heading', { level: 1 })).toHaveText('All caught up');
  await priya.goto('/enquiries');
  await expect(priya.getByText('All caught up')).toBeVisible();
  firstReference = await desk.enquire({ name: 'Tom Hale', email: 'tom@visitor.example' });
  await expect(jun.getByRole('heading', { level: 1 })).toContainText('1 person is waiting');
  await expect(jun).toHaveTitle(/^\(1\) Today/);
  await expect(priya).toHaveTitle(/^\(1\) Enquiries/);
  await button(priya, /^1 new/).click();
  await expect(priya.getByRole('link', { name: /Tom Hale/ })).toBeVisible();
});

test('an open submission shows which colleagues are viewing it or writing a reply', async () => {
  await jun.getByRole('link', { name: 'Tom Hale' }).click();
  await priya.getByRole('link', { name: /Tom Hale/ }).click();
  await expect(jun.getByText('Priya is viewing')).toBeVisible();
  await expect(priya.getByText('Jun is viewing')).toBeVisible();
  await replyBox(priya).fill('Hello Tom');
  await expect(jun.getByText('Priya is writing')).toBeVisible();
});

test('a reply can be undone before it is mailed, which restores its text above a newer draft', async () => {
  await expect(jun.getByRole('link', { name: 'Open in my email app' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:tom@visitor\\.example\\?subject=.*${firstReference}.*&body=.*%3E%20We%20have%20300`),
  );
  await button(jun, /^Saved reply/).click();
  await jun.getByRole('menuitemradio', { name: 'First reply' }).click();
  await expect(replyBox(jun)).toHaveValue(/^Hello Tom,/);
  await jun.keyboard.type('By spring.');
  await button(jun, /^Send$/).click();
  await expect(toast(jun)).toContainText('Sending your reply…');
  await expect(replyBox(jun)).toHaveValue('');
  await replyBox(jun).fill('One more thing.');
  await jun.getByRole('link', { name: /^Today/ }).click();
  // A link to the current view adds no history entry.
  await jun.getByRole('link', { name: /^Today/ }).click();
  await jun.goBack();
  await expect(replyBox(jun)).toHaveValue('One more thing.');
  await button(jun, /^Undo/).click();
  await expect(replyBox(jun)).toHaveValue(/^Hello Tom,.*By spring\..*\n\nOne more thing\.$/s);
  await expect(jun.getByText('canceled the reply before it was sent')).toBeVisible();
  await replyBox(jun).fill('It can be done by spring.');
  await button(jun, /^Send$/).click();
  await expect(toast(jun)).toContainText('Sending your reply…');
  await expect(button(jun, /^Reopen/)).toBeVisible();
});

test('a reply after a colleague’s reply is not sent and shows both texts', async () => {
  await button(priya, /^Send$/).click();
  const banner = priya.getByRole('alert');
  await expect(banner).toContainText('Jun replied to this');
  await expect(banner).toContainText('Your reply wasn’t sent');
  await expect(priya.locator('.versions')).toContainText('It can be done by spring.');
  await expect(priya.locator('.versions')).toContainText('Hello Tom');
  await expect(replyBox(priya)).toHaveValue('Hello Tom');
  await expectAccessible(priya);
  await replyBox(priya).fill('Hello Tom, in June as well');
  await button(priya, 'Save as note').click();
  await expect(toast(priya)).toContainText('Note saved');
  await expect(banner).toHaveCount(0);
  await expect(replyBox(priya)).toHaveValue('');
  await expect(jun.locator('.timeline')).toContainText('Hello Tom, in June as well');
});

test('a draft survives a new sign-in, is private to its author and expires after 14 days', async () => {
  const tab = await jun.context().newPage();
  const signIn = async (name: string) => {
    await tab.goto('/sign-in');
    await tab.getByRole('textbox').fill(emailOf(name));
    await button(tab, 'Email me a link').click();
    await tab.goto(await desk.mailedLink(emailOf(name)));
    await button(tab, 'Sign in').click();
    await expect(tab.getByRole('navigation').first()).toBeVisible();
    await tab.goto(`/enquiries/${firstReference}#answer`);
  };
  await replyBox(jun).fill('Begun in the evening.');
  // The session has expired, and sending the reply is the first request to find out.
  await jun.route('**/api/**', (route) => {
    if (route.request().url().endsWith('/answer')) void route.continue();
  });
  await jun.context().clearCookies();
  await button(jun, /^Send$/).click();
  await expect(jun.getByRole('heading', { level: 1 })).toHaveText('Sign in to the desk');
  await jun.unrouteAll({ behavior: 'ignoreErrors' });
  await signIn('Priya Rao');
  await expect(replyBox(tab)).toHaveValue('');
  // Signing out deletes only her own drafts.
  await button(tab, /^Priya/).click();
  await tab.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Sign in to the desk');
  await signIn('Jun Ito');
  await expect(replyBox(tab)).toHaveValue('Begun in the evening.');
  await tab.evaluate(
    (age) => {
      for (const key of Object.keys(localStorage).filter((key) => key.startsWith('desk-draft')))
        localStorage.setItem(key, JSON.stringify({ text: 'Begun long ago.', at: Date.now() - age }));
    },
    14 * 24 * 3_600_000,
  );
  await tab.goto('/');
  await tab.goto(`/enquiries/${firstReference}#answer`);
  await expect(replyBox(tab)).toHaveValue('');
  await tab.close();
});

test('a submission erased by a colleague disappears from open views, along with its draft', async () => {
  const reference = await desk.enquire({ name: 'Forget Me' });
  await priya.goto(`/enquiries/${reference}#answer`);
  await replyBox(priya).fill('Hello, forgotten one');
  const { version } = await (await desk.admin.request.get(`/api/submissions/${reference}`)).json();
  await desk.admin.request.post(`/api/submissions/${reference}/erase`, { data: { reference, version } });
  await expect(priya.getByRole('heading', { level: 1 })).toHaveText('Not found');
  await expect(priya.getByText('Forget Me')).toHaveCount(0);
  expect(await priya.evaluate(() => JSON.stringify(localStorage))).not.toContain('forgotten one');
});

test('undelivered mail can be resent, sent to a corrected address, or stopped', async () => {
  const references: string[] = [];
  for (const name of ['Ada', 'Bea', 'Cleo']) {
    references.push(await desk.enquire({ name, email: `bounce.${name.toLowerCase()}@visitor.example` }));
  }
  await jun.goto('/delivery?tab=stuck');
  await expect(jun.getByRole('heading', { level: 1 })).toHaveText('3 emails not delivered');
  const open = async (name: string) => {
    const row = jun
      .getByRole('row')
      .filter({ hasText: `bounce.${name}@visitor.example` })
      .first();
    await row.getByRole('button').click();
    await expect(jun.locator('.mail-log')).toContainText('550 5.1.1 No such user here');
  };
  await open('ada');
  await button(jun, 'Correct address').click();
  await jun.getByLabel('Send to').fill('ada@visitor.example');
  const requests: string[] = [];
  const released = Promise.withResolvers<void>();
  await jun.route('**/address', async (route) => {
    requests.push(route.request().url());
    await released.promise;
    await route.continue();
  });
  // The key repeats while held, and is pressed again while the request is pending.
  for (const _ of [1, 2, 3]) await jun.keyboard.down('Enter');
  await jun.keyboard.up('Enter');
  await jun.keyboard.press('Enter');
  released.resolve();
  await expect(toast(jun)).toContainText('Address corrected');
  expect(requests).toHaveLength(1);
  await expect(jun.getByRole('heading', { level: 1 })).toHaveText('2 emails not delivered');
  await open('bea');
  await button(jun, 'Stop trying').click();
  await expect(toast(jun)).toContainText('Stopped');
  await expect(jun.getByRole('heading', { level: 1 })).toHaveText('1 email not delivered');
  desk.mail.recipientVerdict = () => null;
  await open('cleo');
  await button(jun, /^Resend$/).click();
  await expect(jun.getByRole('heading', { level: 1 })).toHaveText('All clear');
  const sentTo = () => desk.mail.received.flatMap(({ to }) => to);
  await expect
    .poll(sentTo)
    .toEqual(expect.arrayContaining(['ada@visitor.example', 'bounce.cleo@visitor.example']));
  expect(sentTo()).not.toContain('bounce.bea@visitor.example');
  // The enquiry shows the corrected address, and keeps the one that was typed.
  await jun.goto(`/enquiries/${references[0]}`);
  await expect(jun.getByText('to ada@visitor.example', { exact: true })).toBeVisible();
  await expect(jun.getByText('They typed bounce.ada@visitor.example')).toBeVisible();
  const mailtos = await jun
    .locator('a[href^="mailto:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(mailtos).toHaveLength(2);
  for (const href of mailtos) expect(href).toMatch(/^mailto:ada@visitor\.example/);
  // Stopped mail is sent once its address is corrected.
  await jun.goto('/delivery?tab=given-up');
  await open('bea');
  await button(jun, 'Correct address').click();
  await jun.getByLabel('Send to').fill('bea@visitor.example');
  await jun.keyboard.press('Enter');
  await expect.poll(sentTo).toContain('bea@visitor.example');
});

test('a reply sent after an undo is mailed once, with the reference and a Reply-To address', async () => {
  const replies = () =>
    desk.mail.received.filter(({ source }) => source.includes('It can be done by spring.'));
  await expect.poll(replies, { timeout: 20_000 }).toHaveLength(1);
  const [{ to, source } = { to: [], source: '' }] = replies();
  expect(to).toEqual(['tom@visitor.example']);
  expect(headerOf(source, 'Subject')).toContain(firstReference);
  expect(headerOf(source, 'Reply-To')).toContain('@');
  expect(desk.mail.received.filter((mail) => mail.source.includes('Hello Tom,'))).toEqual([]);
});
