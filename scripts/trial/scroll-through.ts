import type { Page } from '@playwright/test';

/**
 * To the end of a page and back: what is fetched when somebody comes near is fetched on the way down.
 *
 * False when no frame was drawn for five seconds although script ran on. Now and then Chromium 156 stops drawing there:
 * in a trace its compositor waited for tiles while none of its threads had anything to do. A page cannot mend that.
 */
export function scrolledThrough(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      if (!(await frameDrawn())) return false;
    }
    scrollTo(0, 0);
    return frameDrawn();

    function frameDrawn(): Promise<boolean> {
      return new Promise((resolve) => {
        requestAnimationFrame(() => resolve(true));
        setTimeout(resolve, 5000, false);
      });
    }
  });
}
