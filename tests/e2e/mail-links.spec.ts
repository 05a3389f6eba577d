import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { company } from '#content/company.ts';
import { category } from '../helpers/contact.ts';
import { expect, expectNoAxeViolations, phone, test } from '../helpers/site.ts';

const ENQUIRY = {
  name: 'Tom Hale',
  email: 'tom@castings.example',
  countryCode: '+1',
  phoneNumber: '713 555 0188',
  organization: 'Hale & Daughters Castings',
  role: 'Owner',
  enquiryType: category.when,
  specificCategory: category.value,
  specificDetails: 'Two of the handhelds stopped talking after the update on Sunday. Who do I call?',
  recaptcha: true,
};

/** Paths of the links in the mail to the company about an enquiry. */
async function mailedLinks(reference: string): Promise<string[]> {
  const folder = process.env.SITE_MAIL!;
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.includes('contact-company') && name.endsWith('.eml'));
  const sources = await Promise.all(mails.map((name) => readFile(join(folder, name), 'utf8')));
  const source = sources.find((text) => text.includes(reference)) ?? '';
  const links = source
    .replace(/=\r\n/g, '')
    .replaceAll('=3D', '=')
    .match(/\/api\/mail\/action\?token=[\w-]+/g);
  return [...new Set(links ?? [])];
}

test('an enquiry can be closed and marked as spam through the links in its mail', async ({ page }) => {
  const response = await page.request.post('/api/email/contact', { data: ENQUIRY });
  const { reference } = await response.json();
  await expect.poll(async () => (await mailedLinks(reference)).length).toBe(2);
  const [answered = '', spam = ''] = await mailedLinks(reference);

  await page.goto(answered);
  await expect(page.getByRole('heading')).toHaveText('Close this message?');
  await expect(page.getByText('Nothing has changed yet.')).toBeVisible();
  await expect(page.getByRole('blockquote')).toContainText('Two of the handhelds stopped talking');
  await expect(page.getByRole('img', { name: company.shortName })).toBeVisible();
  // The content-security policy of the page allows the fonts and images of the site.
  expect(
    await page.evaluate(() => document.fonts.ready.then((fonts) => fonts.check('16px "Archivo Variable"'))),
  ).toBe(true);
  expect(await page.evaluate(() => [...document.images].every((image) => image.naturalWidth > 0))).toBe(true);
  await expectNoAxeViolations(page);

  await page.setViewportSize(phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.getByRole('heading')).toHaveText('Closed');
  await expectNoAxeViolations(page);

  // A used link shows the current state, and the other link still works.
  await page.goto(answered);
  await expect(page.getByRole('heading')).toHaveText('Closed');
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.goto(spam);
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(page.getByRole('heading')).toHaveText('Marked as spam');
});

test('a truncated mail link responds 404 with an accessible error page', async ({ page, expected }) => {
  expected.problems.push(/404/);
  const response = await page.goto('/api/mail/action?token=answered_K7QM');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading')).toHaveText('This link doesn’t work');
  await expectNoAxeViolations(page);
});
