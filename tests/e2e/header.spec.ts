import { shades } from '../../src/content/palette/shades.ts';
import { menus } from '../../src/site/navigation.ts';
import { menuTitle, pages } from '../../src/site/pages.ts';
import { desktop, expect, expectNoAxeViolations, moving, open, test } from '../helpers/site.ts';

test.use({ viewport: desktop, contextOptions: moving });

test('the header is 70 px high, sticks, and takes its scrolled state past 10 px', async ({ page }) => {
  await open(page, '/solutions');
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

for (const menu of menus) {
  test(`${menu.label} opens on hover, lists its pages and closes when the pointer leaves`, async ({
    page,
  }) => {
    await open(page, '/');
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
    await expectNoAxeViolations(page, '.site-header');
    await page.mouse.move(720, 880);
    await expect(panel).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
}

test('a press right after hover keeps the menu open; the next one closes it', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Solutions' });
  const panel = page.locator('#menu-solutions');
  await button.hover();
  await expect(panel).toBeVisible();
  await button.click();
  await expect(panel).toBeVisible();
  await button.click();
  await expect(panel).toBeHidden();
});

test('menus work by keyboard: Enter opens, Tab goes in, Escape closes and returns focus', async ({
  page,
}) => {
  await open(page, '/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Services' });
  const panel = page.locator('#menu-services');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link', { name: 'All services' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(panel).toBeVisible();
});

test('only one menu is open at a time, and tabbing out closes it', async ({ page }) => {
  await open(page, '/');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Services' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#menu-services')).toBeVisible();
  await banner.getByRole('button', { name: 'Products' }).focus();
  await expect(page.locator('#menu-services')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.locator('#menu-products')).toBeVisible();
});

test.describe('touch', () => {
  test.use({ hasTouch: true });
  test('a tap opens a menu and a second one closes it', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('banner').getByRole('button', { name: 'Products' });
    await button.tap();
    await expect(page.locator('#menu-products')).toBeVisible();
    await button.tap();
    await expect(page.locator('#menu-products')).toBeHidden();
  });
});

test('following a menu link closes the menu and shows the page', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Solutions' }).hover();
  await page.locator('#menu-solutions').getByRole('link', { name: 'Data Analytics' }).click();
  await expect(page).toHaveURL('/analytics');
  await expect(page.locator('#menu-solutions')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.analytics.heading);
});

test('the header carries the search icon, the single links and "Get in touch"', async ({ page }) => {
  await open(page, '/');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: 'Search' })).toBeVisible();
  for (const id of ['industries', 'about', 'careers'] as const) {
    await expect(banner.getByRole('link', { name: pages[id].title, exact: true })).toBeVisible();
  }
  await expect(banner.getByRole('link', { name: 'Get in touch' })).toHaveAttribute('href', '/contact');
  await expect(banner.getByRole('button', { name: 'Menu' })).toBeHidden();
});

test('the focus ring is light on a dark hero, and dark once the header is white', async ({ page }) => {
  await open(page, '/services');
  const rgb = (hex: string) =>
    `rgb(${hex
      .match(/\w\w/g)
      ?.map((part) => Number.parseInt(part, 16))
      .join(', ')})`;
  const onDark = rgb(shades.straw[400]);
  const onWhite = rgb(shades.blue[700]);
  const button = page.getByRole('banner').getByRole('button', { name: 'Products' });
  await button.focus();
  await expect(button).toHaveCSS('outline-color', onDark);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMenu = page.locator('#menu-products').getByRole('link').first();
  await expect(inMenu).toBeFocused();
  await expect(inMenu).toHaveCSS('outline-color', onWhite);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveCSS('outline-color', onDark);
  await page.evaluate(() => scrollTo(0, 600));
  await expect(button).toHaveCSS('outline-color', onWhite);
});
