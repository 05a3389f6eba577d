/** Every view and state of the desk has no axe violations, and no view overflows. Themes and widths are sampled. */
import { expect, type Page, test } from '@playwright/test';
import {
  expectAccessible,
  expectDarkThemeContrast,
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
  'a search without results': () => '/enquiries?q=nothinglikeit',
  'an unknown submission': () => '/enquiries/ZZZZ-ZZZZ',
  'an unknown path': () => '/nowhere',
};

/** One view per layout, which is also checked in the dark theme, on a phone and at more widths. */
const SAMPLE = ['Today', 'Enquiries', 'an enquiry', 'People'];

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const enquiryPath = ({ enquiry }: SampleDesk) => `/enquiries/${enquiry}`;

/** States on top of a view. One menu, one dialog and one toast are also checked in the dark theme. */
const STATES: readonly {
  readonly name: string;
  readonly checksDarkTheme?: boolean;
  readonly path: (desk: SampleDesk) => string;
  readonly open: (page: Page) => Promise<void>;
}[] = [
  { name: 'the shortcuts dialog', path: () => '/', open: (page) => page.keyboard.press('?') },
  { name: 'the filter panel', path: () => '/enquiries', open: (page) => press(page, 'Filter') },
  {
    name: 'the selection bar of Enquiries',
    path: () => '/enquiries',
    open: (page) => page.getByRole('checkbox').first().check(),
  },
  // All menus are built from the same component.
  {
    name: 'the assignee menu',
    checksDarkTheme: true,
    path: enquiryPath,
    open: (page) => press(page, /^Assigned to/),
  },
  {
    name: 'the list of mention suggestions',
    path: enquiryPath,
    async open(page) {
      await page.keyboard.press('n');
      await page.getByRole('textbox', { name: 'Internal note' }).pressSequentially('@');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'the delete dialog',
    checksDarkTheme: true,
    path: enquiryPath,
    async open(page) {
      await press(page, /^More/);
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'the selection bar of Quarantine',
    path: () => '/quarantine',
    open: (page) => page.getByRole('checkbox').nth(1).check(),
  },
  {
    name: 'the form to correct an address',
    path: () => '/delivery?tab=stuck',
    async open(page) {
      await press(page, 'Confirmation');
      await press(page, 'Correct address');
    },
  },
  {
    name: 'the dialog to change access',
    path: () => '/people',
    async open(page) {
      await press(page, /^Actions for Jun/);
      await page.getByRole('menuitem', { name: 'Change access' }).click();
    },
  },
  {
    name: 'a closed enquiry with its undo toast',
    checksDarkTheme: true,
    path: enquiryPath,
    async open(page) {
      await page.keyboard.press('e');
      await expect(page.locator('.toast')).toBeVisible();
      // Hovering pauses the timeout of the toast.
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
    test(`${name} has no horizontal overflow and is accessible`, async () => {
      await page.setViewportSize(desktop);
      await page.emulateMedia({ colorScheme: 'light' });
      await openView(page, path(desk));
      await expectNoAxeViolations(page);
      if (isSampled) await expectDarkThemeContrast(page);
      for (const width of isSampled ? SAMPLE_WIDTHS : WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
      }
      if (!isSampled) return;
      // Colors do not depend on the width, so the dark theme is not checked again.
      await page.setViewportSize(phone);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectNoAxeViolations(page);
    });
  }

  for (const { name, path, open, checksDarkTheme = false } of STATES) {
    test(`${name} is accessible`, async () => {
      await page.setViewportSize(desktop);
      await page.emulateMedia({ colorScheme: 'light' });
      await openView(page, path(desk));
      await open(page);
      await expectNoAxeViolations(page);
      if (checksDarkTheme) await expectDarkThemeContrast(page);
    });
  }

  test('the toolbar of an enquiry is one line at 1024 px, assigned or unassigned', async () => {
    await page.setViewportSize({ width: 1024, height: 900 });
    const toolbar = page.locator('.toolbar');
    const paths = [enquiryPath(desk), '/enquiries?tab=unassigned'];
    for (const path of paths) {
      await openView(page, path);
      if (path !== paths[0]) await page.locator('[data-row]').first().click();
      await expect(toolbar.getByRole('button', { name: /^Assign/ })).toBeVisible();
      const [button, reference] = await Promise.all(
        [toolbar.getByRole('button').first(), toolbar.locator('.reference')].map((part) =>
          part.boundingBox(),
        ),
      );
      expect(reference!.y).toBeLessThan(button!.y + button!.height);
    }
  });

  /** Elements whose text takes more than one line. */
  const wrappedTexts = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.flatMap((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const lines = new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
        return lines.size > 1 ? [element.textContent] : [];
      }),
    );
  const rightEdge = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().right);

  test('tabs and the search placeholder fit at 1024 px with three-digit counts', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await openView(page, enquiryPath(desk));
    await page.locator('.list .tablist .num').evaluateAll((counts) => {
      for (const count of counts) count.textContent = '128';
    });
    expect(await rightEdge('.list .tablist a:last-child')).toBeLessThan(await rightEdge('.list'));
    expect(await wrappedTexts('.reply [role=tab]')).toEqual([]);
    const search = page.getByRole('searchbox', { name: 'Search enquiries' });
    expect(
      await search.evaluate((field: HTMLInputElement) => {
        const style = getComputedStyle(field);
        const context = document.createElement('canvas').getContext('2d')!;
        context.font = style.font;
        const available =
          field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        return context.measureText(field.placeholder).width <= available;
      }),
    ).toBe(true);
  });

  test('the toolbar of an application is one line at 768 px', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openView(page, `/applications/${desk.application}`);
    const { height } = (await page.locator('.toolbar').boundingBox())!;
    expect(height).toBeLessThan(64);
    await press(page, /^More/);
    await expect(page.getByRole('menuitem', { name: 'Mark as spam' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  test('long names do not wrap times, and long email addresses wrap before the @ or a dot', async () => {
    await desk.enquire({ name: 'Wolfgang Amadeus von Hohenzollern-Sigmaringen' }, { fillsHoneypot: true });
    const email = 'a.ferreira.monteiro@industrialmachines.example';
    const reference = await desk.enquire({ email });
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await openView(page, '/');
      await expect(page.getByText('Wolfgang Amadeus')).toBeVisible();
      expect(await wrappedTexts('.short-list .top .num')).toEqual([]);
    }
    // The main column and the sidebar use the full width of the screen.
    const unused = 1920 - (await rightEdge('.today .side'));
    expect(unused).toBeLessThan(80);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openView(page, `/enquiries/${reference}`);
    const lines = await page.locator('.facts a[href^=mailto]').evaluate((link) => {
      const texts: string[] = [];
      let last = Number.NEGATIVE_INFINITY;
      const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (let index = 0; index < node.textContent!.length; index += 1) {
          const character = document.createRange();
          character.setStart(node, index);
          character.setEnd(node, index + 1);
          const { top } = character.getBoundingClientRect();
          if (top > last + 4) texts.push('');
          last = top;
          texts[texts.length - 1] += character.toString();
        }
      }
      return texts;
    });
    expect(lines.join('')).toBe(email);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines.slice(1)) expect(line).toMatch(/^[@.]/);
  });

  test('on a phone the sheets and the note box are accessible, and the note box fits', async () => {
    await page.setViewportSize(phone);
    await openView(page, '/');
    await page.getByRole('navigation', { name: 'Desk, short' }).getByRole('button', { name: 'More' }).click();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Delivery/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('not delivered');
    await openView(page, enquiryPath(desk));
    await page.emulateMedia({ colorScheme: 'light' });
    await press(page, /^More: assign/);
    await expectNoAxeViolations(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Internal note' }).click();
    await expect(page.getByRole('textbox', { name: 'Internal note' })).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  });

  test('a lost live connection shows an accessible banner, and can be retried', async ({ browser }) => {
    const disconnected = await desk.newPage(browser, { viewport: desktop });
    await disconnected.clock.install();
    await disconnected.route('**/api/live', (route) => route.abort());
    await openView(disconnected, '/');
    const banner = disconnected.getByText('No live updates since');
    await expect(banner).toBeVisible();
    await expectNoAxeViolations(disconnected);
    // With the clock stopped there are no automatic retries, and one in flight has failed once this request completes.
    await stopClock(disconnected);
    await disconnected.evaluate(() => fetch('/api/me'));
    await expect(banner).toBeVisible();
    await disconnected.unroute('**/api/live');
    await press(disconnected, 'Try now');
    await expect(banner).toHaveCount(0);
    await disconnected.context().close();
  });

  test('subscribers can be searched, and undelivered mail resent all at once', async () => {
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
