import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { company } from '../../src/content/company.ts';
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

/** Paths behind the links in the company's mail about an enquiry. */
async function mailedLinks(reference: string): Promise<string[]> {
  const folder = process.env.SITE_MAIL!;
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.includes('contact-company') && name.endsWith('.eml'));
  const sources = await Promise.all(mails.map((name) => readFile(join(folder, name), 'utf8')));
  const source = sources.find((each) => each.includes(reference)) ?? '';
  const found = source
    .replace(/=\r\n/g, '')
    .replaceAll('=3D', '=')
    .match(/\/api\/mail\/action\?token=[\w-]+/g);
  return [...new Set(found ?? [])];
}

test('an enquiry is closed from its mail', async ({ page }) => {
  const reply = await page.request.post('/api/email/contact', { data: ENQUIRY });
  const { reference } = await reply.json();
  await expect.poll(async () => (await mailedLinks(reference)).length).toBe(2);
  const [answered = '', spam = ''] = await mailedLinks(reference);

  await page.goto(answered);
  await expect(page.getByRole('heading')).toHaveText('Close this message?');
  await expect(page.getByText('Nothing has changed yet.')).toBeVisible();
  await expect(page.getByRole('blockquote')).toContainText('Two of the handhelds stopped talking');
  await expect(page.getByRole('img', { name: company.shortName })).toBeVisible();
  // Fonts and pictures of the site are there under the page's own policy.
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

  // The other link still works, and this one says what is so.
  await page.goto(answered);
  await expect(page.getByRole('heading')).toHaveText('Closed');
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.goto(spam);
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(page.getByRole('heading')).toHaveText('Marked as spam');
});

test('a link that was cut off says what to do', async ({ page, expected }) => {
  expected.problems.push(/404/);
  const reply = await page.goto('/api/mail/action?token=answered_K7QM');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading')).toHaveText('This link doesn’t work');
  await expectNoAxeViolations(page);
});
