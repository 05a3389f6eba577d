/** Visit reports end to end: from consent in the drawer to the desk. */
import { cookieTexts } from '#content/cookies.ts';
import { sendContact } from '../helpers/contact.ts';
import { choose } from '../helpers/counted-site.ts';
import { plainPage } from '../helpers/pages.ts';
import { type DeskWithPeople, startDeskWithPeople } from '../helpers/running-desk-people.ts';
import { test as base, desktop, expect, open, openForm } from '../helpers/site.ts';

const test = base.extend<{ desk: DeskWithPeople }>({
  desk: async ({ browser }, use) => {
    const desk = await startDeskWithPeople(browser, { settings: { FORM_MIN_FILL_MS: '0' } });
    await use(desk);
    await desk.close();
  },
});

test('a visit with consent appears in the Visits view and on the enquiry sent during it', async ({
  browser,
  desk,
}) => {
  // Headless user agents are treated as bots, which are not counted.
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
  const visitor = await browser.newPage({ baseURL: desk.siteAddress, viewport: desktop, userAgent });
  await open(visitor, `${plainPage.path}?utm_source=linkedin&utm_campaign=uptime`);
  await choose(visitor, cookieTexts.acceptAll);
  await openForm(visitor, '/contact', 'contact-form');
  await sendContact(visitor);
  await visitor.close();

  const page = desk.admin;
  await page.goto('/');
  await page.getByRole('link', { name: /Dana Whitfield/ }).click();
  await expect(page.getByText('linkedin, uptime')).toBeVisible();
  const pagesViewed = page.getByRole('list', { name: 'Pages viewed before sending' }).getByRole('listitem');
  await expect(pagesViewed).toHaveText([plainPage.path, '/contact, sent here']);

  // Reload until the counts are shown, because they are written only every few seconds.
  await expect(async () => {
    await page.goto('/visits?from=campaigns');
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('1 visit, 1 message');
  }).toPass();
  const pages = page.getByRole('table', { name: 'Pages' });
  await expect(
    pages.getByRole('row', { name: new RegExp(`^${plainPage.path} `) }).getByRole('cell'),
  ).toHaveText(['1', '1', '1', '1', '1,000.0']);
  await expect(page.getByRole('row', { name: /uptime linkedin/ }).getByRole('cell')).toHaveText(['1', '1']);
  await page.close();
});
