import type { Page } from '@playwright/test';

/**
 * Records what a screen reader would announce from the next page on. The returned function gives the announcements on the
 * current page so far.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(recordAnnouncements);
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

/**
 * Runs before any script of the page. A live region announces content that is added to it later; one that is inserted together
 * with its content is ignored by many screen readers, unless it is an alert. Native dialogs count as announced too.
 */
function recordAnnouncements(): void {
  const heard: string[] = [];
  const live = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])';
  const known = new Set<Element>();
  const showAlert = window.alert.bind(window);
  Object.assign(window, {
    heard,
    alert(message: string) {
      heard.push(message);
      showAlert(message);
    },
  });

  function isPerceived(element: Element): boolean {
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"], [inert]')
    );
  }

  /** The whole region: statuses and alerts are atomic. Texts of different elements are separated. */
  function words(region: Element): string {
    const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    let said = '';
    let before: Element | null = null;
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (parentElement === null || !isPerceived(parentElement)) continue;
      said += (parentElement === before ? '' : ' ') + textContent;
      before = parentElement;
    }
    return said.replace(/\s+/g, ' ').trim();
  }

  function filled(changes: readonly MutationRecord[]): Set<Element | null> {
    const added = changes.filter(({ type, addedNodes }) => type === 'characterData' || addedNodes.length > 0);
    return new Set(
      added.map(
        ({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(live) ?? null,
      ),
    );
  }

  new MutationObserver((changes) => {
    const touched = filled(changes);
    for (const region of document.querySelectorAll(live)) {
      const isThere = isPerceived(region);
      const wasThere = known.has(region);
      if (isThere) known.add(region);
      else known.delete(region);
      // Content that the page loads with is not announced.
      const appears = isThere && !wasThere && document.readyState !== 'loading';
      const speaks = appears ? region.matches('[role="alert"]') : isThere && wasThere && touched.has(region);
      const said = speaks ? words(region) : '';
      if (said) heard.push(said);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
