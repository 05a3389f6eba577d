/** Undo before any mail is sent, replies that are sent only once, and delivery attempts. */
import type { Page } from '@playwright/test';
import { type DeskWithPeople, startDeskWithPeople } from '../helpers/running-desk-people.ts';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  phone,
  test,
} from '../helpers/site.ts';

test.describe.configure({ mode: 'serial' });

let desk: DeskWithPeople;
let page: Page;
test.beforeAll(async ({ browser }) => {
  desk = await startDeskWithPeople(browser);
  page = desk.admin;
});
test.afterAll(() => desk.close());

test('releasing and marking as spam can be undone before any mail is sent', async () => {
  await desk.enquire({ name: 'Tom Hale', email: 'tom@visitor.example' }, { fillsHoneypot: true });
  await page.goto('/quarantine');
  const row = page.getByRole('row', { name: /Tom Hale/ });
  await expect(row).toContainText('tom@visitor.example');
  for (const decision of [/^Release/, /^Mark as spam/]) {
    await row.getByRole('button', { name: decision }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
  }
  await expectNoAxeViolations(page);
  expect(desk.mail.offered).toBe(0);
});

test('messages with the same text are marked as spam together, and undo restores them', async () => {
  const names = ['Sells Links', 'Sells More Links', 'Sells Most Links'];
  for (const [index, name] of names.entries()) {
    const fields = { name, email: `links${index}@visitor.example`, specificDetails: 'Buy our links today' };
    await desk.enquire(fields, { fillsHoneypot: true });
  }
  await page.goto('/quarantine');
  const rows = page.getByRole('row', { name: /Sells/ });
  await expect(rows).toHaveCount(1);
  await rows.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Mark as spam (3)', exact: true }).click();
  await expect(rows).toHaveCount(0);
  await expect(page.locator('.toast')).toHaveText(/^3 marked as spam/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toContainText('And 2 more with nearly the same text.');
});

test('a row of Delivery expands to the attempts and the responses of the mail server', async () => {
  await page.goto('/delivery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All clear');
  await desk.enquire({ name: 'Ana Ferreira', email: 'bounce@visitor.example' });
  // Updated live, without a reload.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 email not delivered');
  const sent = page.getByRole('row', { name: /New enquiry email/ });
  await expect(sent).toContainText(/250 /);
  await page.getByRole('button', { name: 'Confirmation' }).click();
  await expect(page.locator('.mail-log')).toContainText('Attempt 1');
  await expect(page.locator('.mail-log')).toContainText('550 5.1.1 No such user here');
  await expectNoAxeViolations(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(desktop);
});

test('on a phone a quarantined enquiry can be released, and replied to only after that', async () => {
  await page.setViewportSize(phone);
  await page.goto('/quarantine');
  await page.getByRole('link', { name: 'Tom Hale' }).click();
  await expect(page.getByRole('button', { name: 'Release' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reply', exact: true })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.keyboard.press('r');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.getByRole('textbox', { name: 'Reply' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Release' }).click();
  await expect(page.getByRole('button', { name: 'Reply', exact: true })).toBeVisible();
  await page.setViewportSize(desktop);
});

test('a bulk close can be undone although a colleague closed one of the enquiries first', async () => {
  const jun = await desk.signIn('Jun Ito', 'agent');
  const names = ['Ada North', 'Bea North', 'Cleo North'];
  const references: string[] = [];
  for (const name of names) references.push(await desk.enquire({ name }));
  await page.goto('/enquiries');
  await page.route(`**/${references[0]}/answered`, async (route) => {
    await jun.request.post(`/api/submissions/${references[0]}/answered`, { data: { version: 1 } });
    await route.continue();
  });
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  const toast = page.locator('.toast');
  await expect(toast).toContainText('2 closed');
  await expect(toast).toContainText('1 wasn’t changed: someone else just updated it');
  await toast.getByRole('button', { name: 'Undo' }).click();
  for (const name of names.slice(1)) await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: names[0]! })).toHaveCount(0);
});

test('undoing a reopen restores the closed status and its original time', async () => {
  const reference = await desk.enquire({ name: 'Lea Brandt' });
  const path = `/api/submissions/${reference}`;
  const mia = await desk.signIn('Mia Lund', 'agent');
  const response = await mia.request.post(`${path}/answered`, { data: { version: 1 } });
  const { answeredAt } = (await response.json()).submission;
  await page.goto(`/enquiries/${reference}`);
  await page.getByRole('button', { name: /^Reopen/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.timeline')).toContainText('You undid reopening it');
  await expect(page.getByRole('button', { name: /^Reopen/ })).toBeVisible();
  expect(await (await page.request.get(path)).json()).toMatchObject({ status: 'answered', answeredAt });
});

/** The text differs in each case, because a repeated enquiry is treated as a duplicate. */
const LOST_RESPONSES = [
  { condition: 'with live updates', text: 'Live updates are on', isLive: true, reloads: false },
  { condition: 'without live updates', text: 'Live updates are off', isLive: false, reloads: false },
  {
    condition: 'after a reload',
    text: 'The page is reloaded',
    isLive: true,
    reloads: true,
  },
];

for (const { condition, text, isLive, reloads } of LOST_RESPONSES) {
  test(`resending a reply whose response was lost does not send it twice ${condition}`, async () => {
    const reference = await desk.enquire({ name: 'Ida Holm', specificDetails: text });
    if (!isLive) await page.route('**/api/live', (route) => route.abort());
    await page.route(
      '**/answer',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.goto(`/enquiries/${reference}#answer`);
    const replyBox = page.getByRole('textbox', { name: 'Reply' });
    const send = page.getByRole('button', { name: 'Send', exact: true });
    const sentReply = page.locator('.timeline').getByText('by spring');
    await replyBox.fill('It can be done by spring.');
    await send.click();
    await expect(page.locator('.toast')).toContainText('Check whether your change was saved');
    await expect(sentReply).toHaveCount(isLive ? 1 : 0);
    if (reloads) await page.reload();
    await send.click();
    await expect(page.locator('.toast')).toContainText('wasn’t sent twice');
    await expect(replyBox).toHaveValue('');
    expect(await historyEntries(reference, 'answer-sent')).toHaveLength(1);
    await page.unrouteAll();
  });
}

test('on a phone a conflicting reply is not sent, and shows the colleague’s reply', async () => {
  const jun = await desk.signIn('Jun Park', 'agent');
  const reference = await desk.enquire({ name: 'Ida Holm', specificDetails: 'Answered by two' });
  await page.setViewportSize(phone);
  await page.goto(`/enquiries/${reference}#answer`);
  await page.getByRole('textbox', { name: 'Reply' }).fill('From the train.');
  await jun.request.post(`/api/submissions/${reference}/answer`, {
    data: { version: 1, subject: 'Your enquiry', text: 'From the office.' },
  });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  await page.getByRole('button', { name: /Read .* reply/ }).click();
  await expect(page.getByText('From the office.').first()).toBeInViewport();
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await send.click();
  await page.getByRole('button', { name: 'Save as note' }).click();
  await expect(page.locator('.toast')).toContainText('Note saved');
  expect(await historyEntries(reference, 'answer-sent')).toHaveLength(1);
  await page.setViewportSize(desktop);
});

async function historyEntries(reference: string, action: string): Promise<readonly unknown[]> {
  const { history } = await (await page.request.get(`/api/submissions/${reference}`)).json();
  return history.filter((entry: { readonly action: string }) => entry.action === action);
}
