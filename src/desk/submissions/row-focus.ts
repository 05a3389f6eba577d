import { useEffect } from 'react';

/** Rows mark themselves with `data-row` and their reference; focus is the only cursor there is. */

export function referenceInFocus(): string | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  return row?.dataset.row ?? null;
}

/** Of all rows, in their order. */
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

/** On a narrow screen, and beside an application, the list gives way to the open item. */
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
  /** All rows, as they stood. */
  readonly order: readonly string[];
}

/**
 * When the row that has focus leaves, by what was done with it or by a colleague, the next one gets the focus: keys and
 * screen readers go on from there, not from the top.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const main = document.getElementById('main');
    if (main === null) return;
    let place: Place | null = null;
    const note = () => {
      place = placeInFocus();
    };
    // Whoever presses beside everything has left it.
    const forget = () => {
      place = null;
    };
    const observer = new MutationObserver(() => {
      const isLost = place?.element.isConnected === false && document.activeElement === document.body;
      const reference = place && isLost ? whereToGoOn(place) : undefined;
      // The list stays where it was scrolled to.
      if (reference !== undefined) focusRow(reference, { preventScroll: true });
      note();
    });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget);
    observer.observe(main, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget);
      observer.disconnect();
    };
  }, []);
}

/** Of a row's name, or of a box or button beside it. */
function placeInFocus(): Place | null {
  const element = document.activeElement;
  const row =
    element?.closest<HTMLElement>('[data-row]') ??
    element?.closest('li, tr')?.querySelector<HTMLElement>('[data-row]');
  if (!element || row?.dataset.row === undefined) return null;
  return { element, reference: row.dataset.row, order: references() };
}

/** The same row where it moved elsewhere, otherwise the next that stayed, or the last before it. */
function whereToGoOn({ reference, order }: Place): string | undefined {
  const at = order.indexOf(reference);
  const left = new Set(references());
  return [...order.slice(at), ...order.slice(0, at).reverse()].find((one) => left.has(one));
}
