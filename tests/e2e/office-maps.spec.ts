import { expect, type Page, type Route, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';

const mapService = 'https://www.openstreetmap.org/export/embed.html';
const frames = (page: Page) => page.locator('#offices iframe');

async function openContact(page: Page, answer: (route: Route) => Promise<void>): Promise<string[]> {
  const foreign: string[] = [];
  await page.route(
    (url) => url.hostname !== '127.0.0.1' && url.protocol.startsWith('http'),
    (route) => {
      foreign.push(route.request().url());
      return answer(route);
    },
  );
  await page.goto('/contact');
  await expect(page.locator('body')).toHaveClass(/scroll-animation/);
  await page.locator('#offices').scrollIntoViewIfNeeded();
  return foreign;
}

test('each office shows the map service’s frame once it has come', async ({ page }) => {
  const foreign = await openContact(page, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><p>A map' }),
  );
  await expect(frames(page)).toHaveCount(company.offices.length);
  for (const [index, office] of company.offices.entries()) {
    const frame = frames(page).nth(index);
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toBeVisible();
    await expect(frame).toHaveAttribute('title', new RegExp(office.city));
    await expect(frame).toHaveAttribute('loading', 'lazy');
  }
  // The probe leaves when it has done its work.
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

for (const [why, answer] of Object.entries(failures)) {
  test(`the drawn map stays when ${why}`, async ({ page }) => {
    await openContact(page, answer);
    for (const [index] of company.offices.entries()) {
      await page.locator('#offices article').nth(index).scrollIntoViewIfNeeded();
      // The probe stands there from the moment the frame has "loaded" whatever it could.
      await expect(page.locator('#offices article').nth(index).locator('object')).toHaveCount(1);
    }
    await page.waitForTimeout(1500);
    for (const [index, office] of company.offices.entries()) {
      await expect(frames(page).nth(index)).toBeHidden();
      const card = page.locator('#offices article').nth(index);
      await expect(card.locator('address')).toContainText(office.postalCode);
      await expect(card.getByRole('link', { name: 'Open in maps' })).toBeVisible();
    }
  });
}

test('whether an office is open goes by its own clock and is not in the document', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/contact')).text()).not.toMatch(/Open now|Closed now/);
  // A Wednesday, 15:30 UTC.
  await page.clock.setFixedTime(new Date('2025-01-15T15:30:00Z'));
  await openContact(page, (route) => route.abort());
  const cards = page.locator('#offices article');
  await expect(cards.nth(0)).toContainText('Open now, until 6:00 PM');
  await expect(cards.nth(1)).toContainText('Closed now, opens tomorrow at 9:00 AM');
});
