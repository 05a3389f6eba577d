/** The desk's figures about visits, with an API that answers what is said here. */
import type { Page } from '@playwright/test';
import type { Me } from '../../src/contract/desk/views.ts';
import type { VisitRange, Visits } from '../../src/contract/desk/visits.ts';
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
  page = desk.boss;
});
test.afterAll(() => desk.close());
test.beforeEach(async () => {
  await page.unrouteAll();
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: 'light' });
  await answerVisits(visitsIn);
});

async function answerVisits(answer: (range: VisitRange) => Visits): Promise<void> {
  await page.route('**/api/visits?*', (route) => {
    const range = new URL(route.request().url()).searchParams.get('range') as VisitRange;
    return route.fulfill({ json: answer(range) });
  });
}

const title = () => page.getByRole('heading', { level: 1 });
const chart = () => page.getByRole('img', { name: /^Visits per/ });

test('a key leads there, and the title is the answer', async () => {
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

test('the chart is also a table that says the same', async () => {
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

test('ranges are addresses, and going back leads to the one before', async () => {
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

test('all pages, another order and the campaigns can be asked for, and sent to a colleague', async () => {
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

test('what is too much is said in words too', async () => {
  await page.goto('/visits');
  await expect(page.getByText('The dashed line is 2.5 s. 1 page is over it.')).toBeVisible();
  await expect(page.getByRole('cell', { name: '268 ms over the limit' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '0.14 over the limit' })).toBeVisible();
});

test('administrators have the file, readers do not', async () => {
  await page.goto('/visits?range=week');
  const file = page.getByRole('link', { name: 'CSV' });
  await expect(file).toHaveAttribute('href', '/api/export/visits?format=csv&range=week');
  await page.route('**/api/me', async (route) => {
    const me: Me = await (await route.fetch()).json();
    await route.fulfill({ json: { ...me, person: { ...me.person, role: 'reader' } } });
  });
  await page.reload();
  await expect(title()).toHaveText('6,200 visits, 48 messages');
  await expect(file).toHaveCount(0);
});

test('bursts are set apart, in a line', async () => {
  await answerVisits((range) => ({ ...visitsIn(range), setApart: 1204 }));
  await page.goto('/visits');
  await expect(page.getByText('1,204 more came from automated traffic.')).toBeVisible();
});

test('without visits the page says so, and why', async () => {
  await answerVisits(noVisitsIn);
  await page.goto('/visits');
  await expect(title()).toHaveText('No visits in 4 weeks');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Show a year' }).click();
  await expect(page).toHaveURL('/visits?range=year');
  await expect(title()).toHaveText('No visits yet');
  await answerVisits((range) => ({ ...noVisitsIn(range), isOff: true }));
  await page.reload();
  await expect(title()).toHaveText('Visits aren’t counted');
  await expectNoAxeViolations(page);
});

test('an answer that does not come can be asked for again', async () => {
  // The page also asks again by itself as soon as it is told of changes; here nobody tells it.
  await page.route('**/api/live', () => {});
  await page.route('**/api/visits?*', (route) =>
    route.fulfill({ status: 400, json: { error: 'Choose one of the ranges.' } }),
  );
  await page.goto('/visits');
  await expect(page.getByRole('alert')).toContainText('Choose one of the ranges.');
  await answerVisits(visitsIn);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title()).toHaveText('6,200 visits, 48 messages');
});

test('on a phone nothing is cut off, and tables of numbers scroll by themselves', async () => {
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

test('between phone and desktop nothing is cut off', async () => {
  await page.goto('/visits');
  for (const width of [320, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(chart()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

test('an enquiry says which way its sender came, when they allowed it', async () => {
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
  await page.route(`**/api/submissions/${reference}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), visit } });
  });
  await page.reload();
  await expect(page.getByText('linkedin, uptime-autumn')).toBeVisible();
  const way = page.getByRole('list', { name: 'Pages viewed before sending' }).getByRole('listitem');
  await expect(way).toHaveText(['/industries', '/about', '/contact, sent here']);
  await expectNoAxeViolations(page);
});
