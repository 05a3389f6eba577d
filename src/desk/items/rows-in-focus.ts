/** Rows mark themselves with `data-row` and their reference; focus is the only cursor there is. */

export function referenceInFocus(): string | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  return row?.dataset.row ?? null;
}

/** Of all rows, in their order. */
export function references(): readonly string[] {
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
