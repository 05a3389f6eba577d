import { useEffect } from 'react';
import { focusRow, references } from './rows-in-focus.ts';

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
