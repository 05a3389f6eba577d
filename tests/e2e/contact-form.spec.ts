import type { Page } from '@playwright/test';
import { CONTACT_FORM } from '#contract/contact.ts';
import type { FormMessage } from '#contract/form-record.ts';
import { recordAnnouncements } from '../helpers/announcements.ts';
import { category, fillContact } from '../helpers/contact.ts';
import { delayRequests, expect, expectNoAxeViolations, openForm, test } from '../helpers/site.ts';

const form = (page: Page) => page.locator('form').filter({ has: page.getByLabel('Full name') });
const submitButton = (page: Page) => form(page).getByRole('button', { name: /Send message|Sending Message/ });

const announcementOf = ({ title, text }: FormMessage) => `${title} ${text}`;

function categoriesOf(enquiryType: string): string[] {
  return CONTACT_FORM.fields.specificCategory.options
    .filter(({ when }) => when === enquiryType)
    .map(({ label }) => label);
}

test('a double click sends a complete enquiry once, with all fields, and the form is reset', async ({
  page,
}) => {
  const announcements = await recordAnnouncements(page);
  await openForm(page, '/contact', 'contact-form');
  await fillContact(page);
  await page.getByLabel('Country code').selectOption('+91');
  await page.getByLabel("I'm not a robot").check();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/email/contact')) sent.push(request.postData() ?? '');
  });
  await submitButton(page).dblclick();
  await expect(
    page.getByRole('status').filter({ hasText: CONTACT_FORM.messages.success.title }),
  ).toContainText("Thank you for contacting us. We'll get back to you within 24 hours.");
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0] ?? '')).toEqual({
    name: 'Dana Whitfield',
    email: 'dana@halvengard.example',
    countryCode: '+91',
    phoneNumber: '713 555 0142',
    organization: 'Halvengard Castings',
    role: 'Plant IT manager',
    enquiryType: category.when,
    specificCategory: category.value,
    specificDetails: 'We run ECC 6.0 in two plants and must move before support ends.',
    recaptcha: true,
  });
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await expect(page.getByLabel('Country code')).toHaveValue('+1');
  await expect(page.getByLabel('Enquiry type')).toHaveValue('');
  await expect(page.getByLabel('Specific category')).toHaveCount(0);
  await expect(page.getByLabel("I'm not a robot")).not.toBeChecked();
  expect(await announcements()).toEqual([announcementOf(CONTACT_FORM.messages.success)]);
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('');
});

test('submitting without the reCAPTCHA checkbox sends nothing and announces why each time', async ({
  page,
}) => {
  const announcements = await recordAnnouncements(page);
  await openForm(page, '/contact', 'contact-form');
  await fillContact(page);
  let isRequested = false;
  page.on('request', (request) => {
    isRequested ||= request.url().includes('/api/email/contact');
  });
  await submitButton(page).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('reCAPTCHA Required');
  await expect(notice).toContainText('Please complete the reCAPTCHA verification.');
  expect(await announcements()).toEqual([announcementOf(CONTACT_FORM.messages.recaptcha)]);
  await submitButton(page).click();
  await expect
    .poll(announcements)
    .toEqual([
      announcementOf(CONTACT_FORM.messages.recaptcha),
      announcementOf(CONTACT_FORM.messages.recaptcha),
    ]);
  expect(isRequested).toBe(false);
  await expect(page.getByLabel('Full name')).toHaveValue('Dana Whitfield');
  await expectNoAxeViolations(page);
});

test('while sending, the button is busy and fields are read-only; then the button has focus', async ({
  page,
}) => {
  const release = await delayRequests(page, /\/api\/email\/contact/);
  await openForm(page, '/contact', 'contact-form');
  await fillContact(page, 'A second enquiry, so that it is not taken for the first.');
  await page.getByLabel("I'm not a robot").check();
  await submitButton(page).press('Enter');
  await expect(submitButton(page)).toHaveText('Sending Message...');
  await expect(submitButton(page)).toBeDisabled();
  await expect(page.getByLabel('Specific details')).not.toBeEditable();
  release();
  await expect(submitButton(page)).toBeEnabled();
  await expect(submitButton(page)).toBeFocused();
  await expect(page.getByLabel('Specific details')).toBeEditable();
});

test('an overlong message is reported at its field, not truncated, and not sent until shortened', async ({
  page,
}) => {
  await openForm(page, '/contact', 'contact-form');
  await fillContact(page, '');
  await page.getByLabel("I'm not a robot").check();
  const details = page.getByLabel('Specific details');
  await details.focus();
  await page.keyboard.insertText('Line stops at night. '.repeat(400));
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/email/contact')) requestCount += 1;
  });
  await submitButton(page).click();
  await expect(form(page)).toContainText('Please use at most 5,000 characters; there are 8,400 now.');
  await expect(details).toBeFocused();
  expect(requestCount).toBe(0);
  await details.fill('Line stops at night, since March.');
  await expect(form(page)).not.toContainText('Please use at most');
  await submitButton(page).click();
  await expect(
    page.getByRole('status').filter({ hasText: CONTACT_FORM.messages.success.title }),
  ).toBeVisible();
  expect(requestCount).toBe(1);
});

/** src/features/forms/outcome.test.ts covers how each response is interpreted. */
test.describe('when the network fails', () => {
  test.use({
    expected: { problems: [/api\/email\/contact/, /query-client/, /ERR_FAILED/] },
  });

  test('an enquiry is sent even if no further asset can be loaded', async ({ page }) => {
    let isBlocked = false;
    await page.route('**/assets/**', (route) => (isBlocked ? route.abort() : route.continue()));
    await openForm(page, '/contact', 'contact-form');
    await fillContact(page, 'Written while a new release took the place of the old one');
    await page.getByLabel("I'm not a robot").check();
    isBlocked = true;
    await submitButton(page).click();
    await expect(
      page.getByRole('status').filter({ hasText: CONTACT_FORM.messages.success.title }),
    ).toBeVisible();
  });

  test('an alert announces each failed attempt, and the values are kept', async ({ page }) => {
    const announcements = await recordAnnouncements(page);
    await page.route('**/api/email/contact', (route) => route.abort());
    await openForm(page, '/contact', 'contact-form');
    await fillContact(page, 'Lost on the way');
    await page.getByLabel("I'm not a robot").check();
    for (const count of [1, 2]) {
      await submitButton(page).click();
      await expect
        .poll(announcements)
        .toEqual(Array(count).fill(announcementOf(CONTACT_FORM.messages.failed)));
    }
    await expect(
      page.getByRole('alert').filter({ hasText: CONTACT_FORM.messages.failed.text }),
    ).toBeVisible();
    await expect(page.getByLabel('Specific details')).toHaveValue('Lost on the way');
    await expect(page.getByLabel("I'm not a robot")).toBeChecked();
  });
});

test('the category field appears with a type, lists its categories and is reset with the type', async ({
  page,
}) => {
  await openForm(page, '/contact', 'contact-form');
  const field = page.getByLabel('Specific category');
  await expect(field).toHaveCount(0);
  await page.getByLabel('Enquiry type').selectOption('Products');
  await expect(field.locator('option:not([disabled])')).toHaveText(categoriesOf('Products'));
  await field.selectOption(categoriesOf('Products')[0] ?? '');
  await page.getByLabel('Enquiry type').selectOption('Careers');
  await expect(field).toHaveValue('');
  await expect(field.locator('option:not([disabled])')).toHaveText(categoriesOf('Careers'));
});

test('a missing category stays reported at its field until chosen, even without the checkbox', async ({
  page,
}) => {
  const announcements = await recordAnnouncements(page);
  await openForm(page, '/contact', 'contact-form');
  await fillContact(page);
  await page.getByLabel('Enquiry type').selectOption('Services');
  await page.getByLabel("I'm not a robot").check();
  await submitButton(page).click();
  const field = page.getByLabel('Specific category');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(CONTACT_FORM.fields.specificCategory.problem);
  // Screen readers read the error with the field, which has focus.
  expect(await announcements()).toEqual([]);

  await page.getByLabel("I'm not a robot").uncheck();
  await submitButton(page).click();
  const notice = page.getByRole('alert').filter({ hasText: CONTACT_FORM.messages.recaptcha.title });
  await expect(notice).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await field.selectOption(categoriesOf('Services')[0] ?? '');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await submitButton(page).click();
  await expect(notice).toBeVisible();
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(CONTACT_FORM.fields.specificCategory.problem)).toHaveCount(0);
});

test.describe('validation errors from the server', () => {
  test.use({ expected: { problems: [/400 .*api\/email\/contact/, /status of 400/] } });

  test('are shown at their fields until corrected, with focus on the first one', async ({ page }) => {
    const announcements = await recordAnnouncements(page);
    await openForm(page, '/contact', 'contact-form');
    await fillContact(page);
    // Valid for browsers, but not for the server: no dot in the domain.
    await page.getByRole('textbox', { name: 'Email' }).fill('dana@halvengard');
    await page.getByLabel('Phone number').fill('call me');
    await page.getByLabel("I'm not a robot").check();
    await submitButton(page).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Failed to send message. Please try again.' }),
    ).toBeVisible();
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/email address/);
    await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/phone number/);
    await expect(email).toHaveValue('dana@halvengard');
    await expectNoAxeViolations(page);
    expect(await announcements()).toEqual([announcementOf(CONTACT_FORM.messages.refused)]);
    // A corrected field is no longer reported, even while another error remains.
    await email.fill('dana@halvengard.example');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(email).toHaveAccessibleDescription('');
    await expect(email).toBeFocused();
    await expect(page.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Phone number').fill('713 555 0142');
    await page.getByLabel("I'm not a robot").uncheck();
    await submitButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'reCAPTCHA Required' })).toBeVisible();
    await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(0);
  });
});

test('the browser blocks an empty form at its first required field', async ({ page }) => {
  await openForm(page, '/contact', 'contact-form');
  await submitButton(page).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  const required = await form(page)
    .locator(':required')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name));
  // The category appears with the type; the checkbox has its own notice.
  const notRequiredYet = ['specificCategory', 'recaptcha'];
  expect(required).toEqual(
    Object.entries(CONTACT_FORM.fields)
      .filter(([name, field]) => field.required && !notRequiredYet.includes(name))
      .map(([name]) => name),
  );
  await expect(page.getByLabel('Country code')).toHaveValue(CONTACT_FORM.fields.countryCode.initial);
});
