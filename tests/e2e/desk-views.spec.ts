/** Each view and state of the desk, in both themes, from a phone to a wide screen: nothing cut off, axe finds nothing. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, openView, type SampleDesk, startSampleDesk } from '../helpers/sample-desk.ts';
import { desktop, expectNoAxeViolations, expectNoSidewaysScroll, phone, stopClock } from '../helpers/site.ts';

const WIDTHS = [390, 768, 1024, 1440, 1920];

const VIEWS: Readonly<Record<string, (desk: SampleDesk) => string>> = {
  Today: () => '/',
  Enquiries: () => '/enquiries',
  'an enquiry': ({ enquiry }) => `/enquiries/${enquiry}`,
  Applications: () => '/applications',
  'an application': ({ application }) => `/applications/${application}`,
  Subscribers: () => '/subscribers',
  Quarantine: () => '/quarantine',
  Delivery: () => '/delivery',
  People: () => '/people',
  History: () => '/history',
  Settings: () => '/settings',
  'a search': () => '/search?q=plant',
  'a search that finds nothing': () => '/enquiries?q=nothinglikeit',
  'an item that is not there': () => '/enquiries/ZZZZ-ZZZZ',
  'an address that is none': () => '/nowhere',
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const item = ({ enquiry }: SampleDesk) => `/enquiries/${enquiry}`;

/** What can be open on top of a view. */
const STATES: readonly {
  readonly name: string;
  readonly path: (desk: SampleDesk) => string;
  readonly open: (page: Page) => Promise<void>;
}[] = [
  { name: 'the keys', path: () => '/', open: (page) => page.keyboard.press('?') },
  { name: 'the filters', path: () => '/enquiries', open: (page) => press(page, 'Filter') },
  { name: 'the order', path: () => '/enquiries', open: (page) => press(page, /^Sort/) },
  {
    name: 'chosen rows',
    path: () => '/enquiries',
    open: (page) => page.getByRole('checkbox').first().check(),
  },
  { name: 'the menu of colleagues', path: item, open: (page) => press(page, /^Assigned to/) },
  { name: 'the templates', path: item, open: (page) => press(page, /^Saved reply/) },
  {
    name: 'colleagues to mention',
    path: item,
    async open(page) {
      await page.keyboard.press('n');
      await page.getByRole('textbox', { name: 'Internal note' }).pressSequentially('@');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'erasing',
    path: item,
    async open(page) {
      await press(page, /^More/);
      await page.getByRole('menuitem', { name: 'Erase' }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'chosen messages',
    path: () => '/quarantine',
    open: (page) => page.getByRole('checkbox').nth(1).check(),
  },
  { name: 'the export', path: () => '/history', open: (page) => press(page, 'Export') },
  {
    name: 'a corrected address',
    path: () => '/delivery?tab=stuck',
    async open(page) {
      await press(page, 'Copy to the visitor');
      await press(page, 'Correct the address');
    },
  },
  {
    name: 'the rights of somebody',
    path: () => '/people',
    async open(page) {
      await press(page, /^Change Jun/);
      await page.getByRole('menuitem', { name: 'Role and what they see' }).click();
    },
  },
  {
    name: 'an answered item and the way back',
    path: item,
    async open(page) {
      await page.keyboard.press('e');
      await expect(page.locator('.toast')).toBeVisible();
      // Under the pointer time stands still.
      await page.locator('.toast').hover();
    },
  },
];

test.describe('at the desk', () => {
  let desk: SampleDesk;
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    desk = await startSampleDesk();
    page = await desk.newPage(browser);
  });
  test.afterAll(async () => {
    await page.context().close();
    await desk.close();
  });

  for (const [name, path] of Object.entries(VIEWS)) {
    test(`${name} fits every width and is accessible`, async () => {
      await page.setViewportSize(desktop);
      await openView(page, path(desk));
      await expectAccessible(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
      }
      // The colors of a phone are those of a wide screen.
      await page.setViewportSize(phone);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectNoAxeViolations(page);
    });
  }

  for (const { name, path, open } of STATES) {
    test(`${name}, open, is accessible`, async () => {
      await page.setViewportSize(desktop);
      await openView(page, path(desk));
      await open(page);
      await expectAccessible(page);
    });
  }

  test('at 1024 px the bar of an item is one line, whosever it is', async () => {
    await page.setViewportSize({ width: 1024, height: 900 });
    const bar = page.locator('.item-bar');
    const paths = [item(desk), '/enquiries?tab=nobodys'];
    for (const path of paths) {
      await openView(page, path);
      if (path !== paths[0]) await page.locator('[data-row]').first().click();
      await expect(bar.getByRole('button', { name: /^Assign/ })).toBeVisible();
      const [button, reference] = await Promise.all(
        [bar.getByRole('button').first(), bar.locator('.reference')].map((part) => part.boundingBox()),
      );
      expect(reference!.y).toBeLessThan(button!.y + button!.height);
    }
  });

  test('on a phone the sheets and the box for an answer fit and are accessible', async () => {
    await page.setViewportSize(phone);
    await openView(page, '/');
    await page.getByRole('navigation', { name: 'Desk, short' }).getByRole('button', { name: 'More' }).click();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Delivery/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('stuck');
    await openView(page, item(desk));
    await press(page, /^More: assign/);
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Internal note' }).click();
    await expect(page.getByRole('textbox', { name: 'Internal note' })).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test('without a connection it says so, is accessible, and tries again when asked to', async ({
    browser,
  }) => {
    const alone = await desk.newPage(browser, { viewport: desktop });
    await alone.clock.install();
    await alone.route('**/api/live', (route) => route.abort());
    await openView(alone, '/');
    const banner = alone.getByText('Not live since');
    await expect(banner).toBeVisible();
    await expectAccessible(alone);
    // From here on it does not try by itself, and an attempt that was just on the way has failed once this one is answered.
    await stopClock(alone);
    await alone.evaluate(() => fetch('/api/me'));
    await expect(banner).toBeVisible();
    await alone.unroute('**/api/live');
    await press(alone, 'Try now');
    await expect(banner).toHaveCount(0);
    await alone.context().close();
  });

  test('subscribers are found, stuck mail is sent all at once', async () => {
    await page.setViewportSize(desktop);
    await openView(page, '/subscribers');
    const rows = page.getByRole('rowheader');
    const [name = ''] = await rows.allInnerTexts();
    expect(await rows.count()).toBeGreaterThan(1);
    await page.getByRole('searchbox', { name: 'Search subscribers' }).fill(name);
    await expect(rows).toHaveText([name]);
    await expect(page).toHaveURL(/q=/);
    await openView(page, '/delivery');
    await press(page, 'Send both now');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No mail is stuck');
  });
});
