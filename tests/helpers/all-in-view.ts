import { expect, type Page } from '@playwright/test';

/**
 * Makes each IntersectionObserver of the page report everything as visible, so that lazy parts load without scrolling. Scrolling
 * would wait for frames, and under load Chromium sometimes stops rendering permanently during a fast scroll. Call it before the
 * page is opened.
 */
export async function reportAllAsVisible(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class implements IntersectionObserver {
      readonly root = null;
      readonly rootMargin = '';
      readonly scrollMargin = '';
      readonly thresholds = [0];
      readonly #callback: IntersectionObserverCallback;
      readonly #observed = new Set<Element>();

      constructor(callback: IntersectionObserverCallback) {
        this.#callback = callback;
      }

      observe(target: Element): void {
        this.#observed.add(target);
        setTimeout(() => this.#observed.has(target) && this.#callback([visibleEntry(target)], this));
      }

      unobserve(target: Element): void {
        this.#observed.delete(target);
      }

      disconnect(): void {
        this.#observed.clear();
      }

      takeRecords(): IntersectionObserverEntry[] {
        return [];
      }
    };

    function visibleEntry(target: Element): IntersectionObserverEntry {
      const box = target.getBoundingClientRect();
      return {
        target,
        isIntersecting: true,
        intersectionRatio: 1,
        boundingClientRect: box,
        intersectionRect: box,
        rootBounds: null,
        time: performance.now(),
      };
    }
  });
}

/** Waits until islands are hydrated and images are loaded, including lazy ones. */
export async function expectFullyLoaded(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await expect
    .poll(
      () =>
        page.evaluate(() => [
          ...[...document.querySelectorAll<HTMLElement>('[data-hydrate-in-view]:not([data-hydrated])')].map(
            ({ dataset }) => dataset.island,
          ),
          ...[...document.images].filter((image) => !image.complete).map((image) => image.src),
        ]),
      { message: 'islands and images that are still loading' },
    )
    .toEqual([]);
}
