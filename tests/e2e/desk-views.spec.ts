/** Each view and state of the desk: axe finds nothing, and nothing is cut off. Themes and widths are sampled. */
import { expect, type Page, test } from '@playwright/test';
import {
  expectAccessible,
  expectContrastInTheDark,
  openView,
  type SampleDesk,
  startSampleDesk,
} from '../helpers/sample-desk.ts';
import { desktop, expectNoAxeViolations, expectNoSidewaysScroll, phone, stopClock } from '../helpers/site.ts';

const WIDTHS = [390, 1024];
const SAMPLE_WIDTHS = [390, 768, 1024, 1440, 1920];

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

/** One of each layout. They are looked at in the dark, on a phone and at more widths as well. */
const SAMPLE = ['Today', 'Enquiries', 'an enquiry', 'People'];

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const item = ({ enquiry }: SampleDesk) => `/enquiries/${enquiry}`;

/** What can be open on top of a view. A menu, a dialog and a toast are looked at in the dark as well. */
const STATES: readonly {
  readonly name: string;
  readonly inTheDark?: boolean;
  readonly path: (desk: SampleDesk) => string;
  readonly open: (page: Page) => Promise<void>;
}[] = [
  { name: 'the keys', path: () => '/', open: (page) => page.keyboard.press('?') },
  { name: 'the filters', path: () => '/enquiries', open: (page) => press(page, 'Filter') },
  {
    name: 'chosen rows',
    path: () => '/enquiries',
    open: (page) => page.getByRole('checkbox').first().check(),
  },
  // All menus are made of the same parts.
  {
    name: 'the menu of colleagues',
    inTheDark: true,
    path: item,
    open: (page) => press(page, /^Assigned to/),
  },
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
    inTheDark: true,
    path: item,
    async open(page) {
      await press(page, /^More/);
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'chosen messages',
    path: () => '/quarantine',
    open: (page) => page.getByRole('checkbox').nth(1).check(),
  },
  {
    name: 'a corrected address',
    path: () => '/delivery?tab=stuck',
    async open(page) {
      await press(page, 'Confirmation');
      await press(page, 'Correct address');
    },
  },
  {
    name: 'the rights of somebody',
    path: () => '/people',
    async open(page) {
      await press(page, /^Actions for Jun/);
      await page.getByRole('menuitem', { name: 'Change access' }).click();
    },
  },
  {
    name: 'an answered item with the offer to undo it',
    inTheDark: true,
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
    const isSampled = SAMPLE.includes(name);
    test(`${name} fits and is accessible`, async () => {
      await page.setViewportSize(desktop);
      await page.emulateMedia({ colorScheme: 'light' });
      await openView(page, path(desk));
      await expectNoAxeViolations(page);
      if (isSampled) await expectContrastInTheDark(page);
      for (const width of isSampled ? SAMPLE_WIDTHS : WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
      }
      if (!isSampled) return;
      // The colors of a phone are those of a wide screen.
      await page.setViewportSize(phone);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectNoAxeViolations(page);
    });
  }

  for (const { name, path, open, inTheDark = false } of STATES) {
    test(`${name}, open, is accessible`, async () => {
      await page.setViewportSize(desktop);
      await page.emulateMedia({ colorScheme: 'light' });
      await openView(page, path(desk));
      await open(page);
      await expectNoAxeViolations(page);
      if (inTheDark) await expectContrastInTheDark(page);
    });
  }

  test('at 1024 px the bar of an item is one line, whosever it is', async () => {
    await page.setViewportSize({ width: 1024, height: 900 });
    const bar = page.locator('.toolbar');
    const paths = [item(desk), '/enquiries?tab=unassigned'];
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

  /** Elements whose text takes more than one line. */
  const broken = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.flatMap((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const lines = new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
        return lines.size > 1 ? [element.textContent] : [];
      }),
    );
  const right = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().right);

  test('tabs stay in the list and on one line at 1024 px, however many wait', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await openView(page, item(desk));
    await page.locator('.list .tablist .num').evaluateAll((counts) => {
      for (const count of counts) count.textContent = '128';
    });
    expect(await right('.list .tablist a:last-child')).toBeLessThan(await right('.list'));
    expect(await broken('.reply [role=tab]')).toEqual([]);
    const search = page.getByRole('searchbox', { name: 'Search enquiries' });
    expect(
      await search.evaluate((field: HTMLInputElement) => {
        const style = getComputedStyle(field);
        const context = document.createElement('canvas').getContext('2d')!;
        context.font = style.font;
        const room =
          field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        return context.measureText(field.placeholder).width <= room;
      }),
    ).toBe(true);
  });

  test('the bar of an application is one line at 768 px', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openView(page, `/applications/${desk.application}`);
    const { height } = (await page.locator('.toolbar').boundingBox())!;
    expect(height).toBeLessThan(64);
    await press(page, /^More/);
    await expect(page.getByRole('menuitem', { name: 'Mark as spam' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  test('long names leave times on one line, and long addresses break before the @ or a dot', async () => {
    await desk.enquire({ name: 'Wolfgang Amadeus von Hohenzollern-Sigmaringen' }, { isTrapped: true });
    const email = 'a.ferreira.monteiro@industrialmachines.example';
    const reference = await desk.enquire({ email });
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await openView(page, '/');
      await expect(page.getByText('Wolfgang Amadeus')).toBeVisible();
      expect(await broken('.short-list .top .num')).toEqual([]);
    }
    // The reading column, and what stands beside it, take the width of the screen.
    const unused = 1920 - (await right('.today .side'));
    expect(unused).toBeLessThan(80);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openView(page, `/enquiries/${reference}`);
    const lines = await page.locator('.facts a[href^=mailto]').evaluate((link) => {
      const found: string[] = [];
      let last = Number.NEGATIVE_INFINITY;
      const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (let index = 0; index < node.textContent!.length; index += 1) {
          const letter = document.createRange();
          letter.setStart(node, index);
          letter.setEnd(node, index + 1);
          const { top } = letter.getBoundingClientRect();
          if (top > last + 4) found.push('');
          last = top;
          found[found.length - 1] += letter.toString();
        }
      }
      return found;
    });
    expect(lines.join('')).toBe(email);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines.slice(1)) expect(line).toMatch(/^[@.]/);
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
    await expect(page.getByRole('heading', { level: 1 })).toContainText('not delivered');
    await openView(page, item(desk));
    await page.emulateMedia({ colorScheme: 'light' });
    await press(page, /^More: assign/);
    await expectNoAxeViolations(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Internal note' }).click();
    await expect(page.getByRole('textbox', { name: 'Internal note' })).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  });

  test('without a connection it says so, is accessible, and tries again when asked to', async ({
    browser,
  }) => {
    const alone = await desk.newPage(browser, { viewport: desktop });
    await alone.clock.install();
    await alone.route('**/api/live', (route) => route.abort());
    await openView(alone, '/');
    const banner = alone.getByText('No live updates since');
    await expect(banner).toBeVisible();
    await expectNoAxeViolations(alone);
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
    await press(page, 'Resend both now');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All clear');
  });
});
