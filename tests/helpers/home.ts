import { expect, type Page } from '@playwright/test';
import { open } from './site.ts';

export const hero = (page: Page) => page.locator('section.scroll-hero');

/** Scrolls to a progress of the hero, from 0 to 1. */
export async function scrollHeroTo(page: Page, progress: number): Promise<void> {
  await hero(page).evaluate((element: HTMLElement, fraction) => {
    scrollTo({
      top: element.offsetTop + fraction * (element.offsetHeight - innerHeight),
      behavior: 'instant',
    });
  }, progress);
}

/** Opens the home page and scrolls near its carousels, whose code is loaded only then. */
export async function openWithCarousels(page: Page): Promise<void> {
  await open(page, '/');
  await hydrateCarousels(page);
}

export async function hydrateCarousels(page: Page): Promise<void> {
  for (const name of ['insights-buttons', 'testimonials'] as const) {
    const island = page.locator(`[data-island="${name}"]`);
    // Again, because sections that are laid out on the way there may move it out of view.
    await expect(async () => {
      await island.scrollIntoViewIfNeeded();
      await expect(island).toHaveAttribute('data-hydrated', '', { timeout: 1000 });
    }).toPass();
  }
}

/** Lets React finish the updates of a timer, as its scheduler does not use the page's clock. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(0);
      });
    }
  });
}

/** Advances the stopped clock and lets React finish. */
export async function advanceClock(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await settle(page);
}

/** Opens the home page and stops its clock. */
export async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2025-06-02T09:00:00Z') });
  await open(page, '/');
  await page.clock.pauseAt(new Date('2025-06-02T10:00:00Z'));
  await settle(page);
}
