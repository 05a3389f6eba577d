import type { Page, Route } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { expect, mapService, open, test } from '../helpers/site.ts';

const cards = (page: Page) => page.locator('#offices article');
const frames = (page: Page) => page.locator('#offices iframe');

test('each office shows the map service’s frame once it has come', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https:')) foreign.push(request.url());
  });
  await open(page, '/contact');
  await expect(frames(page)).toHaveCount(company.offices.length);
  for (const [index, office] of company.offices.entries()) {
    const frame = frames(page).nth(index);
    await cards(page).nth(index).scrollIntoViewIfNeeded();
    await expect(frame).toBeVisible();
    await expect(frame).toHaveAttribute('title', new RegExp(office.city));
    await expect(frame).toHaveAttribute('loading', 'lazy');
  }
  // What asked whether the frame would come leaves when it has been answered.
  await expect(page.locator('#offices object')).toHaveCount(0);
  // The two maps are all that the site ever asks of another host.
  expect(foreign.length).toBeGreaterThan(0);
  expect(foreign.filter((url) => !url.startsWith(mapService))).toEqual([]);
});

const failures: Record<string, (route: Route) => Promise<void>> = {
  'the network is down': (route) => route.abort('internetdisconnected'),
  'the service cannot be found': (route) => route.abort('namenotresolved'),
  'an extension blocks it': (route) => route.abort('blockedbyclient'),
  'the service answers with an error': (route) => route.fulfill({ status: 503, body: 'busy' }),
  'the service refuses to be framed': (route) =>
    route.fulfill({ contentType: 'text/html', body: 'x', headers: { 'X-Frame-Options': 'DENY' } }),
};

test.describe('the drawn map stays', () => {
  test.use({ expected: { problems: [/openstreetmap\.org/, /^console error: .*(503|frame)/] } });
  for (const [why, answer] of Object.entries(failures)) {
    test(`when ${why}`, async ({ page }) => {
      await page.route(`${mapService}*`, answer);
      await open(page, '/contact');
      for (const [index, office] of company.offices.entries()) {
        const card = cards(page).nth(index);
        await card.scrollIntoViewIfNeeded();
        // It is asked for from the moment the frame has "loaded" what it could, and no answer comes.
        await expect(card.locator('object')).toHaveCount(1);
        await page.waitForTimeout(800);
        await expect(frames(page).nth(index)).toBeHidden();
        await expect(card.locator('img')).toBeVisible();
        await expect(card.locator('address')).toContainText(office.postalCode);
        await expect(card.getByRole('link', { name: 'Open in maps' })).toBeVisible();
      }
    });
  }
});

test('whether an office is open goes by its own clock and is not in the document', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/contact')).text()).not.toMatch(/Open now|Closed now/);
  // A Wednesday, 15:30 UTC.
  await page.clock.setFixedTime(new Date('2025-01-15T15:30:00Z'));
  await open(page, '/contact');
  await expect(cards(page).nth(0)).toContainText('Open now, until 6:00 PM');
  await expect(cards(page).nth(1)).toContainText('Closed now, opens tomorrow at 9:00 AM');
});
