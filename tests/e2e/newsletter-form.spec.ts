import type { Page } from '@playwright/test';
import { formTexts } from '../../src/content/forms.ts';
import { NEWSLETTER_FORM } from '../../src/contract/newsletter.ts';
import { pages } from '../../src/site/pages.ts';
import { listen } from '../helpers/heard.ts';
import {
  expect,
  expectHydrated,
  expectNoAxeViolations,
  hold,
  nextFrame,
  openForm,
  test,
} from '../helpers/site.ts';

const form = (page: Page) => page.locator('form').filter({ has: page.getByLabel('Topic') });
const toast = (page: Page) => page.locator('.toast');
/** The announcement of a toast. */
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

test('a subscription is sent as specified, confirmed in a toast, and the form is cleared', async ({
  page,
}) => {
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
  await expect(toast(page)).toContainText(NEWSLETTER_FORM.messages.success.title);
  await expect(toast(page)).toContainText(NEWSLETTER_FORM.messages.success.text);
  await expect(form(page).getByLabel('First name')).toHaveValue('');
  await expect(form(page).getByLabel('Topic')).toHaveValue('');
  await expect(form(page).getByLabel(/I accept/)).not.toBeChecked();
  await expectNoAxeViolations(page, '.toasts');
  await expect.poll(heard).toEqual([spoken(NEWSLETTER_FORM.messages.success)]);
});

test.describe('when the reply or the network fails', () => {
  test.use({ expected: { problems: [/api\/email\/newsletter/, /ERR_FAILED/] } });
  test('the toast says so each time, and the values are kept', async ({ page }) => {
    const heard = await listen(page);
    let isCut = false;
    await page.route('**/api/email/newsletter', (route) =>
      isCut ? route.abort() : route.fulfill({ json: { success: false } }),
    );
    await openForm(page, '/', 'newsletter-form');
    await fill(page);
    const { refused, failed } = NEWSLETTER_FORM.messages;
    for (const count of [1, 2]) {
      await subscribe(page).click();
      await expect.poll(heard).toEqual(Array(count).fill(spoken(refused)));
      await expect(toast(page)).toContainText(refused.title);
      await expect(toast(page)).toContainText(refused.text);
      await expect(toast(page)).toHaveClass(/destructive/);
      await expect(subscribe(page)).toBeEnabled();
    }
    isCut = true;
    await subscribe(page).click();
    await expect(toast(page)).toContainText(failed.text);
    await expect(form(page).getByLabel('First name')).toHaveValue('Imani');
    await expect(form(page).getByLabel('Email')).toHaveValue('imani@example.com');
  });
});

test('the button says "Subscribing..." and is disabled meanwhile', async ({ page }) => {
  const release = await hold(page, /\/api\/email\/newsletter/);
  await openForm(page, '/', 'newsletter-form');
  const required = await form(page)
    .locator(':required')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name));
  expect(required).toEqual(Object.keys(NEWSLETTER_FORM.fields));
  const placeholder = form(page).getByLabel('Topic').locator('option').first();
  await expect(placeholder).toHaveText(NEWSLETTER_FORM.fields.topic.placeholder);
  await expect(placeholder).toBeDisabled();
  await expect(form(page).getByRole('link', { name: formTexts.privacy.policy })).toHaveAttribute(
    'href',
    pages['privacy-policy'].path,
  );
  await fill(page);
  await subscribe(page).click();
  await expect(subscribe(page)).toHaveText(NEWSLETTER_FORM.submit.busy);
  await expect(subscribe(page)).toBeDisabled();
  release();
  await expect(subscribe(page)).toHaveText(NEWSLETTER_FORM.submit.label);
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

test.describe('after a submission without script', () => {
  test.use({
    expected: { problems: [/api\/email\/newsletter/, /status of 4\d\d/, /newsletter\/subscribe/] },
  });

  test('focus in a field of the returned form stays there while it hydrates', async ({ page }) => {
    await page.goto('/');
    await form(page).evaluate((element) => (element as HTMLFormElement).submit());
    await expect(page.getByRole('alert').filter({ hasText: 'Subscription failed' })).toBeVisible();
    await form(page).getByLabel('Last name').focus();
    await expectHydrated(page, 'newsletter-form');
    // Effects run after the first paint.
    await nextFrame(page);
    await expect(form(page).getByLabel('Last name')).toBeFocused();
  });

  test('the alternative endpoint is used, and the server’s error message is shown', async ({ page }) => {
    const refusals = [
      { success: false, error: 'Too many requests. Please try again later.' },
      { success: false },
    ];
    await page.route('**/api/newsletter/subscribe', (route) => {
      const json = refusals.shift();
      return json ? route.fulfill({ status: 429, json }) : route.continue();
    });
    await page.goto('/');
    // submit() runs neither validation nor handlers, as without script.
    await form(page).evaluate((element) => (element as HTMLFormElement).submit());
    await expect(page.getByRole('alert').filter({ hasText: 'Subscription failed' })).toBeVisible();
    // By key: in a low window the previous toast may cover the button.
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
