/**
 * The accessibility tree of pages and overlays: landmarks, heading levels and names of controls, in order. Texts come from the
 * content, so that only structural changes fail here.
 */

import type { Page } from '@playwright/test';
import { cookieTexts } from '#content/cookies.ts';
import { columns } from '#features/search/columns.ts';
import { controlTexts, footerTexts, navigationTexts, searchTexts } from '#generated/texts/site.ts';
import { menuTitle, pages } from '#site/pages.ts';
import { popularSearches } from '#site/search.ts';
import { accessibilityProblems, accessibilityTree, outline } from '../helpers/accessibility-tree.ts';
import { recordAnnouncements } from '../helpers/announcements.ts';
import { footerOutline, headerOutline, lines, mainOutlines } from '../helpers/expected-reading.ts';
import { searchedPage } from '../helpers/searched-page.ts';
import { expect, expectHydrated, open, test } from '../helpers/site.ts';

for (const id of ['home', 'contact', 'careers'] as const) {
  test(`${pages[id].path} has the expected landmarks, headings and controls in order`, async ({ page }) => {
    await open(page, pages[id].path);
    expect(outline(await accessibilityTree(page.locator('body')))).toBe(
      [headerOutline(), mainOutlines[id].trim(), footerOutline()].join('\n'),
    );
  });
}

test('the cookie drawer has the expected headings and controls in order', async ({ page }) => {
  await open(page, pages.contact.path);
  await page.getByRole('button', { name: footerTexts.cookieSettings }).click();
  await expectDialogOutline(
    page,
    `
dialog "${cookieTexts.title}"
  heading 2
  button "${controlTexts.close}"
  link "${cookieTexts.more.label}"
${lines(cookieTexts.sections, ({ id, title }) => `  heading 3${id === 'necessary' ? '' : `\n  switch "${title}"`}`)}
  button "${cookieTexts.acceptAll}"
  button "${cookieTexts.rejectAll}"
  button "${cookieTexts.save}"`,
  );
});

test('the search has the expected controls in order and announces its results once', async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  await open(page, pages.contact.path);
  await page.getByRole('button', { name: navigationTexts.search }).click();
  await expectHydrated(page, 'search');
  await expectDialogOutline(
    page,
    `
dialog "${navigationTexts.search}"
  combobox "${searchTexts.placeholder}"
  button "${searchTexts.close}"
  status
  heading 2
${lines(popularSearches, (text) => `  button "${text}"`)}
${lines(columns, columnOutline)}`,
  );
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(searchedPage.title);
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expect.poll(announcements).toEqual([await dialog.getByRole('status').textContent()]);
});

test('the typing animation is hidden from screen readers, and live regions start empty', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  await expect(page.locator('.typed')).toHaveAttribute('aria-hidden', 'true');
  const liveRegions = page.locator('[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]');
  const texts = await liveRegions.filter({ visible: true }).allTextContents();
  expect(texts.filter((text) => text.trim() !== '')).toEqual([]);
});

function columnOutline({ title, pages: ids }: (typeof columns)[number]): string {
  return [`  navigation "${title}"`, '    heading 2', ...ids.map((id) => `    link "${menuTitle(id)}"`)].join(
    '\n',
  );
}

async function expectDialogOutline(page: Page, expected: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const tree = await accessibilityTree(dialog);
  expect(outline(tree)).toBe(expected.trim());
  expect(accessibilityProblems(tree, 'overlay')).toEqual([]);
}
