/** Writing replies: saved replies with blanks, undo, bounces, and moving to the next application. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { docResume, MEDIA_TYPES } from '../fixtures/resumes.ts';
import { type DeskWithPeople, startDeskWithPeople } from '../helpers/running-desk-people.ts';
import { openView } from '../helpers/sample-desk.ts';
import { desktop, expectNoAxeViolations, expectNoSidewaysScroll, phone } from '../helpers/site.ts';

test.describe.configure({ mode: 'serial' });

const replyBox = (page: Page) => page.getByRole('textbox', { name: 'Reply' });
const toast = (page: Page) => page.locator('.toast');
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const selectedText = (field: Locator) =>
  field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
async function insertSavedReply(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Saved reply/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
}

let desk: DeskWithPeople;
let page: Page;
test.beforeAll(async ({ browser }) => {
  desk = await startDeskWithPeople(browser);
  page = await desk.signIn('Jun Ito', 'agent');
});
test.afterAll(() => desk.close());
test.afterEach(() => expect(desk.problems).toEqual([]));

test('a saved reply is inserted at the caret, can be undone, and is not sent with a blank left', async () => {
  const reference = await desk.enquire({ name: 'Dr. Karen Ostrowski', email: 'karen@visitor.example' });
  await page.goto(`/enquiries/${reference}#answer`);
  await expect(replyBox(page)).toBeFocused();
  await replyBox(page).pressSequentially('First words.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await replyBox(page).pressSequentially('Last words [1].');
  await replyBox(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(14, 14));
  const typed = 'First words.\n\nLast words [1].';

  await insertSavedReply(page, 'Need more details');
  await expect(replyBox(page)).toHaveValue(/^First words\.\n\nHello Karen,[\s\S]*\n\nLast words \[1\]\.$/);
  await expect(replyBox(page)).toBeFocused();
  expect(await selectedText(replyBox(page))).toBe('[What you run today]');
  await page.keyboard.press('Control+z');
  await expect(replyBox(page)).toHaveValue(typed);

  await insertSavedReply(page, 'Need more details');
  await page.keyboard.type('Your machines');
  await page.keyboard.press('Tab');
  expect(await selectedText(replyBox(page))).toBe('[What should be different, and by when]');
  await page.keyboard.press('Tab');
  expect(await selectedText(replyBox(page))).toBe('[Who else should be part of this]');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('Your deadline');

  await send(page).click();
  await expect(page.locator('#blank-left')).toContainText('1 blank left: [Who else should be part of this]');
  await expect(replyBox(page)).toBeFocused();
  expect(await selectedText(replyBox(page))).toBe('[Who else should be part of this]');
  const { history } = await (await page.request.get(`/api/submissions/${reference}`)).json();
  expect(history.map((entry: { action: string }) => entry.action)).not.toContain('answer-sent');

  // With no blank left, Tab moves focus as usual.
  await page.keyboard.type('Your team');
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await send(page).click();
  await expect(toast(page)).toContainText('Sending your reply…');
  await expect(replyBox(page)).toHaveValue('');
});

test('an undone reply is marked as undone, and its text becomes a draft again', async () => {
  await page.keyboard.press('z');
  const entry = page.locator('.timeline .note', { hasText: 'First words.' });
  await expect(entry).toContainText('Undone before it was sent');
  await expect(replyBox(page)).toHaveValue(/^First words/);
  await openView(page, '/enquiries');
  await expect(page.locator('.row', { hasText: 'Karen Ostrowski' })).toContainText('Draft');
});

test('the toast never covers the reply form', async () => {
  const enquiry = await desk.enquire({ name: 'Toast Enquiry' });
  const application = await desk.apply({ firstName: 'Toast', lastName: 'Application' });
  const layouts = [
    [1920, `/applications/${application}`],
    [1440, `/enquiries/${enquiry}`],
    [1024, `/applications/${application}`],
    [800, `/enquiries/${enquiry}`],
  ] as const;
  for (const [width, path] of layouts) {
    await page.setViewportSize({ width, height: 800 });
    await openView(page, path);
    await page.keyboard.press('e');
    await expect(toast(page)).toBeVisible();
    await send(page).scrollIntoViewIfNeeded();
    const areApart = async () => {
      const a = (await toast(page).boundingBox())!;
      const b = (await page.getByRole('form', { name: 'Reply or internal note' }).boundingBox())!;
      return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
    };
    // The toast slides in, and the form may still be scrolling into view.
    await expect.poll(areApart, `${path} at ${width}`).toBe(true);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByRole('button', { name: /^Close/ })).toBeVisible();
  }
  await page.setViewportSize(desktop);
});

test('a bounced reply reopens its enquiry and shows the error until the address is corrected', async () => {
  const reference = await desk.enquire({ name: 'Ana Ferreira', email: 'bounce@visitor.example' });
  await page.goto(`/enquiries/${reference}#answer`);
  await replyBox(page).fill('Four days is realistic.');
  await send(page).click();
  await expect(page.locator('.promise')).toContainText('Closed');
  const banner = page.getByRole('region', { name: /^Reply not delivered: 550 5\.1\.1/ });
  await expect(banner).toBeVisible({ timeout: 30_000 });
  const row = page.locator('.row', { hasText: 'Ana Ferreira' });
  await expect(row).toContainText('Reply not delivered: 550 5.1.1 No such user here');
  await expect(page.locator('.promise')).not.toContainText('Closed');
  await expectNoAxeViolations(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(desktop);
  await openView(page, '/');
  await expect(page.getByText('Reply not delivered: 550 5.1.1').first()).toBeVisible();

  await openView(page, `/enquiries/${reference}`);
  await banner.getByLabel('Correct address').fill('ana@right.example');
  await banner.getByRole('button', { name: 'Correct address and resend' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByText('Reply to ana@right.example delivered')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.promise')).toContainText('Closed');
  expect(desk.mail.received.some(({ to }) => to.includes('ana@right.example'))).toBe(true);
});

test('shortcuts and links move between applications, also after one is closed or replied to', async () => {
  for (const name of ['Ada', 'Bea', 'Cleo']) {
    await desk.apply(
      {
        firstName: name,
        lastName: 'Walk',
        startDate: '2027-01-11',
        website: 'https://walk.example/',
      },
      name === 'Cleo' ? { bytes: docResume(), type: MEDIA_TYPES.doc, name: 'resume.doc' } : undefined,
    );
  }
  const heading = page.getByRole('heading', { level: 1 });
  await openView(page, '/applications?tab=waiting');
  await page.getByRole('link', { name: /Ada Walk/ }).click();
  await expect(heading).toHaveText('Ada Walk');
  await page.keyboard.press('j');
  await expect(heading).toHaveText('Bea Walk');
  await page.keyboard.press('k');
  await expect(heading).toHaveText('Ada Walk');
  // Each click of a double-click moves by one application.
  await page.getByRole('link', { name: 'Next application' }).dblclick();
  await expect(heading).toHaveText('Cleo Walk');
  await page.getByRole('link', { name: 'Previous application' }).click();
  await expect(heading).toHaveText('Bea Walk');
  await expect(page.getByText('January 11, 2027')).toBeVisible();
  const website = page.getByRole('link', { name: 'https://walk.example/' });
  await expect(website).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(website).toHaveAttribute('referrerpolicy', 'no-referrer');

  const previous = page.getByRole('link', { name: 'Previous application' });
  const toAda = (await previous.getAttribute('href'))!;
  await page.keyboard.press('e');
  await expect(toast(page)).toContainText('Closed');
  await page.keyboard.press('j');
  await expect(heading).toHaveText('Cleo Walk');
  // Wait until the list has been refetched after the action.
  await expect(previous).toHaveAttribute('href', toAda);
  await previous.click();
  await expect(heading).toHaveText('Ada Walk');
  // After sending, shortcuts work without leaving the reply box first.
  await page.keyboard.press('r');
  await replyBox(page).fill('See you on Monday.');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page)).toContainText('Sending your reply…');
  await page.keyboard.press(']');
  await expect(heading).toHaveText('Cleo Walk');
});

test('a Word resume is offered for download', async () => {
  const resume = page.getByRole('region', { name: 'Resume' });
  await expect(resume).toContainText('This file can’t be previewed');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    resume.getByRole('link', { name: 'Download' }).last().click(),
  ]);
  expect(download.suggestedFilename()).toBe('resume.doc');
});

test('on a phone the message stays visible while a reply is written', async () => {
  const details = 'Two lines in Leeds stop at night.';
  const reference = await desk.enquire({ name: 'Tom Hale', specificDetails: details });
  await page.setViewportSize(phone);
  await openView(page, `/enquiries/${reference}`);
  await expect(page.getByRole('link', { name: /^\+44/ })).toHaveAttribute('href', /^tel:\+44\d+$/);
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(replyBox(page)).toBeFocused();
  const message = page.getByRole('region', { name: 'Their message' });
  await expect(message).toContainText(details);
  await expect(message).toBeInViewport();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize(desktop);
});

test('a reader sees why replying is not available, also when using a shortcut', async () => {
  const ray = await desk.signIn('Ray Hall', 'reader');
  await openView(ray, '/enquiries');
  await ray.getByRole('link', { name: /Tom Hale/ }).click();
  await expect(ray.getByText('You have read access.')).toBeVisible();
  await expect(ray.locator('.keys')).not.toContainText('close');
  await ray.keyboard.press('e');
  await expect(toast(ray)).toContainText('You have read access.');
  await expectNoAxeViolations(ray);
});
