import type { Locator, Page } from '@playwright/test';
import { navigationTexts } from '#generated/texts/site.ts';
import { headerLinks, type Menu, menus } from '#site/navigation.ts';
import { menuTitle, pages } from '#site/pages.ts';
import { darkPage, firstMenu, lastMenu, plainPage } from '../helpers/pages.ts';
import { desktop, expect, expectNoAxeViolations, open, test } from '../helpers/site.ts';

test.use({ viewport: desktop });

const menuButton = (page: Page, { label }: Menu) =>
  page.getByRole('banner').getByRole('button', { name: label });
const menuPanel = (page: Page, { group }: Menu) => page.locator(`#menu-${group}`);

test('the header is 70 px high, sticky, and gets its scrolled state past 10 px of scroll', async ({
  page,
}) => {
  await open(page, plainPage.path);
  const header = page.getByRole('banner');
  expect((await header.boundingBox())?.height).toBe(70);
  await page.evaluate(() => scrollTo(0, 10));
  await expect(header).not.toHaveClass(/scrolled/);
  await page.evaluate(() => scrollTo(0, 11));
  await expect(header).toHaveClass(/scrolled/);
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(header).not.toHaveClass(/scrolled/);
});

test('each menu opens on hover, lists its pages and closes when the pointer leaves', async ({ page }) => {
  await open(page, '/');
  for (const menu of menus) {
    const button = page.getByRole('banner').getByRole('button', { name: menu.label });
    const panel = page.locator(`#menu-${menu.group}`);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.hover();
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    for (const id of menu.pages) {
      await expect(panel.getByRole('link', { name: menuTitle(id) })).toHaveAttribute('href', pages[id].path);
    }
    await expect(panel.getByRole('link', { name: menu.overviewLabel })).toHaveAttribute(
      'href',
      pages[menu.overview].path,
    );
    if (menu === firstMenu) await expectNoAxeViolations(page, '.site-header');
    await page.mouse.move(720, 880);
    await expect(panel).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
});

test('a click on a menu opened by hover keeps it open, and the next click closes it', async ({ page }) => {
  await open(page, '/');
  const button = menuButton(page, firstMenu);
  const panel = menuPanel(page, firstMenu);
  await button.hover();
  await expect(panel).toBeVisible();
  await button.click();
  await expect(panel).toBeVisible();
  await button.click();
  await expect(panel).toBeHidden();
});

test('Enter and Space open a menu, Tab moves into it, Escape closes it and restores focus', async ({
  page,
}) => {
  await open(page, '/');
  const button = menuButton(page, firstMenu);
  const panel = menuPanel(page, firstMenu);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(panel).toBeVisible();
});

test('moving focus to another menu button closes the open menu', async ({ page }) => {
  await open(page, '/');
  await menuButton(page, firstMenu).focus();
  await page.keyboard.press('Enter');
  await expect(menuPanel(page, firstMenu)).toBeVisible();
  await menuButton(page, lastMenu).focus();
  await expect(menuPanel(page, firstMenu)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(menuPanel(page, lastMenu)).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });
  test('a tap opens a menu and a second tap closes it', async ({ page }) => {
    await open(page, '/');
    const button = menuButton(page, lastMenu);
    await button.tap();
    await expect(menuPanel(page, lastMenu)).toBeVisible();
    await button.tap();
    await expect(menuPanel(page, lastMenu)).toBeHidden();
  });
});

test('a menu link opens its page with the menu closed', async ({ page }) => {
  await open(page, '/');
  const id = firstMenu.pages[0]!;
  await menuButton(page, firstMenu).hover();
  await menuPanel(page, firstMenu)
    .getByRole('link', { name: menuTitle(id) })
    .click();
  await expect(page).toHaveURL(pages[id].path);
  await expect(menuPanel(page, firstMenu)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages[id].heading);
});

test('the header shows search, links and the contact button, but no mobile menu button', async ({ page }) => {
  await open(page, '/');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: navigationTexts.search })).toBeVisible();
  for (const id of headerLinks) {
    await expect(banner.getByRole('link', { name: pages[id].title, exact: true })).toBeVisible();
  }
  await expect(banner.getByRole('link', { name: navigationTexts.contact })).toHaveAttribute(
    'href',
    pages.contact.path,
  );
  await expect(banner.getByRole('button', { name: navigationTexts.menu })).toBeHidden();
});

test('the focus ring has another color on a dark hero than on the white header and menu', async ({
  page,
}) => {
  await open(page, darkPage.path);
  const button = menuButton(page, lastMenu);
  const ringColor = (element: Locator) => element.evaluate((target) => getComputedStyle(target).outlineColor);
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const menuLink = menuPanel(page, lastMenu).getByRole('link').first();
  await expect(menuLink).toBeFocused();
  const onWhite = await ringColor(menuLink);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).not.toHaveCSS('outline-color', onWhite);
  await page.evaluate(() => scrollTo(0, 600));
  await expect(button).toHaveCSS('outline-color', onWhite);
});
