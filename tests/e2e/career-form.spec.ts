import { truncate, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { filled } from '#content/filled.ts';
import { CAREERS_FORM } from '#contract/careers.ts';
import { RESUME_FIELD, RESUME_MAX_BYTES, RESUME_PROBLEMS } from '#contract/resume.ts';
import { lists } from '#generated/lists.ts';
import { formTexts } from '#generated/texts/site.ts';
import { openOn } from '#sections/positions/open-positions.ts';
import { pages } from '#site/pages.ts';
import { recordAnnouncements } from '../helpers/announcements.ts';
import { delayRequests, expect, expectNoAxeViolations, nextAlert, openForm, test } from '../helpers/site.ts';

const form = (page: Page) => page.locator('form').filter({ has: page.getByLabel('City') });
const submitButton = (page: Page) =>
  form(page).getByRole('button', { name: /Send application|Sending Application/ });
const pdf = {
  name: 'imani-okafor-cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

async function fill(page: Page, application = 'I have run release trains for two plants.') {
  await form(page).getByLabel('First name').fill('Imani');
  await form(page).getByLabel('Last name').fill('Okafor');
  await form(page).getByLabel('Email').fill('imani@example.com');
  await form(page).getByLabel('Age').fill('31');
  await form(page).getByLabel('City').fill('Austin');
  await form(page).getByLabel('Application').fill(application);
}

test('an application with a resume is sent, confirmed in an alert, and the form is cleared', async ({
  page,
}) => {
  const announcements = await recordAnnouncements(page);
  // Playwright can read a multipart body only if the request is intercepted.
  await page.route('**/api/email/careers', (route) => route.continue());
  await openForm(page, pages.careers.path, 'career-form');
  const required = await form(page)
    .locator(':required')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name));
  const requiredFields = Object.entries(CAREERS_FORM.fields).filter(([, field]) => field.required);
  expect(required).toEqual([...requiredFields.map(([name]) => name), RESUME_FIELD]);
  await fill(page);
  await form(page).locator('input[type="file"]').setInputFiles(pdf);
  await expect(form(page)).toContainText(pdf.name);
  const alert = nextAlert(page);
  const request = page.waitForRequest('**/api/email/careers');
  await submitButton(page).click();
  const body = (await request).postDataBuffer()?.toString('latin1') ?? '';
  const names = [...body.matchAll(/; name="([^"]+)"/g)].map((match) => match[1]);
  expect(names).toEqual([...Object.keys(CAREERS_FORM.fields), RESUME_FIELD]);
  expect(await alert).toBe(CAREERS_FORM.messages.success);
  await expect(form(page).getByLabel('First name')).toHaveValue('');
  await expect(form(page)).not.toContainText(pdf.name);
  expect(await announcements()).toEqual([CAREERS_FORM.messages.success]);
});

test('a URL without a scheme is completed, and an invalid one is reported before sending', async ({
  page,
}) => {
  await openForm(page, pages.careers.path, 'career-form');
  await fill(page);
  await form(page).locator('input[type="file"]').setInputFiles(pdf);
  const requests: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()));
  const website = form(page).getByLabel('Website');
  for (const typed of ['not a url', 'https://']) {
    await website.fill('');
    await website.pressSequentially(typed);
    await website.press('Enter');
    await expect(website).toHaveAccessibleDescription(/web address such as https:/);
    await expect(website).toBeFocused();
  }
  for (const [typed, completed] of [
    ['http://example.com', 'http://example.com'],
    ['www.example.com/imani', 'https://www.example.com/imani'],
  ] as const) {
    await website.fill(typed);
    await website.blur();
    await expect(website).toHaveValue(completed);
    await expect(website).not.toHaveAccessibleDescription(/web address/);
  }
  expect(requests).toEqual([]);
  const alert = nextAlert(page);
  await website.press('Enter');
  expect(await alert).toBe(CAREERS_FORM.messages.success);
});

test('scrolling the mouse wheel over the age field does not change its value', async ({ page }) => {
  await openForm(page, pages.careers.path, 'career-form');
  const age = form(page).getByLabel('Age');
  await age.fill('31');
  await age.hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(age).toHaveValue('31');
});

test('a file of the wrong type or size is rejected on selection, and the field is cleared', async ({
  page,
}) => {
  const announcements = await recordAnnouncements(page);
  await openForm(page, pages.careers.path, 'career-form');
  const file = form(page).locator('input[type="file"]');
  const alert = nextAlert(page);
  await file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  expect(await alert).toBe(RESUME_PROBLEMS.wrongType);
  await expect(form(page)).not.toContainText('photo.png');
  await expect(file).toHaveValue('');
  await expectNoAxeViolations(page);

  // On disk: a buffer would have to be transferred to the browser.
  const oversized = test.info().outputPath('book.pdf');
  await writeFile(oversized, '');
  await truncate(oversized, RESUME_MAX_BYTES + 1);
  await file.setInputFiles(oversized);
  await expect(form(page)).toContainText(RESUME_PROBLEMS.tooLarge);
  await expect(form(page)).not.toContainText('book.pdf');
  const size = filled(formTexts.resume.actualSize, { size: '10 MB' });
  await expect
    .poll(announcements)
    .toEqual([RESUME_PROBLEMS.wrongType, `${RESUME_PROBLEMS.tooLarge} ${size}`]);
});

test('a resume that changed on disk after it was selected must be selected again', async ({ page }) => {
  const resume = test.info().outputPath(pdf.name);
  await writeFile(resume, pdf.buffer);
  await openForm(page, pages.careers.path, 'career-form');
  await fill(page, 'I noticed a slip in my resume and mended it.');
  const file = form(page).locator('input[type="file"]');
  await file.setInputFiles(resume);
  await writeFile(resume, Buffer.concat([pdf.buffer, Buffer.from('% mended\n')]));
  await submitButton(page).click();
  await expect(form(page)).toContainText(formTexts.resume.changed);
  await expect(file).toBeFocused();
  await expect(form(page).getByLabel('City')).toHaveValue('Austin');

  await file.setInputFiles(resume);
  await expect(form(page)).not.toContainText(formTexts.resume.changed);
  const alert = nextAlert(page);
  await submitButton(page).click();
  expect(await alert).toBe(CAREERS_FORM.messages.success);
});

test('a file dropped on the form is selected and can be removed', async ({ page }) => {
  await openForm(page, pages.careers.path, 'career-form');
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['%PDF-1.4'], 'dropped.pdf', { type: 'application/pdf' }));
    return data;
  });
  const zone = form(page).locator('.file-drop');
  await zone.dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(zone).toHaveAttribute('data-over', 'true');
  await zone.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(form(page)).toContainText('dropped.pdf');
  await form(page).getByRole('button', { name: 'Remove file' }).click();
  await expect(form(page)).not.toContainText('dropped.pdf');
});

test.describe('when the server or the network fails', () => {
  test.use({ expected: { problems: [/api\/email\/careers/, /ERR_FAILED/, /connection was lost/] } });
  test('an alert reports it, a lost connection is logged, and the values are kept', async ({ page }) => {
    let isOffline = false;
    await page.route('**/api/email/careers', (route) =>
      isOffline ? route.abort() : route.fulfill({ json: { success: false } }),
    );
    await openForm(page, pages.careers.path, 'career-form');
    await fill(page);
    await form(page).locator('input[type="file"]').setInputFiles(pdf);
    const refusal = nextAlert(page);
    await submitButton(page).click();
    expect(await refusal).toBe(CAREERS_FORM.messages.refused);
    await expect(submitButton(page)).toBeEnabled();

    isOffline = true;
    const logged = page.waitForEvent('console', (message) => message.text().includes('connection was lost'));
    const failure = nextAlert(page);
    await submitButton(page).click();
    expect(await failure).toBe(CAREERS_FORM.messages.failed);
    await logged;
    await expect(form(page).getByLabel('City')).toHaveValue('Austin');
    await expect(form(page)).toContainText(pdf.name);
  });
});

test.describe('when the visitor stops the upload', () => {
  test.use({ expected: { problems: [/connection was lost/] } });
  test('an alert reports the failure, and the submit button is enabled again', async ({ page }) => {
    await delayRequests(page, /\/api\/email\/careers/);
    await openForm(page, pages.careers.path, 'career-form');
    await fill(page);
    await form(page).locator('input[type="file"]').setInputFiles(pdf);
    const request = page.waitForRequest('**/api/email/careers');
    await submitButton(page).click();
    await request;
    const alert = nextAlert(page);
    // Like the browser's Stop button.
    await page.evaluate(() => stop());
    expect(await alert).toBe(CAREERS_FORM.messages.failed);
    await expect(submitButton(page)).toBeEnabled();
  });
});

test('while sending, the button is disabled with a busy label and upload progress is shown', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/email/careers', async (route) => {
    await released;
    await route.fulfill({ json: { success: true } });
  });
  await openForm(page, pages.careers.path, 'career-form');
  await fill(page);
  await form(page).locator('input[type="file"]').setInputFiles(pdf);
  const alert = nextAlert(page);
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText('Sending Application...');
  await expect(submitButton(page)).toBeDisabled();
  await expect(form(page).getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  release();
  await alert;
});

test('an Apply link presets the position, which is sent with the application', async ({ page }) => {
  const [position] = openOn(lists.positions, new Date());
  const { title } = position!;
  await openForm(page, pages.careers.path, 'career-form');
  await page
    .getByRole('main')
    .getByRole('link', { name: `Apply for ${title}`, exact: true })
    .click();
  await expect(page).toHaveURL(/#apply$/);
  await expect(form(page)).toContainText(`Applying for ${title}`);
  await fill(page, 'For the position.');
  await form(page).locator('input[type="file"]').setInputFiles(pdf);
  const alert = nextAlert(page);
  const request = page.waitForRequest(
    (sent) => new URL(sent.url()).searchParams.get('position') === title && sent.method() === 'POST',
  );
  await submitButton(page).click();
  await request;
  await alert;
});
