import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, expectNoAxeViolations, phone, test } from '../helpers/site.ts';

const FIELDS = {
  ...{ firstName: 'Imani', lastName: 'Okafor', email: 'imani@confirmed.example' },
  ...{ topic: 'finance', acceptsPrivacyPolicy: true },
};

/** Paths of the confirmation links mailed to the address, newest last. */
async function mailedLinks(): Promise<string[]> {
  const folder = process.env.SITE_MAIL!;
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.includes('newsletter-confirmation') && name.endsWith('.eml'));
  const sources = await Promise.all(mails.sort().map((name) => readFile(join(folder, name), 'utf8')));
  return sources
    .filter((source) => source.includes(`To: ${FIELDS.email}`))
    .map((source) => source.replace(/=\r\n/g, '').replaceAll('=3D', '='))
    .map((source) => /\/api\/newsletter\/confirm\?token=[\w-]+/.exec(source)![0]);
}

test('a mailed link confirms a subscription, and a second one shows and confirms changes', async ({
  page,
}) => {
  await page.request.post('/api/email/newsletter', { data: FIELDS });
  await expect.poll(async () => (await mailedLinks()).length).toBe(1);
  const [first = ''] = await mailedLinks();
  await page.goto(first);
  await expect(page.getByRole('heading')).toHaveText('Confirm your subscription?');
  await expect(page.getByRole('cell', { name: 'Imani Okafor' })).toBeVisible();
  await expectNoAxeViolations(page);

  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Confirm the subscription' }).click();
  await expect(page.getByRole('heading')).toHaveText('Confirmed');
  // The server needs this header to reject cross-site requests from browsers that send no others.
  expect((await (await sent).allHeaders()).origin).toBe(new URL(page.url()).origin);

  await page.request.post('/api/email/newsletter', { data: { ...FIELDS, topic: 'digital' } });
  await expect.poll(async () => (await mailedLinks()).length).toBe(2);
  const second = (await mailedLinks()).find((link) => link !== first)!;
  await page.setViewportSize(phone);
  await page.goto(second);
  await expect(page.getByRole('row', { name: /Topic/ })).toHaveText(/Finance\s*Digital transformation/);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(page.getByRole('heading')).toHaveText('Confirmed');
  await page.getByRole('link', { name: 'To our website' }).click();
  await expect(page).toHaveURL('/');
  // The token does not leak through the referrer.
  expect(await page.evaluate(() => document.referrer)).toBe('');
});
