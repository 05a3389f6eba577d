import type { Page } from '@playwright/test';
import { allInsights, insights as written } from '../../src/pages/home/content/insights.ts';
import { testimonials, testimonialsTitle } from '../../src/pages/home/content/testimonials.ts';
import { newestFirst } from '../../src/pages/home/newest-first.ts';
import { listen } from '../helpers/heard.ts';
import { openWhole, openWithStoppedClock, pass, settle, wakeCarousels } from '../helpers/home.ts';
import { desktop, expect, moving, phone, test } from '../helpers/site.ts';

const insights = newestFirst(written);

test.use({ viewport: desktop, contextOptions: moving });

test.describe('the insights carousel', () => {
  const row = (page: Page) => page.getByRole('region', { name: 'Latest insights' });
  const previous = (page: Page) => page.getByRole('button', { name: 'Previous insights' });
  const next = (page: Page) => page.getByRole('button', { name: 'Next insights' });
  const position = (page: Page) => row(page).evaluate((element) => Math.round(element.scrollLeft));

  test('moves by 400 pixels in both directions, without a word', async ({ page }) => {
    const heard = await listen(page);
    await openWhole(page);
    await expect(previous(page)).toBeDisabled();
    await next(page).click();
    await expect.poll(() => position(page)).toBe(400);
    await expect(previous(page)).toBeEnabled();
    await previous(page).click();
    await expect.poll(() => position(page)).toBe(0);
    await expect(previous(page)).toBeDisabled();
    expect(await heard()).toEqual([]);
  });

  test('moves by 400 pixels on a phone too', async ({ page }) => {
    await page.setViewportSize(phone);
    await openWhole(page);
    await next(page).click();
    await expect.poll(() => position(page)).toBe(400);
  });

  test('ends within 10 pixels of the end', async ({ page }) => {
    await openWhole(page);
    const scrollToEnd = (distance: number) =>
      row(page).evaluate((element, left) => {
        element.style.scrollSnapType = 'none';
        element.scrollTo({ left: element.scrollWidth - element.clientWidth - left, behavior: 'instant' });
      }, distance);
    await scrollToEnd(12);
    await expect(next(page)).toBeEnabled();
    await scrollToEnd(9);
    await expect(next(page)).toBeDisabled();
    await expect(previous(page)).toBeEnabled();
  });

  test('keeps the keyboard in the carousel when a button goes out of use', async ({ page }) => {
    await openWhole(page);
    await next(page).focus();
    const end = await row(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    for (let press = 0; press < 3 * insights.length && (await next(page).isEnabled()); press += 1) {
      const before = await position(page);
      await page.keyboard.press('Enter');
      await expect.poll(() => position(page)).toBe(Math.min(before + 400, end));
    }
    await expect(next(page)).toBeDisabled();
    await expect(row(page)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(next(page)).toBeEnabled();
  });

  test('opens its articles elsewhere, in a new tab', async ({ page }) => {
    await openWhole(page);
    const cards = row(page).getByRole('link');
    await expect(cards).toHaveCount(insights.length);
    for (const [index, card] of (await cards.all()).entries()) {
      await expect(card).toHaveAttribute('href', insights[index]?.url ?? '');
      await expect(card).toHaveAttribute('target', '_blank');
      await expect(card).toHaveAttribute('rel', /noopener/);
    }
    await expect(page.getByRole('link', { name: /Read the case study/ })).toHaveAttribute('target', '_blank');
  });

  test('"View all insights" opens all cards in place, and the reader stays where they are', async ({
    page,
  }) => {
    const heard = await listen(page);
    await openWhole(page);
    const all = page.getByRole('link', { name: 'View all insights' });
    await expect(all).toHaveAttribute('href', '#');
    await row(page).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    await all.click();
    const cards = row(page).getByRole('link');
    await expect
      .poll(() =>
        cards.evaluateAll((links) => links.every((a) => a.getBoundingClientRect().right <= innerWidth)),
      )
      .toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(new URL(page.url()).hash).toBe('');
    // There is no row to move.
    await expect(next(page)).toBeHidden();
    const fewer = page.getByRole('link', { name: allInsights.fewer });
    await expect(fewer).toHaveAttribute('aria-expanded', 'true');
    await fewer.press('Enter');
    await expect(next(page)).toBeEnabled();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(new URL(page.url()).hash).toBe('');
    // The link itself says that it is expanded.
    expect(await heard()).toEqual([]);
  });
});

test.describe('testimonials', () => {
  const carousel = (page: Page) => page.getByRole('region', { name: testimonialsTitle });
  const shown = (page: Page) => page.locator('.testimonial-shown strong');
  const names = testimonials.map(({ name }) => name);
  const spoken = testimonials.map(({ quote, name, position }) => `${quote} ${name}, ${position}`);

  /** Brings the carousel into view and starts its eight seconds anew. */
  async function restart(page: Page): Promise<void> {
    await wakeCarousels(page);
    await carousel(page).scrollIntoViewIfNeeded();
    await carousel(page).hover();
    await settle(page);
    await carousel(page).getByRole('button', { name: 'Testimonial 1 of' }).click();
    await leave(page);
  }

  async function leave(page: Page): Promise<void> {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.mouse.move(5, 5);
    await settle(page);
  }

  test('move on every 8000 ms, round and round, without a word', async ({ page }) => {
    const heard = await listen(page);
    await openWithStoppedClock(page);
    await restart(page);
    // The one that starting anew has pressed.
    expect(await heard()).toEqual([spoken[0]]);
    for (const name of [...names.slice(1), names[0], names[1]]) {
      const before = await shown(page).textContent();
      await pass(page, 7990);
      await expect(shown(page)).toHaveText(before ?? '');
      await pass(page, 10);
      await expect(shown(page)).toHaveText(name ?? '');
    }
    expect(await heard()).toEqual([spoken[0]]);
  });

  test('rest under the pointer, under the keyboard, and at the press of a button', async ({ page }) => {
    await openWithStoppedClock(page);
    await restart(page);
    await carousel(page).hover();
    await settle(page);
    await pass(page, 30_000);
    await expect(shown(page)).toHaveText(names[0] ?? '');

    await leave(page);
    await carousel(page).getByRole('button', { name: 'Testimonial 1 of' }).focus();
    await settle(page);
    await pass(page, 30_000);
    await expect(shown(page)).toHaveText(names[0] ?? '');

    await carousel(page).getByRole('button', { name: 'Pause testimonials' }).click();
    await leave(page);
    await pass(page, 30_000);
    await expect(shown(page)).toHaveText(names[0] ?? '');

    await carousel(page).getByRole('button', { name: 'Play testimonials' }).click();
    await leave(page);
    await pass(page, 8000);
    await expect(shown(page)).toHaveText(names[1] ?? '');
  });

  test('go where a dot says, and are read out then', async ({ page }) => {
    const heard = await listen(page);
    await openWhole(page);
    const dot = carousel(page).getByRole('button', { name: 'Testimonial 3 of' });
    await dot.click();
    await expect(shown(page)).toHaveText(names[2] ?? '');
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await expect(carousel(page).getByRole('figure')).toHaveCount(1);
    expect(await heard()).toEqual([spoken[2]]);
  });

  test('have their whole time and are read out where a press left no focus, and again later', async ({
    page,
  }) => {
    const heard = await listen(page);
    await openWithStoppedClock(page);
    await restart(page);
    // As on a phone by Apple, where a press gives a button no focus.
    const press = () =>
      carousel(page)
        .getByRole('button', { name: 'Testimonial 3 of' })
        .evaluate((dot: HTMLElement) => dot.click());
    await pass(page, 7000);
    await press();
    await expect.poll(heard).toEqual([spoken[0], spoken[2]]);
    await pass(page, 7990);
    await expect(shown(page)).toHaveText(names[2] ?? '');
    await pass(page, 10);
    await expect(shown(page)).toHaveText(names[3] ?? '');
    await press();
    await expect.poll(heard).toEqual([spoken[0], spoken[2], spoken[2]]);
  });

  test('keep their height', async ({ page }) => {
    await page.setViewportSize(phone);
    await openWhole(page);
    const heights = new Set<number>();
    for (const index of testimonials.keys()) {
      await carousel(page)
        .getByRole('button', { name: `Testimonial ${index + 1} of` })
        .click();
      heights.add(await carousel(page).evaluate((element: HTMLElement) => element.offsetHeight));
    }
    expect(heights.size).toBe(1);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('testimonials wait for the visitor', async ({ page }) => {
      await openWithStoppedClock(page);
      await wakeCarousels(page);
      await pass(page, 60_000);
      await expect(page.locator('.testimonial-shown strong')).toHaveText(names[0] ?? '');
      await page.getByRole('button', { name: 'Testimonial 2 of' }).click();
      await expect(page.locator('.testimonial-shown strong')).toHaveText(names[1] ?? '');
    });
  });
});
