/**
 * Many people double-click everything. The second click would hit what the first has put there: "Undo", or the row that has
 * moved up. Controls that are meant to be clicked several times in a row have `data-repeatable`.
 */
export function ignoreSecondPress(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest('a, button') : null;
  if (event.detail < 2 || control === null || control.hasAttribute('data-repeatable')) return;
  event.preventDefault();
  event.stopPropagation();
}

/** A key that is held a little too long repeats itself, and would do the thing again. In a text it makes new lines. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  const isText = event.target instanceof HTMLTextAreaElement;
  if (event.repeat && event.key === 'Enter' && !isText) event.preventDefault();
}
