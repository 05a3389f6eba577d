import { expect, type Page } from '@playwright/test';

/**
 * Lets each observer of the page see everything at once, so that what comes when somebody comes near comes without any
 * scrolling. Scrolling through would wait for frames, and under load Chromium now and then stops drawing in the midst of a
 * fast scroll, for good, while script runs on. Call it before the page is opened.
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

/** Waits until everything is there: islands are hydrated and pictures loaded, including those the browser would defer. */
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
