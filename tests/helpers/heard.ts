import type { Page } from '@playwright/test';

/**
 * Writes down what a screen reader says by itself from the next page on, and gives what it has said so far on the page
 * that is open.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(writeDown);
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

/**
 * Runs before any script of the page. A live region speaks when something is put into it while it is there; one that
 * comes with its words inside is passed over by many screen readers, unless it is an alert. A box of the browser counts
 * as said, too.
 */
function writeDown(): void {
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

  /** All of a region: statuses and alerts are read whole. Words of different elements are told apart. */
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
      // What a page loads with is read where it stands.
      const appears = isThere && !wasThere && document.readyState !== 'loading';
      const speaks = appears ? region.matches('[role="alert"]') : isThere && wasThere && touched.has(region);
      const said = speaks ? words(region) : '';
      if (said) heard.push(said);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
