/** Rows mark themselves with `data-row` and their reference; focus is the only cursor there is. */

export function referenceInFocus(): string | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  return row?.dataset.row ?? null;
}

export function focusNextRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')];
  const at = rows.findIndex((row) => row.dataset.row === referenceInFocus());
  const current = rows.findIndex((row) => row.getAttribute('aria-current') === 'true');
  const from = at >= 0 ? at : current >= 0 ? current : step === 1 ? -1 : rows.length;
  rows[Math.min(Math.max(from + step, 0), rows.length - 1)]?.focus();
}

/** How long a row may take to leave. */
const PATIENCE_MS = 3000;

/** When the row that has focus leaves the list, its neighbor gets it: j and k go on from there. */
export function keepFocusNear(reference: string): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')];
  const at = rows.findIndex((row) => row.dataset.row === reference);
  const neighbor = (rows[at + 1] ?? rows[at - 1])?.dataset.row;
  const main = document.getElementById('main');
  if (at < 0 || referenceInFocus() !== reference || neighbor === undefined || main === null) return;
  const observer = new MutationObserver(() => {
    if (rows[at]?.isConnected) return;
    observer.disconnect();
    if (document.activeElement === document.body) focusRow(neighbor);
  });
  observer.observe(main, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), PATIENCE_MS);
}

export function focusRow(reference: string): void {
  document.querySelector<HTMLElement>(`main [data-row="${CSS.escape(reference)}"]`)?.focus();
}
