import type { Page } from '@playwright/test';
import { navigationTexts } from '#generated/texts/site.ts';
import { menus, mobileLinks } from '#site/navigation.ts';
import { menuTitle, pages } from '#site/pages.ts';
import { firstMenu, lastMenu, menuPage } from '../helpers/pages.ts';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  open,
  phone,
  test,
} from '../helpers/site.ts';

test.use({ viewport: phone });

const groups = Object.fromEntries(
  menus.map((menu) => [menu.label, menu.pages.map((id) => pages[id].path)] as const),
);

async function openMenu(page: Page) {
  await open(page, '/');
  await page.getByRole('button', { name: navigationTexts.menu }).click();
  const menu = page.getByRole('navigation', { name: navigationTexts.mobile });
  await expect(menu).toBeVisible();
  return menu;
}

test('the mobile menu is hidden until its toggle opens it, and a second click closes it', async ({
  page,
}) => {
  await open(page, '/');
  const toggle = page.getByRole('button', { name: navigationTexts.menu });
  const menu = page.getByRole('navigation', { name: navigationTexts.mobile });
  await expect(menu).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(menu).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await toggle.click();
  await expect(menu).toBeHidden();
});

test('menu groups start collapsed, expand independently and list their pages', async ({ page }) => {
  const menu = await openMenu(page);
  for (const paths of Object.values(groups)) {
    for (const path of paths) await expect(menu.locator(`a[href="${path}"]`)).toBeHidden();
  }
  for (const [name, paths] of Object.entries(groups)) {
    const group = menu.locator('details', { has: page.locator('summary', { hasText: name }) });
    const arrow = group.locator('summary svg');
    const closedArrow = await arrow.evaluate((icon) => getComputedStyle(icon).rotate);
    await group.locator('summary').click();
    const links = await group
      .locator('ul a')
      .evaluateAll((anchors) => anchors.map((a) => a.getAttribute('href')));
    expect(links).toEqual(paths);
    for (const path of paths) await expect(group.locator(`a[href="${path}"]`)).toBeVisible();
    await expect.poll(() => arrow.evaluate((icon) => getComputedStyle(icon).rotate)).not.toBe(closedArrow);
  }
  // Opening one group does not close another.
  await expect(menu.locator('details[open]')).toHaveCount(menus.length);
  await menu.locator('summary', { hasText: firstMenu.label }).click();
  await expect(menu.locator('details[open]')).toHaveCount(menus.length - 1);
});

test('an expanded group links to its overview and its extra pages', async ({ page }) => {
  const menu = await openMenu(page);
  for (const { label, overview, overviewLabel, extraPages } of menus) {
    await menu.locator('summary', { hasText: label }).click();
    const link = menu.getByRole('link', { name: overviewLabel });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', pages[overview].path);
    for (const id of extraPages) await expect(menu.locator(`a[href="${pages[id].path}"]`)).toBeVisible();
  }
  await expectNoSidewaysScroll(page);
});

test('the open menu has the other links, and the page behind is inert until Escape closes it', async ({
  page,
}) => {
  const menu = await openMenu(page);
  for (const [name, path] of [
    ...mobileLinks.map((id) => [menuTitle(id), pages[id].path] as const),
    [navigationTexts.contact, pages.contact.path] as const,
  ]) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: navigationTexts.mobile })).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert', '');
  await expect(page.getByRole('button', { name: navigationTexts.menu })).toBeFocused();
});

test('a menu link opens its page with the menu closed', async ({ page }) => {
  const menu = await openMenu(page);
  await menu.locator('summary', { hasText: lastMenu.label }).click();
  await menu.locator(`a[href="${menuPage.path}"]`).click();
  await expect(page).toHaveURL(menuPage.path);
  await expect(menu).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert', '');
});

test('the menu closes and its toggle disappears when the window becomes wide', async ({ page }) => {
  const menu = await openMenu(page);
  await page.setViewportSize(desktop);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: navigationTexts.menu })).toBeHidden();
  // The menu is closed, not only hidden: the page is usable, and a smaller window does not show it again.
  for (const part of ['main', 'footer']) await expect(page.locator(part)).not.toHaveAttribute('inert');
  await page.setViewportSize(phone);
  await expect(page.getByRole('button', { name: navigationTexts.menu })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expect(menu).toBeHidden();
});
