import type { Page } from '@playwright/test';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { formTexts } from '#generated/texts/site.ts';
import { pages } from '#site/pages.ts';
import { recordAnnouncements } from '../helpers/announcements.ts';
import {
  delayRequests,
  expect,
  expectHydrated,
  expectNoAxeViolations,
  nextFrame,
  openForm,
  test,
} from '../helpers/site.ts';

const form = (page: Page) => page.locator('form').filter({ has: page.getByLabel('Topic') });
const toast = (page: Page) => page.locator('.toast');
/** The announcement of a toast. */
const announcementOf = ({ title, text }: { title: string; text: string }) => `Notification ${title} ${text}`;
const submitButton = (page: Page) => form(page).getByRole('button');

async function fill(page: Page) {
  await form(page).getByLabel('First name').fill('Imani');
  await form(page).getByLabel('Last name').fill('Okafor');
  await form(page).getByLabel('Email').fill('imani@example.com');
  await form(page).getByLabel('Topic').selectOption('finance');
  await form(page)
    .getByLabel(/I accept the privacy policy/)
    .check();
}

test('a subscription is sent with all fields and confirmed in a toast, and the form is cleared', async ({
  page,
}) => {
  const announcements = await recordAnnouncements(page);
  await openForm(page, '/', 'newsletter-form');
  await fill(page);
  const request = page.waitForRequest('**/api/email/newsletter');
  await submitButton(page).click();
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
  await expect.poll(announcements).toEqual([announcementOf(NEWSLETTER_FORM.messages.success)]);
});

test.describe('when the server or the network fails', () => {
  test.use({ expected: { problems: [/api\/email\/newsletter/, /ERR_FAILED/] } });
  test('a toast announces each failure, and the values are kept', async ({ page }) => {
    const announcements = await recordAnnouncements(page);
    let isOffline = false;
    await page.route('**/api/email/newsletter', (route) =>
      isOffline ? route.abort() : route.fulfill({ json: { success: false } }),
    );
    await openForm(page, '/', 'newsletter-form');
    await fill(page);
    const { refused, failed } = NEWSLETTER_FORM.messages;
    for (const count of [1, 2]) {
      await submitButton(page).click();
      await expect.poll(announcements).toEqual(Array(count).fill(announcementOf(refused)));
      await expect(toast(page)).toContainText(refused.title);
      await expect(toast(page)).toContainText(refused.text);
      await expect(toast(page)).toHaveClass(/destructive/);
      await expect(submitButton(page)).toBeEnabled();
    }
    isOffline = true;
    await submitButton(page).click();
    await expect(toast(page)).toContainText(failed.text);
    await expect(form(page).getByLabel('First name')).toHaveValue('Imani');
    await expect(form(page).getByLabel('Email')).toHaveValue('imani@example.com');
  });
});

test('all fields are required, and while sending the button is disabled with a busy label', async ({
  page,
}) => {
  const release = await delayRequests(page, /\/api\/email\/newsletter/);
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
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText(NEWSLETTER_FORM.submit.busy);
  await expect(submitButton(page)).toBeDisabled();
  release();
  await expect(submitButton(page)).toHaveText(NEWSLETTER_FORM.submit.label);
});

test('only one toast is shown at a time, F8 focuses its region, and it closes after 5.5 s', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/api/email/newsletter', (route) => route.fulfill({ json: { success: true } }));
  await openForm(page, '/', 'newsletter-form');
  for (const round of [1, 2]) {
    await fill(page);
    await submitButton(page).click();
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

test.describe('after a native submission', () => {
  test.use({
    expected: { problems: [/api\/email\/newsletter/, /status of 4\d\d/, /newsletter\/subscribe/] },
  });

  test('hydration keeps focus in a field of the returned form', async ({ page }) => {
    await page.goto('/');
    await form(page).evaluate((element) => (element as HTMLFormElement).submit());
    await expect(page.getByRole('alert').filter({ hasText: 'Subscription failed' })).toBeVisible();
    await form(page).getByLabel('Last name').focus();
    await expectHydrated(page, 'newsletter-form');
    // Effects run after the first paint.
    await nextFrame(page);
    await expect(form(page).getByLabel('Last name')).toBeFocused();
  });

  test('the returned form uses the alternative endpoint and shows the server’s error message', async ({
    page,
  }) => {
    const errorResponses = [
      { success: false, error: 'Too many requests. Please try again later.' },
      { success: false },
    ];
    await page.route('**/api/newsletter/subscribe', (route) => {
      const json = errorResponses.shift();
      return json ? route.fulfill({ status: 429, json }) : route.continue();
    });
    await page.goto('/');
    // submit() runs neither validation nor handlers, as without script.
    await form(page).evaluate((element) => (element as HTMLFormElement).submit());
    await expect(page.getByRole('alert').filter({ hasText: 'Subscription failed' })).toBeVisible();
    // By key, as the previous toast may cover the button in a low window.
    const resubmit = () => form(page).getByLabel('Last name').press('Enter');
    await fill(page);
    await submitButton(page).click();
    await expect(toast(page)).toContainText('Too many requests. Please try again later.');
    await resubmit();
    await expect(toast(page)).toContainText(
      'There was an error subscribing to the newsletter. Please try again.',
    );
    await resubmit();
    await expect(toast(page)).toContainText('Thank you for subscribing to our newsletter!');
  });
});
