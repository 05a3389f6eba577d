import { cookieTexts } from '#content/cookies.ts';
import { lists } from '#generated/lists.ts';
import { controlTexts, footerTexts, navigationTexts, searchTexts } from '#generated/texts/site.ts';
import { menuTitle, pageIds, pages } from '#site/pages.ts';
import { popularSearches, searchPages } from '#site/search.ts';
import { lastMenu, pageOfEachKind, plainPage } from '../helpers/pages.ts';
import { sectionOf } from '../helpers/sections.ts';
import { desktop, expect, test } from '../helpers/site.ts';

test.use({ javaScriptEnabled: false, viewport: desktop });

/** built-site.spec.ts checks the markup of all documents; one page per template is enough to check their styles. */
test('a page of each kind shows all its headings without script', async ({ page }) => {
  for (const id of pageOfEachKind) {
    await page.goto(pages[id].path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages[id].heading);
    // The text of the later hero stages is further down the page.
    const hidden = await page
      .locator('main h2:not(.sr-only, .scroll-hero *)')
      .evaluateAll((headings) =>
        headings
          .filter((heading) => !heading.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
          .map((heading) => heading.textContent),
      );
    expect(hidden, id).toEqual([]);
  }
});

test('a menu opens without script, and its links work', async ({ page }) => {
  await page.goto('/');
  const { label, group, pages: listed } = lastMenu;
  await page.getByRole('banner').getByRole('button', { name: label }).click();
  await page
    .locator(`#menu-${group}`)
    .getByRole('link', { name: menuTitle(listed[0]!) })
    .click();
  await expect(page).toHaveURL(pages[listed[0]!].path);
});

test('without script, the search icon opens a list of all pages, which can be closed', async ({ page }) => {
  await page.goto(plainPage.path);
  const icon = page.getByRole('banner').getByRole('button', { name: navigationTexts.search });
  const dialog = page.getByRole('dialog', { name: navigationTexts.search });
  const closeActions = {
    button: () => dialog.getByRole('button', { name: searchTexts.close }).click(),
    escape: () => page.keyboard.press('Escape'),
    backdrop: () => page.mouse.click(720, 880),
  };
  for (const [name, close] of Object.entries(closeActions)) {
    await icon.click();
    await expect(dialog, name).toBeVisible();
    await close();
    await expect(dialog, name).toBeHidden();
    await expect(page, name).toHaveURL(plainPage.path);
  }
  await icon.click();
  // Input and popular searches need script.
  await expect(dialog.getByRole('combobox')).toBeHidden();
  for (const text of popularSearches) await expect(dialog.getByRole('button', { name: text })).toBeHidden();
  const listed = await dialog
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect([...new Set(listed)].sort()).toEqual(pageIds.map((id) => pages[id].path).sort());
  const [popular] = popularSearches;
  if (popular === undefined) return;
  await dialog.getByRole('link', { name: popular, exact: true }).first().click();
  await expect(page).toHaveURL(searchPages(popular)[0]!.route);
});

test('without script, the cookie drawer explains that nothing optional runs, without switches', async ({
  page,
}) => {
  await page.goto('/');
  const drawer = page.getByRole('dialog', { name: cookieTexts.title });
  const openers = [
    page.getByRole('button', { name: controlTexts.cookieSettings, exact: true }),
    page.getByRole('contentinfo').getByRole('button', { name: footerTexts.cookieSettings }),
  ];
  for (const opener of openers) {
    await opener.click();
    await expect(drawer.getByText(cookieTexts.withoutScript)).toBeVisible();
    // No switches, as nothing could be stored.
    await expect(drawer.getByRole('switch')).toHaveCount(0);
    await expect(drawer.getByRole('button', { name: cookieTexts.acceptAll })).toBeHidden();
    await drawer.getByRole('button', { name: controlTexts.close }).last().click();
    await expect(drawer).toBeHidden();
  }
});

test('without script, the page behind an open dialog does not scroll', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: controlTexts.cookieSettings, exact: true }).click();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
});

test('without script, all insights are visible, and links that need script are hidden', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: sectionOf('home', 'insights').title }).getByRole('link');
  await expect(cards).toHaveCount(lists.insights.length);
  expect(
    await cards.evaluateAll((links) =>
      links.every((link) => link.getBoundingClientRect().right <= innerWidth),
    ),
  ).toBe(true);
  await expect(page.locator('main a[href="#"]:visible')).toHaveCount(0);
});
