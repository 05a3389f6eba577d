import type { Page } from '@playwright/test';
import { filled } from '#content/filled.ts';
import { lists } from '#generated/lists.ts';
import { controlTexts } from '#generated/texts/site.ts';
import { newestFirst } from '#sections/insights/newest-first.ts';
import { recordAnnouncements } from '../helpers/announcements.ts';
import {
  advanceClock,
  hydrateCarousels,
  openWithCarousels,
  openWithStoppedClock,
  settle,
} from '../helpers/home.ts';
import { sectionOf } from '../helpers/sections.ts';
import { desktop, expect, phone, test, withMotion } from '../helpers/site.ts';

const { testimonials } = lists;
const insights = newestFirst(lists.insights);
const { title: insightsTitle, showAll, showFewer } = sectionOf('home', 'insights');

test.use({ viewport: desktop, contextOptions: withMotion });

/** src/features/home/carousel-edges.test.ts covers when the buttons are disabled. */
test.describe('the insights carousel', () => {
  const row = (page: Page) => page.getByRole('region', { name: insightsTitle });
  const previous = (page: Page) => page.getByRole('button', { name: controlTexts.previousInsights });
  const next = (page: Page) => page.getByRole('button', { name: controlTexts.nextInsights });
  const position = (page: Page) => row(page).evaluate((element) => Math.round(element.scrollLeft));

  test('scrolls by 400 px each way without announcements, and its links open in a new tab', async ({
    page,
  }) => {
    const announcements = await recordAnnouncements(page);
    await openWithCarousels(page);
    await expect(previous(page)).toBeDisabled();
    await next(page).click();
    await expect.poll(() => position(page)).toBe(400);
    await expect(previous(page)).toBeEnabled();
    await previous(page).click();
    await expect.poll(() => position(page)).toBe(0);
    await expect(previous(page)).toBeDisabled();
    expect(await announcements()).toEqual([]);

    const cards = await row(page)
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute('href'),
          link.getAttribute('target'),
          link.getAttribute('rel'),
        ]),
      );
    expect(cards).toEqual(insights.map(({ url }) => [url, '_blank', expect.stringContaining('noopener')]));
  });

  test('moves focus to the row of cards when the focused button becomes disabled', async ({ page }) => {
    await openWithCarousels(page);
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

  test('expands all cards in place on "View all insights", without scrolling the page', async ({ page }) => {
    const announcements = await recordAnnouncements(page);
    await openWithCarousels(page);
    const all = page.getByRole('link', { name: showAll });
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
    // Expanded, there is no row to scroll.
    await expect(next(page)).toBeHidden();
    const fewer = page.getByRole('link', { name: showFewer });
    await expect(fewer).toHaveAttribute('aria-expanded', 'true');
    await fewer.press('Enter');
    await expect(next(page)).toBeEnabled();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(new URL(page.url()).hash).toBe('');
    // Nothing is announced, as the link has aria-expanded.
    expect(await announcements()).toEqual([]);
  });
});

test.describe('testimonials', () => {
  const carousel = (page: Page) =>
    page.getByRole('region', { name: sectionOf('home', 'testimonials').title });
  const shown = (page: Page) => page.locator('.testimonial-shown strong');
  const dot = (page: Page, index: number) =>
    carousel(page).getByRole('button', {
      name: filled(controlTexts.testimonial, { place: index + 1, count: testimonials.length }),
    });
  const names = testimonials.map(({ name }) => name);
  const announced = testimonials.map(({ quote, name, position }) => `${quote} ${name}, ${position}`);
  /** Wraps around, for any number of testimonials. */
  const at = <Entry>(entries: readonly Entry[], index: number) => entries[index % entries.length] as Entry;
  const lastIndex = testimonials.length - 1;

  /** Brings the carousel into view and restarts its eight seconds. */
  async function restart(page: Page): Promise<void> {
    await hydrateCarousels(page);
    await carousel(page).scrollIntoViewIfNeeded();
    await carousel(page).hover();
    await settle(page);
    await dot(page, 0).click();
    await moveAway(page);
  }

  async function moveAway(page: Page): Promise<void> {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.mouse.move(5, 5);
    await settle(page);
  }

  test('advance every 8 s without announcements, wrap around, and stop on hover, focus and pause', async ({
    page,
  }) => {
    const announcements = await recordAnnouncements(page);
    await openWithStoppedClock(page);
    await restart(page);
    for (const name of [...names.slice(1), names[0]]) {
      const before = await shown(page).textContent();
      await advanceClock(page, 7990);
      await expect(shown(page)).toHaveText(before ?? '');
      await advanceClock(page, 10);
      await expect(shown(page)).toHaveText(name ?? '');
    }
    // Only the restart was announced.
    expect(await announcements()).toEqual([announced[0]]);

    await carousel(page).hover();
    await settle(page);
    await advanceClock(page, 30_000);
    await expect(shown(page)).toHaveText(names[0] ?? '');

    await moveAway(page);
    await dot(page, 0).focus();
    await settle(page);
    await advanceClock(page, 30_000);
    await expect(shown(page)).toHaveText(names[0] ?? '');

    await carousel(page).getByRole('button', { name: controlTexts.pauseTestimonials }).click();
    await moveAway(page);
    await advanceClock(page, 30_000);
    await expect(shown(page)).toHaveText(names[0] ?? '');

    await carousel(page).getByRole('button', { name: controlTexts.playTestimonials }).click();
    await moveAway(page);
    await advanceClock(page, 8000);
    await expect(shown(page)).toHaveText(at(names, 1));
  });

  test('are shown and announced on a click on their dot, then advance after their full 8 s', async ({
    page,
  }) => {
    const announcements = await recordAnnouncements(page);
    await openWithStoppedClock(page);
    await restart(page);
    // As in Safari on iOS, where a tap does not focus a button.
    const clickDot = () => dot(page, lastIndex).evaluate((button: HTMLElement) => button.click());
    await advanceClock(page, 7000);
    await clickDot();
    await expect(shown(page)).toHaveText(at(names, lastIndex));
    await expect(dot(page, lastIndex)).toHaveAttribute('aria-current', 'true');
    await expect(carousel(page).getByRole('figure')).toHaveCount(1);
    await expect.poll(announcements).toEqual([announced[0], announced[lastIndex]]);
    await advanceClock(page, 7990);
    await expect(shown(page)).toHaveText(at(names, lastIndex));
    await advanceClock(page, 10);
    await expect(shown(page)).toHaveText(at(names, lastIndex + 1));
    await clickDot();
    await expect.poll(announcements).toEqual([announced[0], announced[lastIndex], announced[lastIndex]]);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: phone });

    test('do not advance automatically, and all have the same height', async ({ page }) => {
      await openWithStoppedClock(page);
      await hydrateCarousels(page);
      await advanceClock(page, 60_000);
      await expect(shown(page)).toHaveText(names[0] ?? '');
      const heights = new Set<number>();
      for (const [index, name] of names.entries()) {
        await dot(page, index).click();
        await expect(shown(page)).toHaveText(name);
        heights.add(await carousel(page).evaluate((element: HTMLElement) => element.offsetHeight));
      }
      expect(heights.size).toBe(1);
    });
  });
});
