import type { Page } from '@playwright/test';
import { maxResults } from '../../src/site/search.ts';
import {
  desktop,
  expect,
  expectAwake,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  open,
  phone,
  test,
} from '../helpers/site.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const box = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');

async function openSearch(page: Page, path = '/about') {
  await open(page, path);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(box(page)).toBeFocused();
}

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test.describe(size, () => {
    test.use({ viewport });

    test('opens from the icon with its columns and popular searches', async ({ page }) => {
      await openSearch(page);
      await expect(box(page)).toHaveAttribute('placeholder', /solutions, services and products/i);
      for (const title of ['Solutions', 'Services', 'Products', 'About']) {
        await expect(dialog(page).getByRole('navigation', { name: title })).toBeVisible();
      }
      for (const chip of [
        'SAP Implementation',
        'Cloud Migration',
        'Digital Manufacturing',
        'Manufacturing Operations',
        'Analytics',
        'Consulting Services',
      ]) {
        await expect(dialog(page).getByRole('button', { name: chip, exact: true })).toBeVisible();
      }
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
    });

    test('shows matches with title and route, and marks what was searched', async ({ page }) => {
      await openSearch(page);
      await box(page).fill('MIGRATION');
      await expect(options(page).first()).toContainText('Cloud Enablement Migration');
      await expect(options(page).first()).toContainText('/cloud-enablement');
      await expect(options(page).first().locator('mark')).toHaveText('Migration');
      await expect(dialog(page).getByRole('status')).toContainText('results');
      await expectNoAxeViolations(page);
    });
  });
}

test('Enter opens the first result after a chip, wherever the pointer rests', async ({ page }) => {
  await openSearch(page);
  await dialog(page).getByRole('button', { name: 'Analytics', exact: true }).click();
  await expect(box(page)).toHaveValue('Analytics');
  await expect(box(page)).toBeFocused();
  await options(page).nth(1).hover();
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/analytics');
});

test('shows no more results than there is room for', async ({ page }) => {
  await openSearch(page);
  await box(page).fill('a');
  await expect(options(page)).toHaveCount(maxResults);
});

test('says so when nothing matches, with the query', async ({ page }) => {
  await openSearch(page);
  await box(page).fill('submarine');
  await expect(options(page)).toHaveCount(0);
  await expect(dialog(page).getByRole('status')).toContainText('submarine');
});

test('a chip fills the box', async ({ page }) => {
  await openSearch(page);
  await dialog(page).getByRole('button', { name: 'Cloud Migration' }).click();
  await expect(box(page)).toHaveValue('Cloud Migration');
  await expect(options(page).first()).toContainText('/cloud-enablement');
});

test('Enter opens the first result', async ({ page }) => {
  await openSearch(page);
  await box(page).fill('flexpod');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/flexpod');
  await expect(dialog(page)).toBeHidden();
});

test('a result is opened by a press, or in another tab as any link', async ({ page, context }) => {
  await openSearch(page);
  await box(page).fill('flexpod');
  const another = context.waitForEvent('page');
  await options(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await another).toHaveURL('/products/flexpod');
  await options(page).first().click();
  await expect(page).toHaveURL('/products/flexpod');
});

test('arrow keys move the mark, and Enter opens what is marked and announced', async ({ page }) => {
  await openSearch(page);
  await box(page).fill('sap');
  // The code may still be on its way; what it finds comes with it.
  await expect(options(page).nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const marked = dialog(page).getByRole('option', { selected: true });
  await expect(marked).toHaveCount(1);
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await marked.getAttribute('id')) ?? '');
  expect(await marked.getAttribute('id')).toBe(await options(page).nth(1).getAttribute('id'));
  const route = (await marked.locator('span').last().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(route);
});

test('in a low window the arrow keys bring what they mark into view', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await openSearch(page);
  await box(page).fill('a');
  await expect(options(page)).toHaveCount(maxResults);
  await expect(options(page).last()).not.toBeInViewport();
  await box(page).press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).last()).toBeInViewport({ ratio: 1 });
});

test('the Enter that takes a word from an input method opens nothing yet', async ({ page }) => {
  await openSearch(page);
  await box(page).fill('sap');
  await expect(options(page)).not.toHaveCount(0);
  // Safari ends the word before it tells of the key, and marks the key by its number alone.
  for (const mark of [{ isComposing: true }, { keyCode: 229 }]) {
    const opened = await box(page).evaluate((input, marked) => {
      const enter = { key: 'Enter', bubbles: true, cancelable: true, ...marked };
      return !input.dispatchEvent(new KeyboardEvent('keydown', enter));
    }, mark);
    expect(opened, JSON.stringify(mark)).toBe(false);
  }
});

test('Escape closes and gives focus back', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused();
});

test("the platform's back gesture closes", async ({ page }) => {
  await openSearch(page);
  // What the gesture does to a dialog; a browser on a desk has no such gesture.
  await dialog(page).evaluate((element: HTMLDialogElement) => element.requestClose());
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused();
});

test('a click on the backdrop closes, and marking words that ends there does not', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1200 });
  await openSearch(page);
  await page.keyboard.type('cloud');
  await box(page).hover();
  await page.mouse.down();
  await page.mouse.move(720, 1150);
  await page.mouse.up();
  await expect(box(page)).toHaveValue('cloud');
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(720, 1150);
  await expect(dialog(page)).toBeHidden();
});

test('the page does not scroll or jump while it is open', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => scrollTo(0, 400));
  const left = await page.locator('footer').evaluate((element) => element.getBoundingClientRect().left);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(box(page)).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await page.mouse.move(720, 880);
  await page.mouse.wheel(0, 500);
  expect(await page.evaluate(() => scrollY)).toBe(400);
  expect(await page.locator('footer').evaluate((element) => element.getBoundingClientRect().left)).toBe(left);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
});

for (const shortcut of ['Control+k', 'Meta+k', '/']) {
  test(`${shortcut} opens it`, async ({ page }) => {
    await open(page, '/about');
    await page.keyboard.press(shortcut);
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('');
  });
}

test('pointing at the icon fetches the search, so that opening it needs no network', async ({ page }) => {
  await open(page, '/about');
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await button.hover();
  await expectAwake(page, 'search');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await button.click();
  await expect(box(page)).toBeFocused();
  expect(asked).toEqual([]);
});

test('the next opening starts anew', async ({ page }) => {
  await openSearch(page);
  await box(page).fill('flexpod');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
});

test('the page behind it is out of reach while it is open', async ({ page }) => {
  await openSearch(page);
  expect(await page.locator('dialog#search').evaluate((element) => element.matches(':modal'))).toBe(true);
  const focusFooter = () =>
    page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('footer a');
      link?.focus();
      return document.activeElement === link;
    });
  expect(await focusFooter()).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await focusFooter()).toBe(true);
});

test('focus stays inside while it is open', async ({ page }) => {
  await openSearch(page);
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
});
