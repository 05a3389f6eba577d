import type { Page } from '@playwright/test';

/**
 * Records the announcements a screen reader would make, starting with the next page. The returned function reads those of the
 * current page so far.
 */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(observeLiveRegions);
  return () => page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);
}

/**
 * Runs before any script of the page. A live region announces content that is added to it later; one that is inserted together
 * with its content is ignored by many screen readers, unless it is an alert. Native dialogs count as announced too.
 */
function observeLiveRegions(): void {
  const announcements: string[] = [];
  const liveRegions = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])';
  const exposed = new Set<Element>();
  const showAlert = window.alert.bind(window);
  Object.assign(window, {
    announcements,
    alert(message: string) {
      announcements.push(message);
      showAlert(message);
    },
  });

  function isExposed(element: Element): boolean {
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"], [inert]')
    );
  }

  /** The text of the whole region, as statuses and alerts are atomic, with a space between the texts of different elements. */
  function textOf(region: Element): string {
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    let text = '';
    let before: Element | null = null;
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement === null || !isExposed(parentElement)) continue;
      text += (parentElement === before ? '' : ' ') + textContent;
      before = parentElement;
    }
    return text.replace(/\s+/g, ' ').trim();
  }

  function regionsWithNewText(changes: readonly MutationRecord[]): Set<Element | null> {
    const added = changes.filter(({ type, addedNodes }) => type === 'characterData' || addedNodes.length > 0);
    return new Set(
      added.map(
        ({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest(liveRegions) ?? null,
      ),
    );
  }

  new MutationObserver((changes) => {
    const updated = regionsWithNewText(changes);
    for (const region of document.querySelectorAll(liveRegions)) {
      const isNowExposed = isExposed(region);
      const wasExposed = exposed.has(region);
      if (isNowExposed) exposed.add(region);
      else exposed.delete(region);
      // Content that the page loads with is not announced. Until then, hidden regions are exposed where styles are missing.
      if (document.readyState !== 'complete') continue;
      const isInserted = isNowExposed && !wasExposed;
      const isAnnounced = isInserted
        ? region.matches('[role="alert"]')
        : isNowExposed && wasExposed && updated.has(region);
      const text = isAnnounced ? textOf(region) : '';
      if (text) announcements.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
