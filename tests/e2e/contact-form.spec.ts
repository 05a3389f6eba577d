import type { Page } from '@playwright/test';
import { CONTACT_FORM } from '../../src/contract/contact.ts';
import type { FormMessage } from '../../src/contract/form-record.ts';
import { category, fillContact } from '../helpers/contact.ts';
import { listen } from '../helpers/heard.ts';
import { expect, expectNoAxeViolations, hold, openForm, test } from '../helpers/site.ts';

const form = (page: Page) => page.locator('form').filter({ has: page.getByLabel('Full name') });
const send = (page: Page) => form(page).getByRole('button', { name: /Send message|Sending Message/ });

const spoken = ({ title, text }: FormMessage) => `${title} ${text}`;

function categoriesOf(enquiryType: string): string[] {
  return CONTACT_FORM.fields.specificCategory.options
    .filter(({ when }) => when === enquiryType)
    .map(({ label }) => label);
}

test('a complete enquiry is sent once, as specified, and the form is reset', async ({ page }) => {
  const heard = await listen(page);
  await openForm(page, '/contact', 'contact-form');
  await fillContact(page);
  await page.getByLabel('Country code').selectOption('+91');
  await page.getByLabel("I'm not a robot").check();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/email/contact')) sent.push(request.postData() ?? '');
  });
  await send(page).dblclick();
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
  expect(await heard()).toEqual([spoken(CONTACT_FORM.messages.success)]);
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('');
});

test('without the checkbox nothing is sent, and the notice says why each time', async ({ page }) => {
  const heard = await listen(page);
  await openForm(page, '/contact', 'contact-form');
  await fillContact(page);
  let asked = false;
  page.on('request', (request) => {
    asked ||= request.url().includes('/api/email/contact');
  });
  await send(page).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('reCAPTCHA Required');
  await expect(notice).toContainText('Please complete the reCAPTCHA verification.');
  expect(await heard()).toEqual([spoken(CONTACT_FORM.messages.recaptcha)]);
  await send(page).click();
  await expect
    .poll(heard)
    .toEqual([spoken(CONTACT_FORM.messages.recaptcha), spoken(CONTACT_FORM.messages.recaptcha)]);
  expect(asked).toBe(false);
  await expect(page.getByLabel('Full name')).toHaveValue('Dana Whitfield');
  await expectNoAxeViolations(page);
});

test('while sending, the button says so and fields are read-only; then focus is restored', async ({
  page,
}) => {
  const release = await hold(page, /\/api\/email\/contact/);
  await openForm(page, '/contact', 'contact-form');
  await fillContact(page, 'A second enquiry, so that it is not taken for the first.');
  await page.getByLabel("I'm not a robot").check();
  await send(page).press('Enter');
  await expect(send(page)).toHaveText('Sending Message...');
  await expect(send(page)).toBeDisabled();
  await expect(page.getByLabel('Specific details')).not.toBeEditable();
  release();
  await expect(send(page)).toBeEnabled();
  await expect(send(page)).toBeFocused();
  await expect(page.getByLabel('Specific details')).toBeEditable();
});

test('a message that is too long is not truncated: the field says so, and nothing is sent', async ({
  page,
}) => {
  await openForm(page, '/contact', 'contact-form');
  await fillContact(page, '');
  await page.getByLabel("I'm not a robot").check();
  const details = page.getByLabel('Specific details');
  await details.focus();
  await page.keyboard.insertText('Line stops at night. '.repeat(400));
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/email/contact')) asked += 1;
  });
  await send(page).click();
  await expect(form(page)).toContainText('Please use at most 5,000 characters; there are 8,400 now.');
  await expect(details).toBeFocused();
  expect(asked).toBe(0);
  await details.fill('Line stops at night, since March.');
  await expect(form(page)).not.toContainText('Please use at most');
  await send(page).click();
  await expect(
    page.getByRole('status').filter({ hasText: CONTACT_FORM.messages.success.title }),
  ).toBeVisible();
  expect(asked).toBe(1);
});

/** For the meaning of each reply, see src/features/forms/outcome.test.ts. */
test.describe('when the network fails', () => {
  test.use({
    expected: { problems: [/api\/email\/contact/, /query-client/, /ERR_FAILED/] },
  });

  test('an enquiry is sent even if no more code of the site can be loaded', async ({ page }) => {
    let isGone = false;
    await page.route('**/assets/**', (route) => (isGone ? route.abort() : route.continue()));
    await openForm(page, '/contact', 'contact-form');
    await fillContact(page, 'Written while a new release took the place of the old one');
    await page.getByLabel("I'm not a robot").check();
    isGone = true;
    await send(page).click();
    await expect(
      page.getByRole('status').filter({ hasText: CONTACT_FORM.messages.success.title }),
    ).toBeVisible();
  });

  test('the notice says so and the values are kept', async ({ page }) => {
    const heard = await listen(page);
    await page.route('**/api/email/contact', (route) => route.abort());
    await openForm(page, '/contact', 'contact-form');
    await fillContact(page, 'Lost on the way');
    await page.getByLabel("I'm not a robot").check();
    for (const count of [1, 2]) {
      await send(page).click();
      await expect.poll(heard).toEqual(Array(count).fill(spoken(CONTACT_FORM.messages.failed)));
    }
    await expect(
      page.getByRole('alert').filter({ hasText: CONTACT_FORM.messages.failed.text }),
    ).toBeVisible();
    await expect(page.getByLabel('Specific details')).toHaveValue('Lost on the way');
    await expect(page.getByLabel("I'm not a robot")).toBeChecked();
  });
});

test('the category appears with the type, belongs to it and is cleared when the type changes', async ({
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

test('a missing category is reported at its field until it is chosen, with the checkbox missing too', async ({
  page,
}) => {
  const heard = await listen(page);
  await openForm(page, '/contact', 'contact-form');
  await fillContact(page);
  await page.getByLabel('Enquiry type').selectOption('Services');
  await page.getByLabel("I'm not a robot").check();
  await send(page).click();
  const field = page.getByLabel('Specific category');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(CONTACT_FORM.fields.specificCategory.problem);
  // Read with the field, which has focus.
  expect(await heard()).toEqual([]);

  await page.getByLabel("I'm not a robot").uncheck();
  await send(page).click();
  const notice = page.getByRole('alert').filter({ hasText: CONTACT_FORM.messages.recaptcha.title });
  await expect(notice).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await field.selectOption(categoriesOf('Services')[0] ?? '');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await send(page).click();
  await expect(notice).toBeVisible();
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(CONTACT_FORM.fields.specificCategory.problem)).toHaveCount(0);
});

test.describe('what the server refuses', () => {
  test.use({ expected: { problems: [/400 .*api\/email\/contact/, /status of 400/] } });

  test('is reported at the field, with focus on the first', async ({ page }) => {
    const heard = await listen(page);
    await openForm(page, '/contact', 'contact-form');
    await fillContact(page);
    // Valid for browsers, but not for the server: no dot in the domain.
    await page.getByRole('textbox', { name: 'Email' }).fill('dana@halvengard');
    await page.getByLabel('Phone number').fill('call me');
    await page.getByLabel("I'm not a robot").check();
    await send(page).click();
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
    expect(await heard()).toEqual([spoken(CONTACT_FORM.messages.refused)]);
    // Once corrected, it is no longer reported, even with another error.
    await email.fill('dana@halvengard.example');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(email).toHaveAccessibleDescription('');
    await expect(email).toBeFocused();
    await expect(page.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Phone number').fill('713 555 0142');
    await page.getByLabel("I'm not a robot").uncheck();
    await send(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'reCAPTCHA Required' })).toBeVisible();
    await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(0);
  });
});

test('required fields stop an empty form in the browser', async ({ page }) => {
  await openForm(page, '/contact', 'contact-form');
  await send(page).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  const required = await form(page)
    .locator(':required')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name));
  // The category appears with the type; the checkbox has its own notice.
  const later = ['specificCategory', 'recaptcha'];
  expect(required).toEqual(
    Object.entries(CONTACT_FORM.fields)
      .filter(([name, field]) => field.required && !later.includes(name))
      .map(([name]) => name),
  );
  await expect(page.getByLabel('Country code')).toHaveValue(CONTACT_FORM.fields.countryCode.initial);
});
