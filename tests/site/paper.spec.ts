/** Print output of a page of each kind, read from its PDF on both paper sizes. */
import type { Page } from '@playwright/test';
import { cookieTexts } from '#content/cookies.ts';
import { pages } from '#site/pages.ts';
import { cutOff } from '../helpers/cut-off.ts';
import { pageOfEachKind, plainPage } from '../helpers/pages.ts';
import { readSheets, withoutSpaces } from '../helpers/printed-sheets.ts';
import { expect, open, test } from '../helpers/site.ts';

const paperSizes = ['A4', 'Letter'] as const;
/** A4 without its margins, in CSS pixels. */
const a4PrintArea = { width: 680, height: 1009 };

for (const id of pageOfEachKind) {
  test(`${pages[id].path} prints all text, unclipped, with enough contrast and on at most 12 sheets`, async ({
    page,
  }) => {
    await open(page, pages[id].path);
    const printouts = [];
    for (const format of paperSizes) printouts.push(await readSheets(await print(page, format)));

    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(a4PrintArea);
    const { texts, headerTexts, addresses, lowContrast } = await printedPage(page);
    expect(lowContrast).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    for (const [index, { sheets, headings }] of printouts.entries()) {
      const paper = paperSizes[index];
      const text = sheets.map((sheet) => sheet.text).join('');
      expect(sheets.length, `sheets of ${paper}`).toBeLessThanOrEqual(12);
      expect(sheets.filter((sheet) => sheet.text === '').length, `empty sheets of ${paper}`).toBe(0);
      expect(sheets.flatMap((sheet) => sheet.outside)).toEqual([]);
      expect(texts.filter((one) => !text.includes(withoutSpaces(one)))).toEqual([]);
      expect(addresses.filter((address) => !text.includes(withoutSpaces(address)))).toEqual([]);
      const stranded = headings.filter(({ title, sheet, textBelow, spaceBelow }) => {
        const header = withoutSpaces(headerTexts[withoutSpaces(title)] ?? title);
        const isLast = sheet < sheets.length - 1 && textBelow.length <= header.length;
        // With more space below, an image may fill the rest of the sheet.
        return isLast && spaceBelow < 70;
      });
      expect(
        stranded.map(({ title, sheet }) => `${title} (sheet ${sheet + 1})`),
        `headings without text below on a sheet of ${paper}`,
      ).toEqual([]);
    }
  });
}

test.describe('on a first visit', () => {
  test.use({ returning: false });
  test('the open cookie drawer and the open search are not printed', async ({ page }) => {
    const { path, heading } = plainPage;
    await open(page, path);
    const drawer = page.getByRole('dialog', { name: cookieTexts.title });
    await expect(drawer).toBeVisible();
    const withDrawer = await readSheets(await print(page));
    await drawer.getByRole('button', { name: cookieTexts.rejectAll }).click();
    await expect(drawer).toBeHidden();
    const withoutDialog = await readSheets(await print(page));
    await page.locator('header [popovertarget="search"]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const withSearch = await readSheets(await print(page));
    expect(withoutDialog.sheets[0]?.text).toContain(withoutSpaces(heading));
    expect(withDrawer.sheets).toEqual(withoutDialog.sheets);
    expect(withSearch.sheets).toEqual(withoutDialog.sheets);
  });
});

function print(page: Page, format: (typeof paperSizes)[number] = 'Letter'): Promise<Buffer> {
  return page.pdf({ format, outline: true, tagged: true });
}

/** Text and colors in print. Product screens count as images. */
function printedPage(page: Page) {
  return page.evaluate(() => {
    const visible = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) =>
        element.closest('[role="img"], svg, .sr-only') === null &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const withText = visible.filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
    );
    const headings = visible.filter((element) => element.matches('h1, h2, h3, h4'));
    return {
      texts: visible
        .filter((element) => element.matches('h1, h2, h3, h4, p, td, th, dt, dd, li, figcaption'))
        .filter((element) => element.children.length === 0)
        .map((element) => element.textContent),
      headerTexts: Object.fromEntries(
        headings.map((heading) => [
          heading.textContent.replace(/\s/g, ''),
          heading.closest('main header')?.textContent ?? heading.textContent,
        ]),
      ),
      addresses: visible.flatMap((link) => {
        const address =
          link.dataset.address ?? (link.matches('a[href^="http"]') ? link.getAttribute('href') : null);
        return address === null ? [] : [address];
      }),
      lowContrast: [
        ...new Set(withText.filter(hasLowContrast).map((element) => element.textContent.slice(0, 40))),
      ],
    };

    /** Contrast below 7:1 on white paper. In grayscale, only the lightness of a color counts. */
    function hasLowContrast(element: HTMLElement): boolean {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? [])
        .map(Number)
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) < 7;
    }
  });
}
