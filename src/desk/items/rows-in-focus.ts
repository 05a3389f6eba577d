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

/** When these leave the list and one of them has focus, a neighbor gets it that stays: j and k go on from there. */
export function keepFocusNear(leaving: readonly string[]): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')];
  const stays = ({ dataset: { row } }: HTMLElement) => row !== undefined && !leaving.includes(row);
  const at = rows.findIndex((row) => row.dataset.row === referenceInFocus());
  const inFocus = rows[at];
  if (inFocus === undefined || stays(inFocus)) return;
  const neighbor = rows.slice(at).find(stays) ?? rows.slice(0, at).findLast(stays);
  const main = document.getElementById('main');
  if (neighbor?.dataset.row === undefined || main === null) return;
  const { row } = neighbor.dataset;
  const observer = new MutationObserver(() => {
    if (inFocus.isConnected) return;
    observer.disconnect();
    if (document.activeElement === document.body) focusRow(row);
  });
  observer.observe(main, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), PATIENCE_MS);
}

export function focusRow(reference: string): void {
  document.querySelector<HTMLElement>(`main [data-row="${CSS.escape(reference)}"]`)?.focus();
}
