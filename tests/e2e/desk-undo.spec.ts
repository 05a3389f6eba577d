/** Actions are undone before anybody is mailed, nothing is sent twice, and Delivery shows each attempt. */
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
  page = desk.boss;
});
test.afterAll(() => desk.close());

test('a release is undone, and nobody was mailed', async () => {
  await desk.enquire({ name: 'Tom Hale', email: 'tom@visitor.example' }, { isTrapped: true });
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

test('several of the same words are sorted out at once, and come back', async () => {
  const names = ['Sells Links', 'Sells More Links', 'Sells Most Links'];
  for (const [index, name] of names.entries()) {
    const fields = { name, email: `links${index}@visitor.example`, specificDetails: 'Buy our links today' };
    await desk.enquire(fields, { isTrapped: true });
  }
  await page.goto('/quarantine');
  const rows = page.getByRole('row', { name: /Sells/ });
  await expect(rows).toHaveCount(1);
  await rows.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Mark as spam (3)', exact: true }).click();
  await expect(rows).toHaveCount(0);
  await expect(page.locator('.toast')).toHaveText(/^3 marked as spam/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toContainText('And 2 more with the same text.');
});

test('the row of a mail opens into what the mail server said', async () => {
  await page.goto('/delivery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All clear');
  await desk.enquire({ name: 'Ana Ferreira', email: 'bounce@visitor.example' });
  // By itself, without loading the page anew.
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

test('what is held is released on a phone, and not answered before', async () => {
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

test('of several, what was done can be undone although a colleague was quicker with one', async () => {
  const jun = await desk.enter('Jun Ito', 'agent');
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

test('what was opened again by mistake is answered by whom and when it was', async () => {
  const reference = await desk.enquire({ name: 'Lea Brandt' });
  const path = `/api/submissions/${reference}`;
  const mia = await desk.enter('Mia Lund', 'agent');
  const reply = await mia.request.post(`${path}/answered`, { data: { version: 1 } });
  const { answeredAt } = (await reply.json()).submission;
  await page.goto(`/enquiries/${reference}`);
  await page.getByRole('button', { name: /^Reopen/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.timeline')).toContainText('You undid reopening it');
  await expect(page.getByRole('button', { name: /^Reopen/ })).toBeVisible();
  expect(await (await page.request.get(path)).json()).toMatchObject({ status: 'answered', answeredAt });
});

for (const when of ['shows by itself', 'does not show', 'is looked for by loading the page anew'] as const) {
  test(`an answer is sent once, although its arrival was not told and ${when}`, async () => {
    // Asked in other words each time, or it would be taken for the same.
    const reference = await desk.enquire({ name: 'Ida Holm', specificDetails: `What happens ${when}` });
    if (when === 'does not show') await page.route('**/api/live', (route) => route.abort());
    await page.route(
      '**/answer',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.goto(`/enquiries/${reference}#answer`);
    const box = page.getByRole('textbox', { name: 'Reply' });
    const send = page.getByRole('button', { name: 'Send', exact: true });
    const arrived = page.locator('.timeline').getByText('by spring');
    await box.fill('It can be done by spring.');
    await send.click();
    await expect(page.locator('.toast')).toContainText('Check whether your change was saved');
    await expect(arrived).toHaveCount(when === 'does not show' ? 0 : 1);
    if (when.startsWith('is looked for')) await page.reload();
    await send.click();
    await expect(page.locator('.toast')).toContainText('wasn’t sent twice');
    await expect(box).toHaveValue('');
    expect(await done(reference, 'answer-sent')).toHaveLength(1);
    await page.unrouteAll();
  });
}

test('on a phone, what a colleague did is seen before an answer can be sent', async () => {
  const jun = await desk.enter('Jun Park', 'agent');
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
  expect(await done(reference, 'answer-sent')).toHaveLength(1);
  await page.setViewportSize(desktop);
});

async function done(reference: string, action: string): Promise<readonly unknown[]> {
  const { history } = await (await page.request.get(`/api/submissions/${reference}`)).json();
  return history.filter((entry: { readonly action: string }) => entry.action === action);
}
