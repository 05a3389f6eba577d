/** The three forms in a browser without JavaScript. */

import type { Page } from '@playwright/test';
import { CONTACT_FORM } from '#contract/contact.ts';
import { lists } from '#generated/lists.ts';
import { formTexts } from '#generated/texts/site.ts';
import { openOn } from '#sections/positions/open-positions.ts';
import { addressOf } from '#site/href.ts';
import { MEDIA_TYPES, pdfResume } from '../fixtures/resumes.ts';
import { category, otherCategory } from '../helpers/contact.ts';
import {
  delayRequests,
  desktop,
  expect,
  expectHydrated,
  expectNoAxeViolations,
  islandScripts,
  nextFrame,
  pageScript,
  test,
} from '../helpers/site.ts';

test.use({ javaScriptEnabled: false, viewport: desktop });

async function fillContact(page: Page) {
  await page.getByLabel('Full name').fill('Dana Whitfield');
  await page.getByRole('textbox', { name: 'Email' }).fill('dana@plain.example');
  await page.getByLabel('Phone number').fill('713 555 0142');
  await page.getByLabel('Organization').fill('Halvengard Castings');
  await page.getByLabel('Role').fill('Plant IT manager');
  await page.getByLabel('Enquiry type').selectOption(category.when);
  await page.getByLabel('Specific details').fill('Written in a browser\nthat runs no script.');
}

test('an enquiry is sent, and reloading the confirmation page does not resubmit it', async ({ page }) => {
  await page.goto('/contact');
  await fillContact(page);
  await page.getByLabel('Specific category').selectOption(category.value);
  await page.getByLabel("I'm not a robot").check();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status')).toContainText('Message Sent Successfully');
  await expect(page.getByRole('status')).toContainText("We'll get back to you within 24 hours.");
  const reference = await page.getByRole('main').locator('strong').last().textContent();
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.reload();
  await expect(page.getByRole('main')).toContainText(reference ?? 'none');
  expect(posts).toEqual([]);
  expect(page.url()).not.toMatch(/Dana|halvengard|plain\.example/i);
  await page.getByRole('link', { name: 'Back to the contact page' }).click();
  await expect(page).toHaveURL('/contact');
});

test.describe('an invalid enquiry', () => {
  test.use({ expected: { problems: [/api\/email\/contact/, /status of 400/] } });

  test('is returned with its values and errors, and can be resubmitted from there', async ({ page }) => {
    await page.goto('/contact');
    await fillContact(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'reCAPTCHA Required' })).toBeVisible();
    await expect(page.getByText(CONTACT_FORM.fields.specificCategory.problem)).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('Dana Whitfield');
    await expect(page.getByLabel('Specific details')).toHaveValue(
      'Written in a browser\nthat runs no script.',
    );
    await expect(page.getByLabel('Enquiry type')).toHaveValue(category.when);
    await page.getByLabel('Specific category').selectOption(category.value);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'reCAPTCHA Required' })).toBeVisible();
    await expect(page.getByLabel('Specific category')).toHaveValue(category.value);
    await page.getByLabel("I'm not a robot").check();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('status')).toContainText('Message Sent Successfully');
  });
});

test.describe('a category that does not match the enquiry type', () => {
  test.use({ expected: { problems: [/api\/email\/contact/, /status of 400/] } });

  test('is reported, and the form is sent once it is corrected', async ({ page }) => {
    await page.goto('/contact');
    await fillContact(page);
    const categoryField = page.getByLabel('Specific category');
    await expect(categoryField.locator('optgroup')).toHaveCount(
      CONTACT_FORM.fields.enquiryType.options.length,
    );
    await categoryField.selectOption(otherCategory.value);
    await page.getByLabel("I'm not a robot").check();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(CONTACT_FORM.fields.specificCategory.mismatch)).toBeVisible();
    await page.getByLabel('Specific category').selectOption(category.value);
    await page.getByLabel("I'm not a robot").check();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('status')).toContainText('Message Sent Successfully');
  });
});

test('a subscription is sent, and the response asks for confirmation by mail', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Brandt');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@plain.example');
  await page.getByLabel('Topic').selectOption('tech');
  await page.getByLabel(/I accept/).check();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('status')).toContainText('Thank you for subscribing to our newsletter!');
  await expect(page.getByText('Please confirm with the link')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test.describe('an application', () => {
  test.use({ expected: { problems: [/api\/email\/careers/, /status of 415/] } });

  test('with an unsupported file is returned with its values, then sent with a PDF', async ({ page }) => {
    const [position] = openOn(lists.positions, new Date());
    const { title } = position!;
    await page.goto(addressOf({ page: 'careers', query: { position: title }, anchor: 'apply' }));
    await page.getByLabel('First name').fill('Ben');
    await page.getByLabel('Last name').fill('Ólafsson');
    await page.getByRole('textbox', { name: 'Email' }).fill('ben@plain.example');
    await page.getByLabel('Age').fill('34');
    await page.getByLabel('City').fill('Leeds');
    await page.getByLabel('Application').fill('I like machines that run.');
    const resume = page.locator('input[type="file"]');
    await resume.setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') });
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Failed to submit application. Please try again.' }),
    ).toBeVisible();
    await expect(
      page.getByText('Please upload only PDF or Word documents (.pdf, .doc, .docx)'),
    ).toBeVisible();
    await expect(page.getByLabel('Last name')).toHaveValue('Ólafsson');
    await expect(page.getByRole('main')).toContainText(`${formTexts.applyingFor} ${title}`);
    await resume.setInputFiles({ name: 'cv.pdf', mimeType: MEDIA_TYPES.pdf, buffer: pdfResume() });
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByRole('status')).toContainText(
      'Career application submitted successfully! We will contact you soon.',
    );
  });
});

test.describe('with JavaScript enabled', () => {
  test.use({ javaScriptEnabled: true, expected: { problems: [/api\/email\/contact/, /status of 400/] } });

  test('an enquiry is sent on the first attempt if the page’s script never loads', async ({ page }) => {
    await delayRequests(page, pageScript);
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect(page.getByLabel('Full name')).toBeVisible();
    await expect(page.getByLabel('Specific category')).toBeHidden();
    await fillContact(page);
    await page.getByLabel('Specific category').selectOption(category.value);
    await page.getByLabel("I'm not a robot").check();
    await page.getByRole('button', { name: 'Send message' }).click({ noWaitAfter: true });
    await expect(page.getByRole('status')).toContainText('Message Sent Successfully');
  });

  test('a category chosen before hydration stays selected, visible and focused', async ({ page }) => {
    const release = await delayRequests(page, islandScripts);
    await page.goto('/contact');
    await page.getByLabel('Enquiry type').selectOption(category.when);
    await page.getByLabel('Specific category').selectOption(category.value);
    await page.getByLabel('Specific category').focus();
    await page.evaluate(() => {
      const states = new Set<string>();
      const recordFrame = () => {
        const field = document.querySelector<HTMLSelectElement>('[name="specificCategory"]');
        states.add(field?.checkVisibility() ? field.value : 'hidden');
        document.documentElement.dataset.states = [...states].join(', ');
        requestAnimationFrame(recordFrame);
      };
      recordFrame();
    });
    release();
    await expectHydrated(page, 'contact-form');
    await nextFrame(page);
    await expect(page.locator('html')).toHaveAttribute('data-states', category.value);
    const categoryField = page.getByLabel('Specific category');
    await expect(categoryField.locator('option', { hasText: otherCategory.label })).toHaveCount(0);
    await expect(categoryField).toBeFocused();
    await page.getByLabel('Enquiry type').selectOption(otherCategory.when);
    await expect(categoryField).toHaveValue('');
  });

  test('corrections to a returned form before it hydrates are kept', async ({ page }) => {
    const release = await delayRequests(page, islandScripts);
    await page.goto('/contact');
    await page.locator('form').evaluate((form: HTMLFormElement, type) => {
      form.noValidate = true;
      (form.elements.namedItem('specificDetails') as HTMLTextAreaElement).value = 'Two plants';
      (form.elements.namedItem('enquiryType') as HTMLSelectElement).value = type;
      form.submit();
    }, category.when);
    await expect(page.getByText(CONTACT_FORM.messages.refused.text)).toBeVisible();
    await page.getByLabel('Specific category').selectOption(category.value);
    await page.getByLabel('Specific details').fill('Two plants and an office');
    release();
    await expectHydrated(page, 'contact-form');
    await expect(page.getByLabel('Specific details')).toHaveValue('Two plants and an office');
    await expect(page.getByLabel('Specific category')).toHaveValue(category.value);
  });

  test('a returned form is accessible and hydrates with its values', async ({ page }) => {
    await page.goto('/contact');
    // submit() bypasses the script, like a submission before hydration.
    await page.locator('form').evaluate((form: HTMLFormElement, type) => {
      form.noValidate = true;
      (form.elements.namedItem('name') as HTMLInputElement).value = 'Dana Whitfield';
      (form.elements.namedItem('enquiryType') as HTMLSelectElement).value = type;
      form.submit();
    }, category.when);
    await expect(
      page.getByRole('alert').filter({ hasText: CONTACT_FORM.messages.refused.text }),
    ).toBeVisible();
    await expect(page.getByText(CONTACT_FORM.fields.specificCategory.problem)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByLabel('Organization').focus();
    await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-hydrated', '');
    await expect(page.getByLabel('Full name')).toHaveValue('Dana Whitfield');
    await expect(page.getByLabel('Enquiry type')).toHaveValue(category.when);
    const options = page.getByLabel('Specific category').locator('option');
    await expect(options.filter({ hasText: category.label })).toHaveCount(1);
    await expect(options.filter({ hasText: otherCategory.label })).toHaveCount(0);
  });
});
