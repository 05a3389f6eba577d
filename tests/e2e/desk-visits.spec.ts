/** The Visits view of the desk, with mocked API responses. */
import type { Page } from '@playwright/test';
import type { Me } from '#contract/desk/views.ts';
import type { VisitRange, Visits } from '#contract/desk/visits.ts';
import { type DeskWithPeople, startDeskWithPeople } from '../helpers/running-desk-people.ts';
import { expectAccessible } from '../helpers/sample-desk.ts';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  phone,
  test,
} from '../helpers/site.ts';
import { noVisitsIn, visitsIn } from '../helpers/visits.ts';

test.describe.configure({ mode: 'serial' });

let desk: DeskWithPeople;
let page: Page;
test.beforeAll(async ({ browser }) => {
  desk = await startDeskWithPeople(browser);
  page = desk.admin;
});
test.afterAll(() => desk.close());
test.beforeEach(async () => {
  await page.unrouteAll();
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: 'light' });
  await mockVisits(visitsIn);
});

async function mockVisits(response: (range: VisitRange) => Visits): Promise<void> {
  await page.route('**/api/visits?*', (route) => {
    const range = new URL(route.request().url()).searchParams.get('range') as VisitRange;
    return route.fulfill({ json: response(range) });
  });
}

const title = () => page.getByRole('heading', { level: 1 });
const chart = () => page.getByRole('img', { name: /^Visits per/ });

test('a shortcut opens Visits, whose title has the totals of visits and messages', async () => {
  await page.goto('/');
  await expect(title()).toHaveText('All caught up');
  await page.keyboard.press('g');
  await page.keyboard.press('v');
  await expect(page).toHaveURL('/visits');
  await expect(title()).toHaveText('6,200 visits, 48 messages');
  await expect(page.getByRole('link', { name: 'Visits', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectAccessible(page);
});

test('the chart can be shown as a table with the same numbers', async () => {
  await page.goto('/visits');
  await expect(chart()).toHaveAccessibleName(/412 on Wednesday, November 11/);
  await page.getByRole('link', { name: 'Show as a table' }).click();
  await expect(page).toHaveURL('/visits?show=table');
  await expect(chart()).toHaveCount(0);
  const row = page.getByRole('row', { name: /^Wed, Nov 11/ });
  await expect(row.getByRole('cell')).toHaveText(['412', '251', '989', '5']);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Show as a chart' }).click();
  await expect(chart()).toBeVisible();
});

test('the range is part of the URL, and going back restores the previous one', async () => {
  await page.goto('/visits?range=quarter');
  await expect(page.getByText('Previous quarter')).toBeVisible();
  await page.getByRole('link', { name: 'Year' }).click();
  await expect(page).toHaveURL('/visits?range=year');
  await expect(page.getByRole('link', { name: 'Year' })).toHaveAttribute('aria-current', 'page');
  await expect(chart()).toHaveAccessibleName(/^Visits per week/);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Quarter' })).toHaveAttribute('aria-current', 'page');
  await expect(chart()).toHaveAccessibleName(/^Visits per day/);
});

test('the full list of pages, its sort order and the campaigns survive a reload', async () => {
  await page.goto('/visits');
  const pages = page.getByRole('table', { name: 'Pages' });
  await expect(pages.getByRole('rowheader')).toHaveCount(8);
  await page.getByRole('link', { name: 'All 11 pages' }).click();
  await expect(pages.getByRole('rowheader')).toHaveCount(11);
  await pages.getByRole('button', { name: 'Views', exact: true }).click();
  await expect(pages.getByRole('rowheader').first()).toHaveText('/ (home)');
  await expect(pages.getByRole('columnheader', { name: 'Views', exact: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('link', { name: 'Campaigns' }).click();
  await page.reload();
  await expect(pages.getByRole('rowheader')).toHaveCount(11);
  await expect(pages.getByRole('rowheader').first()).toHaveText('/ (home)');
  await expect(page.getByRole('row', { name: /uptime-autumn linkedin, social/ })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('values over the limit are also marked in text', async () => {
  await page.goto('/visits');
  await expect(page.getByText('The dashed line is 2.5 s. 1 page is over it.')).toBeVisible();
  await expect(page.getByRole('cell', { name: '268 ms over the limit' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '0.14 over the limit' })).toBeVisible();
});

test('the CSV export is offered to administrators but not to readers', async () => {
  await page.goto('/visits?range=week');
  const exportLink = page.getByRole('link', { name: 'CSV' });
  await expect(exportLink).toHaveAttribute('href', '/api/export/visits?format=csv&range=week');
  const me: Me = await (await page.request.get('/api/me')).json();
  const reader = { ...me, person: { ...me.person, role: 'reader' } };
  await page.route('**/api/me', (route) => route.fulfill({ json: reader }));
  await page.reload();
  await expect(title()).toHaveText('6,200 visits, 48 messages');
  await expect(exportLink).toHaveCount(0);
  await page.unroute('**/api/me');
});

test('automated traffic is reported separately', async () => {
  await mockVisits((range) => ({ ...visitsIn(range), excluded: 1204 }));
  await page.goto('/visits');
  await expect(page.getByText('1,204 more came from automated traffic.')).toBeVisible();
});

test('the empty state distinguishes no visits in range, no visits yet and counting turned off', async () => {
  await mockVisits(noVisitsIn);
  await page.goto('/visits');
  await expect(title()).toHaveText('No visits in 4 weeks');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Show a year' }).click();
  await expect(page).toHaveURL('/visits?range=year');
  await expect(title()).toHaveText('No visits yet');
  await mockVisits((range) => ({ ...noVisitsIn(range), isOff: true }));
  await page.reload();
  await expect(title()).toHaveText('Visits aren’t counted');
  await expectNoAxeViolations(page);
});

test('a failed request shows its error and can be retried', async () => {
  // Live events would also trigger a refetch, so the connection is left pending.
  await page.route('**/api/live', () => {});
  await page.route('**/api/visits?*', (route) =>
    route.fulfill({ status: 400, json: { error: 'Choose one of the ranges.' } }),
  );
  await page.goto('/visits');
  await expect(page.getByRole('alert')).toContainText('Choose one of the ranges.');
  await mockVisits(visitsIn);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title()).toHaveText('6,200 visits, 48 messages');
});

test('on a phone the page does not overflow, and number tables scroll in their own region', async () => {
  await page.setViewportSize(phone);
  await page.goto('/enquiries');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Visits' }).click();
  for (const path of ['/visits', '/visits?show=table', '/visits?range=year', '/visits?from=campaigns']) {
    await page.goto(path);
    await expect(title()).toHaveText('6,200 visits, 48 messages');
    await expectNoSidewaysScroll(page);
  }
  const region = page.getByRole('region', { name: 'Pages' });
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await expectNoAxeViolations(page);
});

test('the page does not overflow at widths from 320 to 1920 px', async () => {
  await page.goto('/visits');
  for (const width of [320, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(chart()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

test('an enquiry shows the visit that preceded it only if one was recorded', async () => {
  const reference = await desk.enquire();
  await page.goto(`/enquiries/${reference}`);
  await expect(page.getByRole('heading', { name: 'Asked about' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How they found us' })).toHaveCount(0);
  const visit = {
    entry: '/industries',
    referrer: 'linkedin.example',
    campaign: { source: 'linkedin', medium: '', name: 'uptime-autumn' },
    pages: ['/about', '/contact'],
  };
  const path = `/api/submissions/${reference}`;
  const submission = await (await page.request.get(path)).json();
  await page.route(`**${path}`, (route) => route.fulfill({ json: { ...submission, visit } }));
  await page.reload();
  await expect(page.getByText('linkedin, uptime-autumn')).toBeVisible();
  const pagesViewed = page.getByRole('list', { name: 'Pages viewed before sending' }).getByRole('listitem');
  await expect(pagesViewed).toHaveText(['/industries', '/about', '/contact, sent here']);
  await expectNoAxeViolations(page);
});
