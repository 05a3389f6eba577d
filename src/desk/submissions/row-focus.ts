import { useEffect } from 'react';

/** Rows have their reference in `data-row`; the focused row is the current one. */

export function referenceInFocus(): string | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  return row?.dataset.row ?? null;
}

function references(): readonly string[] {
  return rowElements().flatMap(({ dataset }) => dataset.row ?? []);
}

export function focusNextRow(step: 1 | -1): void {
  const rows = rowElements();
  const at = rows.findIndex((row) => row.dataset.row === referenceInFocus());
  const current = rows.findIndex((row) => row.getAttribute('aria-current') === 'true');
  const from = at >= 0 ? at : current >= 0 ? current : step === 1 ? -1 : rows.length;
  rows[Math.min(Math.max(from + step, 0), rows.length - 1)]?.focus();
}

/** On a narrow screen, and beside an application, the open submission replaces the list. */
export function areRowsHidden(): boolean {
  return rowElements().every((row) => !row.checkVisibility());
}

export function focusRow(reference: string, options?: FocusOptions): void {
  document.querySelector<HTMLElement>(`main [data-row="${CSS.escape(reference)}"]`)?.focus(options);
}

function rowElements(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-row]')];
}

interface Place {
  readonly element: Element;
  readonly reference: string;
  /** All rows before the change. */
  readonly order: readonly string[];
}

/**
 * When the focused row leaves the list, the next row gets focus, so that keyboard and screen reader users do not
 * start over at the top.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const main = document.getElementById('main');
    if (main === null) return;
    let place: Place | null = null;
    const savePlace = () => {
      place = placeInFocus();
    };
    // A press elsewhere gives up the place.
    const clearPlace = () => {
      place = null;
    };
    const observer = new MutationObserver(() => {
      const isLost = place?.element.isConnected === false && document.activeElement === document.body;
      const reference = place && isLost ? rowToFocus(place) : undefined;
      // Keeps the scroll position.
      if (reference !== undefined) focusRow(reference, { preventScroll: true });
      savePlace();
    });
    document.addEventListener('focusin', savePlace);
    document.addEventListener('pointerdown', clearPlace);
    observer.observe(main, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', savePlace);
      document.removeEventListener('pointerdown', clearPlace);
      observer.disconnect();
    };
  }, []);
}

/** The focused row, also when a checkbox or button in it has focus. */
function placeInFocus(): Place | null {
  const element = document.activeElement;
  const row =
    element?.closest<HTMLElement>('[data-row]') ??
    element?.closest('li, tr')?.querySelector<HTMLElement>('[data-row]');
  if (!element || row?.dataset.row === undefined) return null;
  return { element, reference: row.dataset.row, order: references() };
}

/** The same row if it moved, otherwise the next one that remains, or the last before it. */
function rowToFocus({ reference, order }: Place): string | undefined {
  const at = order.indexOf(reference);
  const left = new Set(references());
  return [...order.slice(at), ...order.slice(0, at).reverse()].find((one) => left.has(one));
}
