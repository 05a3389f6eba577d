import type { Page, Route } from '@playwright/test';
import { company } from '#content/company.ts';
import { mapFrameUrl } from '#site/office-map.ts';
import { expect, mockMaps, nextFrame, open, test, waitUntilObserved } from '../helpers/site.ts';

const cards = (page: Page) => page.locator('#offices article');
const frames = (page: Page) => page.locator('#offices iframe');

test('each office shows the map service’s frame once it has loaded', async ({ page }) => {
  const externalRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https:')) externalRequests.push(request.url());
  });
  await mockMaps(page);
  await open(page, '/contact');
  await expect(frames(page)).toHaveCount(company.offices.length);
  for (const [index, office] of company.offices.entries()) {
    const frame = frames(page).nth(index);
    await cards(page).nth(index).scrollIntoViewIfNeeded();
    await expect(frame).toBeVisible();
    await expect(frame).toHaveAttribute('title', new RegExp(office.city));
    await expect(frame).toHaveAttribute('loading', 'lazy');
  }
  // The probes are removed once they have loaded.
  await expect(page.locator('#offices object')).toHaveCount(0);
  // Any other request to another host would fail the test.
  expect(new Set(externalRequests)).toEqual(new Set(company.offices.map(mapFrameUrl)));
});

test('the map service is requested only once an office is near the viewport', async ({ page }) => {
  const mapRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https:')) mapRequests.push(request.url());
  });
  await mockMaps(page);
  await open(page, '/contact');
  await waitUntilObserved(cards(page).nth(0));
  await nextFrame(page);
  expect(mapRequests).toEqual([]);
  await cards(page).nth(0).scrollIntoViewIfNeeded();
  await expect.poll(() => mapRequests).toContain(mapFrameUrl(company.headquarters));
});

const failures: Record<string, (route: Route) => Promise<void>> = {
  'the service is unreachable': (route) => route.abort('internetdisconnected'),
  'the service responds with an error': (route) => route.fulfill({ status: 503, body: 'busy' }),
  'the service refuses to be framed': (route) =>
    route.fulfill({ contentType: 'text/html', body: 'x', headers: { 'X-Frame-Options': 'DENY' } }),
};

test.describe('the drawn map stays visible', () => {
  test.use({ expected: { problems: [/openstreetmap\.org/, /^console error: .*(503|frame)/] } });
  for (const [failure, respond] of Object.entries(failures)) {
    test(`when ${failure}`, async ({ page }) => {
      const responseCounts = new Map<string, number>();
      await mockMaps(page, async (route) => {
        const url = route.request().url();
        await respond(route);
        responseCounts.set(url, (responseCounts.get(url) ?? 0) + 1);
      });
      await open(page, '/contact');
      for (const [index, office] of company.offices.entries()) {
        const card = cards(page).nth(index);
        await card.scrollIntoViewIfNeeded();
        // Requested by the frame, and then by the <object> probe.
        await expect.poll(() => responseCounts.get(mapFrameUrl(office))).toBe(2);
        await nextFrame(page);
        await expect(card.locator('object')).toHaveCount(1);
        await expect(frames(page).nth(index)).toBeHidden();
        await expect(card.locator('img')).toBeVisible();
        await expect(card.locator('address')).toContainText(office.postalCode);
        await expect(card.getByRole('link', { name: 'Open in maps' })).toBeVisible();
      }
    });
  }
});

test('the opening status of an office is rendered in the browser, not in the document', async ({
  page,
  request,
}) => {
  const document = await (await request.get('/contact')).text();
  expect(document.match(/<p data-open-now[^>]*><\/p>/g)).toHaveLength(company.offices.length);
  // A Wednesday, 15:30 UTC.
  await page.clock.setFixedTime(new Date('2025-01-15T15:30:00Z'));
  await open(page, '/contact');
  await cards(page).nth(0).scrollIntoViewIfNeeded();
  await expect(cards(page).nth(0).locator('[data-open-now]')).toHaveText(/\d/);
});
