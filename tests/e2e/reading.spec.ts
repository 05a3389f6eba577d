/**
 * The accessibility tree of pages and overlays: landmarks, heading levels and names of controls, in order. Texts come from the
 * content, so that only changes of the structure fail here.
 */
import type { Page } from '@playwright/test';
import { controlTexts } from '../../src/content/controls.ts';
import { cookieTexts } from '../../src/content/cookies.ts';
import { footerText } from '../../src/content/footer.ts';
import { navigationTexts } from '../../src/content/navigation.ts';
import { searchTexts } from '../../src/content/search.ts';
import { columns } from '../../src/features/search/columns.ts';
import { isOn, menuTitle, pages } from '../../src/site/pages.ts';
import { popularSearches } from '../../src/site/search.ts';
import { frameAbove, frameBelow, lines, mains } from '../helpers/expected-reading.ts';
import { listen } from '../helpers/heard.ts';
import { searchedPage } from '../helpers/searched-page.ts';
import { expect, expectHydrated, open, test } from '../helpers/site.ts';
import { outline, readingProblems, spokenTree } from '../helpers/spoken.ts';

for (const id of (['home', 'contact', 'careers'] as const).filter(isOn)) {
  test(`${pages[id].path} is read in this order`, async ({ page }) => {
    await open(page, pages[id].path);
    expect(outline(await spokenTree(page.locator('body')))).toBe(
      [frameAbove(), mains[id].trim(), frameBelow()].join('\n'),
    );
  });
}

test('the cookie drawer is read in this order', async ({ page }) => {
  await open(page, pages.contact.path);
  await page.getByRole('button', { name: footerText.cookieSettings }).click();
  await expectOverlay(
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

test('the search is read in this order, and announces its results once', async ({ page }) => {
  const heard = await listen(page);
  await open(page, pages.contact.path);
  await page.getByRole('button', { name: navigationTexts.search }).click();
  await expectHydrated(page, 'search');
  await expectOverlay(
    page,
    `
dialog "${navigationTexts.search}"
  combobox "${searchTexts.placeholder}"
  button "${searchTexts.close}"
  status
  heading 2
${lines(popularSearches, (text) => `  button "${text}"`)}
${lines(columns, column)}`,
  );
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(searchedPage.title);
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expect.poll(heard).toEqual([await dialog.getByRole('status').textContent()]);
});

test('content that changes automatically is not announced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  await expect(page.locator('.typed')).toHaveAttribute('aria-hidden', 'true');
  // Live regions start empty.
  const live = page.locator('[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]');
  const spoken = await live.filter({ visible: true }).allTextContents();
  expect(spoken.filter((text) => text.trim() !== '')).toEqual([]);
});

function column({ title, pages: ids }: (typeof columns)[number]): string {
  return [`  navigation "${title}"`, '    heading 2', ...ids.map((id) => `    link "${menuTitle(id)}"`)].join(
    '\n',
  );
}

async function expectOverlay(page: Page, expected: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const tree = await spokenTree(dialog);
  expect(outline(tree)).toBe(expected.trim());
  expect(readingProblems(tree, 'overlay')).toEqual([]);
}
