import type { Page } from '@playwright/test';
import { menus } from '../../src/site/navigation.ts';
import { pages } from '../../src/site/pages.ts';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  moving,
  open,
  phone,
  test,
} from '../helpers/site.ts';

test.use({ viewport: phone, contextOptions: moving });

const groups = Object.fromEntries(
  menus.map((menu) => [menu.label, menu.pages.map((id) => pages[id].path)] as const),
);

async function openMenu(page: Page) {
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await expect(menu).toBeVisible();
  return menu;
}

test('the menu is hidden until its toggle opens it, and closes again', async ({ page }) => {
  await open(page, '/');
  const toggle = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Mobile' });
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

test('its three groups start closed, open on their own and list their pages', async ({ page }) => {
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
  // All are open now: none closed another.
  await expect(menu.locator('details[open]')).toHaveCount(menus.length);
  await menu.locator('summary', { hasText: 'Services' }).click();
  await expect(menu.locator('details[open]')).toHaveCount(2);
});

test('the head of a group leads to its overview, and AI Services stands beside that of the services', async ({
  page,
}) => {
  const menu = await openMenu(page);
  for (const { label, overview, overviewLabel } of menus) {
    await menu.locator('summary', { hasText: label }).click();
    const link = menu.getByRole('link', { name: overviewLabel });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', pages[overview].path);
  }
  await expect(menu.getByRole('link', { name: 'AI Services' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'AI Services' })).toHaveAttribute('href', '/ai-services');
  await expectNoSidewaysScroll(page);
});

test('it holds the top-level links and "Get in touch"', async ({ page }) => {
  const menu = await openMenu(page);
  for (const [name, path] of Object.entries({
    Industries: '/industries',
    About: '/about',
    Careers: '/careers',
    Contact: '/contact',
    'Get in touch': '/contact',
  })) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});

test('the page behind neither scrolls nor takes focus', async ({ page }) => {
  await openMenu(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert', '');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('a link leads to its page and closes the menu', async ({ page }) => {
  const menu = await openMenu(page);
  await menu.locator('summary', { hasText: 'Products' }).click();
  await menu.locator('a[href="/products/flexpod"]').click();
  await expect(page).toHaveURL('/products/flexpod');
  await expect(menu).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert', '');
});

test('it belongs to small screens only', async ({ page }) => {
  const menu = await openMenu(page);
  await page.setViewportSize(desktop);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  // It is closed, not only out of sight: the page can be used, and a smaller window does not bring the menu back.
  for (const part of ['main', 'footer']) await expect(page.locator(part)).not.toHaveAttribute('inert');
  await page.setViewportSize(phone);
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeHidden();
});
