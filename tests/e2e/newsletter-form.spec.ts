import type { Page } from '@playwright/test';
import { NEWSLETTER_MESSAGES } from '../../src/contract/messages.ts';
import { listen } from '../helpers/heard.ts';
import {
  expect,
  expectAwake,
  expectNoAxeViolations,
  nextFrame,
  openForm,
  test,
  touch,
} from '../helpers/site.ts';

const form = (page: Page) => page.locator('form').filter({ has: page.getByLabel('Topic') });
const toast = (page: Page) => page.locator('.toast');
/** What the toast is called, and its words. */
const spoken = ({ title, text }: { title: string; text: string }) => `Notification ${title} ${text}`;
const subscribe = (page: Page) => form(page).getByRole('button');

async function fill(page: Page) {
  await form(page).getByLabel('First name').fill('Imani');
  await form(page).getByLabel('Last name').fill('Okafor');
  await form(page).getByLabel('Email').fill('imani@example.com');
  await form(page).getByLabel('Topic').selectOption('finance');
  await form(page)
    .getByLabel(/I accept the privacy policy/)
    .check();
}

test('a subscription is sent as specified, told in a toast, and the form is cleared', async ({ page }) => {
  const heard = await listen(page);
  await openForm(page, '/', 'newsletter-form');
  await fill(page);
  const request = page.waitForRequest('**/api/email/newsletter');
  await subscribe(page).click();
  expect((await request).postDataJSON()).toEqual({
    firstName: 'Imani',
    lastName: 'Okafor',
    email: 'imani@example.com',
    topic: 'finance',
    acceptsPrivacyPolicy: true,
  });
  await expect(toast(page)).toContainText('Subscription successful');
  await expect(toast(page)).toContainText('Thank you for subscribing to our newsletter!');
  await expect(form(page).getByLabel('First name')).toHaveValue('');
  await expect(form(page).getByLabel('Topic')).toHaveValue('');
  await expect(form(page).getByLabel(/I accept/)).not.toBeChecked();
  await expectNoAxeViolations(page, '.toasts');
  await expect.poll(heard).toEqual([spoken(NEWSLETTER_MESSAGES.success)]);
});

test('a reply without success keeps the values and says so, at each press', async ({ page }) => {
  const heard = await listen(page);
  await page.route('**/api/email/newsletter', (route) => route.fulfill({ json: { success: false } }));
  await openForm(page, '/', 'newsletter-form');
  await fill(page);
  await subscribe(page).click();
  await expect(toast(page)).toContainText('Subscription failed');
  await touch(page, 'newsletter-form');
  await expect(toast(page)).toContainText(
    'There was an error subscribing to the newsletter. Please try again.',
  );
  await expect(toast(page)).toHaveClass(/destructive/);
  await expect(form(page).getByLabel('First name')).toHaveValue('Imani');
  const refused = spoken(NEWSLETTER_MESSAGES.refused);
  await expect.poll(heard).toEqual([refused]);
  await subscribe(page).click();
  await expect.poll(heard).toEqual([refused, refused]);
});

test.describe('when the network fails', () => {
  test.use({ expected: { problems: [/api\/email\/newsletter/, /ERR_FAILED/] } });
  test('the toast says so and the values are kept', async ({ page }) => {
    await page.route('**/api/email/newsletter', (route) => route.abort());
    await openForm(page, '/', 'newsletter-form');
    await fill(page);
    await subscribe(page).click();
    await expect(toast(page)).toContainText('Subscription failed');
    await expect(toast(page)).toContainText('An error occurred. Please try again.');
    await expect(form(page).getByLabel('Email')).toHaveValue('imani@example.com');
  });
});

test('the button says "Subscribing..." and cannot be pressed meanwhile', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/email/newsletter', async (route) => {
    await held;
    await route.fulfill({ json: { success: true } });
  });
  await openForm(page, '/', 'newsletter-form');
  await fill(page);
  await subscribe(page).click();
  await expect(subscribe(page)).toHaveText('Subscribing...');
  await expect(subscribe(page)).toBeDisabled();
  release();
  await expect(subscribe(page)).toHaveText('Subscribe');
});

test('all fields are required and the placeholder cannot be chosen', async ({ page }) => {
  await openForm(page, '/', 'newsletter-form');
  const required = await form(page)
    .locator(':required')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name));
  expect(required).toEqual(['firstName', 'lastName', 'email', 'topic', 'acceptsPrivacyPolicy']);
  await expect(form(page).getByLabel('Topic').locator('option').first()).toHaveText('Select your topics');
  await expect(form(page).getByLabel('Topic').locator('option').first()).toBeDisabled();
  await expect(form(page).getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
});

test('only one toast is shown, for five seconds, and F8 reaches it', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/email/newsletter', (route) => route.fulfill({ json: { success: true } }));
  await openForm(page, '/', 'newsletter-form');
  for (const round of [1, 2]) {
    await fill(page);
    await subscribe(page).click();
    await expect(toast(page), `round ${round}`).toHaveCount(1);
    await expect(form(page).getByLabel('First name')).toHaveValue('');
  }
  await page.keyboard.press('F8');
  await expect(page.locator('.toasts')).toBeFocused();
  await page.locator('body').click({ position: { x: 5, y: 5 } });
  await page.mouse.move(5, 5);
  await page.clock.runFor(5500);
  await expect(toast(page).and(page.locator('[data-state="open"]'))).toHaveCount(0);
});

test.describe('after an attempt that the browser made by itself', () => {
  test.use({
    expected: { problems: [/api\/email\/newsletter/, /status of 4\d\d/, /newsletter\/subscribe/] },
  });

  test('whoever goes to a field of the answer stays there while the form wakes', async ({ page }) => {
    await page.goto('/');
    await form(page).evaluate((element) => (element as HTMLFormElement).submit());
    await expect(page.getByRole('alert')).toContainText('Subscription failed');
    await form(page).getByLabel('Last name').focus();
    await expectAwake(page, 'newsletter-form');
    // Effects come after the first drawing.
    await nextFrame(page);
    await expect(form(page).getByLabel('Last name')).toBeFocused();
  });

  test('the other call is taken, and its failure is told in the words of the server', async ({ page }) => {
    const refusals = [
      { success: false, error: 'Too many requests. Please try again later.' },
      { success: false },
    ];
    await page.route('**/api/newsletter/subscribe', (route) => {
      const json = refusals.shift();
      return json ? route.fulfill({ status: 429, json }) : route.continue();
    });
    await page.goto('/');
    // As without our code: no check, no handler.
    await form(page).evaluate((element) => (element as HTMLFormElement).submit());
    await expect(page.getByRole('alert')).toContainText('Subscription failed');
    // By key: in a low window the toast of the time before may stand over the button.
    const sendAgain = () => form(page).getByLabel('Last name').press('Enter');
    await fill(page);
    await subscribe(page).click();
    await expect(toast(page)).toContainText('Too many requests. Please try again later.');
    await sendAgain();
    await expect(toast(page)).toContainText(
      'There was an error subscribing to the newsletter. Please try again.',
    );
    await sendAgain();
    await expect(toast(page)).toContainText('Thank you for subscribing to our newsletter!');
  });
});
