/** With COUNT_VISITS=0, pages state that our server counts no visits, and send no visit reports. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cookieTexts } from '#content/cookies.ts';
import { startServerProcess } from '../fixtures/server-process.ts';
import { sendContact } from '../helpers/contact.ts';
import { choose, test as countedTest, storedNames, switches } from '../helpers/counted-site.ts';
import { anotherPage, plainPage } from '../helpers/pages.ts';
import { expect, open, openForm } from '../helpers/site.ts';

const test = countedTest.extend<object, { siteWithoutCounting: string }>({
  siteWithoutCounting: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'uncounted-'));
      const site = await startServerProcess({
        ...{ API_ONLY: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
        ...{ COUNT_VISITS: '0', NEWSLETTER_CONFIRM: '0' },
      });
      await use(site.address);
      await site.kill('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  behind: ({ siteWithoutCounting }, use) => use(siteWithoutCounting),
});
// Run in one worker, because each worker starts its own site.
test.describe.configure({ mode: 'default' });

test('a visit with full consent sends no visit reports and stores no visit data', async ({
  page,
  counted,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await open(page, `${plainPage.path}?utm_source=mail`);
  // Left over from a time when visits were counted.
  await page.evaluate(() => sessionStorage.setItem('visit', '{}'));
  await choose(page, cookieTexts.acceptAll);
  await openForm(page, '/contact', 'contact-form');
  await sendContact(page);
  await open(page, anotherPage.path);
  await page.waitForLoadState('networkidle');
  expect(counted.reports).toEqual([]);
  expect(counted.forms).toHaveLength(1);
  expect(counted.forms[0]?.headers).not.toHaveProperty('x-visit');
  expect(await storedNames(page)).toEqual(['cookieConsent', 'hasSeenCookieSettings']);
  expect(scripts.filter((url) => /visits/.test(url))).toEqual([]);
});

test('the drawer and policy say visits are not counted, and consent lapses once they are', async ({
  page,
}) => {
  await open(page, '/privacy-policy');
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('open-cookie-settings')));
  const analytical = page.locator('[data-cookie-section="analytical"]');
  await expect(analytical).toContainText('Nothing is counted on our own server today.');
  await choose(page, cookieTexts.acceptAll);
  const section = (id: string) => page.locator(`#${id}`);
  await expect(section('information-we-collect')).toContainText('Nothing is counted on our own server');
  await expect(section('cookies')).toContainText('On our own server nothing is counted today');
  await expect(section('retention')).toContainText(
    'None are added today. Earlier ones are kept for 400 days',
  );
  await expect(section('how-we-use-it')).not.toContainText(/confirmed/);

  await page.evaluate(() => document.getElementById('cookie-settings')?.removeAttribute('data-visits'));
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('open-cookie-settings')));
  await expect(page.getByRole('switch', { name: switches.analytical })).not.toBeChecked();
});
