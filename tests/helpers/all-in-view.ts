import { expect, type Page } from '@playwright/test';

/**
 * Makes each IntersectionObserver of the page report everything as visible, so that lazy parts load without scrolling. Scrolling
 * would wait for frames, and under load Chromium sometimes stops rendering for good during a fast scroll. Call it before the
 * page is opened.
 */
export async function putAllInView(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class implements IntersectionObserver {
      readonly root = null;
      readonly rootMargin = '';
      readonly scrollMargin = '';
      readonly thresholds = [0];
      readonly #tell: IntersectionObserverCallback;
      readonly #observed = new Set<Element>();

      constructor(tell: IntersectionObserverCallback) {
        this.#tell = tell;
      }

      observe(target: Element): void {
        this.#observed.add(target);
        setTimeout(() => this.#observed.has(target) && this.#tell([seen(target)], this));
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

    function seen(target: Element): IntersectionObserverEntry {
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

/** Waits until islands are hydrated and pictures are loaded, including lazy ones. */
export async function expectAllThere(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await expect
    .poll(
      () =>
        page.evaluate(() => [
          ...[...document.querySelectorAll<HTMLElement>('[data-wake-in-view]:not([data-hydrated])')].map(
            ({ dataset }) => dataset.island,
          ),
          ...[...document.images].filter((image) => !image.complete).map((image) => image.src),
        ]),
      { message: 'what has not come yet' },
    )
    .toEqual([]);
}
