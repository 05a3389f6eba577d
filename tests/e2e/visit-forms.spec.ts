/** Form events in visit reports, and the visit data that is sent with a submission. */
import type { Page } from '@playwright/test';
import { cookieTexts } from '#content/cookies.ts';
import { pages } from '#site/pages.ts';
import { pdfResume } from '../fixtures/resumes.ts';
import { sendContact } from '../helpers/contact.ts';
import { choose, storedNames, test } from '../helpers/counted-site.ts';
import { anotherPage, plainPage } from '../helpers/pages.ts';
import { expect, nextAlert, open, openForm } from '../helpers/site.ts';

const accept = cookieTexts.acceptAll;

async function sendNewsletter(page: Page): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByLabel('Topic') });
  await form.getByLabel('First name').fill('Imani');
  await form.getByLabel('Last name').fill('Okafor');
  await form.getByLabel('Email').fill('imani@visits.example');
  await form.getByLabel('Topic').selectOption('finance');
  await form.getByLabel(/I accept the privacy policy/).check();
  await form.getByRole('button').click();
  await expect(page.locator('.toast')).toContainText('Subscription successful');
}

async function sendCareers(page: Page): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByLabel('City') });
  await form.getByLabel('First name').fill('Imani');
  await form.getByLabel('Last name').fill('Okafor');
  await form.getByLabel('Email').fill('imani@visits.example');
  await form.getByLabel('Age').fill('31');
  await form.getByLabel('City').fill('Austin');
  await form.getByLabel('Application').fill('I have run release trains.');
  const resume = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdfResume() };
  await form.locator('input[type="file"]').setInputFiles(resume);
  const alert = nextAlert(page);
  await form.getByRole('button', { name: 'Send application' }).click();
  await alert;
}

for (const [form, id, island, submit] of [
  ['newsletter', 'home', 'newsletter-form', sendNewsletter],
  ['contact', 'contact', 'contact-form', sendContact],
  ['careers', 'careers', 'career-form', sendCareers],
] as const) {
  const { path } = pages[id];
  test(`the ${form} form reports its steps and sends the visit in a header, not in the payload`, async ({
    page,
    counted,
  }) => {
    await open(page, `${plainPage.path}?utm_source=mail`);
    await choose(page, accept);
    await expect.poll(() => counted.events('page')).toHaveLength(1);
    await openForm(page, path, island);
    await expect.poll(() => counted.events('page')).toHaveLength(2);
    await submit(page);
    await expect.poll(() => counted.events('form').at(-1)).toMatchObject({ step: 'sent' });
    const step = { kind: 'form', form, field: null, pages: [plainPage.path, path] };
    expect(counted.events('form')).toEqual([
      { ...step, step: 'opened' },
      { ...step, step: 'begun' },
      { ...step, step: 'sent' },
    ]);
    const [sent, ...others] = counted.forms;
    expect(others).toEqual([]);
    expect(JSON.parse(decodeURIComponent(String(sent?.headers['x-visit'])))).toEqual({
      entry: plainPage.path,
      referrer: '',
      campaign: { source: 'mail', medium: '', name: '' },
      pages: [plainPage.path, path],
    });
    expect(sent?.body).not.toContain(plainPage.path);
    expect(sent?.body).not.toContain('utm_source');

    // A sent form does not count as abandoned.
    await open(page, anotherPage.path);
    await expect.poll(() => counted.events('page')).toHaveLength(3);
    expect(counted.events('form')).toHaveLength(3);
  });
}

test('without consent, a form is sent without visit data and nothing is reported', async ({
  page,
  counted,
}) => {
  await open(page, `${plainPage.path}?utm_source=mail`);
  await openForm(page, '/contact', 'contact-form');
  await sendContact(page);
  expect(counted.forms).toHaveLength(1);
  expect(counted.forms[0]?.headers).not.toHaveProperty('x-visit');
  expect(counted.reports).toEqual([]);
});

test('an abandoned form reports its last field, but none of its values', async ({ page, counted }) => {
  await openForm(page, '/contact', 'contact-form');
  await choose(page, accept);
  await expect.poll(() => counted.events('form')).toHaveLength(1);
  await page.getByLabel('Full name').fill('Dana Whitfield');
  await page.getByLabel('Organization').fill('Halvengard Castings');
  await page.getByLabel('Role').focus();
  await expect.poll(() => counted.events('form').map(({ step }) => step)).toEqual(['opened', 'begun']);
  await open(page, plainPage.path);
  await expect
    .poll(() => counted.events('form').at(-1))
    .toEqual({
      ...{ kind: 'form', form: 'contact', step: 'left', field: 'role' },
      pages: ['/contact'],
    });
  const reports = JSON.stringify(counted.reports);
  for (const typed of ['Dana', 'Halvengard']) expect(reports).not.toContain(typed);
});

test('a form that was only opened is reported as neither begun nor abandoned', async ({ page, counted }) => {
  await openForm(page, '/contact', 'contact-form');
  await choose(page, accept);
  await expect.poll(() => counted.events('form').map(({ step }) => step)).toEqual(['opened']);
  await open(page, plainPage.path);
  await expect.poll(() => counted.events('page')).toHaveLength(2);
  expect(counted.events('form')).toHaveLength(1);
});

test('the privacy policy lists exactly the storage keys that a full visit uses', async ({ page }) => {
  await open(page, '/?utm_source=mail');
  await choose(page, accept);
  for (const [id, island, label] of [
    ['home', 'newsletter-form', 'First name'],
    ['contact', 'contact-form', 'Full name'],
    ['careers', 'career-form', 'First name'],
  ] as const) {
    await openForm(page, pages[id].path, island);
    await page.locator(`[data-island="${island}"]`).getByLabel(label).fill('Dana');
  }
  await open(page, '/privacy-policy');
  await expect.poll(() => storedNames(page)).toContain('visit');
  const storedKeys = await storedNames(page);
  const listed = await page.locator('#cookies dt').allTextContents();
  const names = [...new Set(storedKeys.map((name) => name.replace(/^draft-.*/, 'draft-…')))];
  expect(names.sort()).toEqual(listed.sort());
});
