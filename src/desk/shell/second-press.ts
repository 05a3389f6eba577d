/**
 * Many people press everything twice. The second press would meet what the first has put there: the way back, or the row
 * that has moved up.
 */
export function ignoreSecondPress(event: MouseEvent): void {
  const isControl = event.target instanceof Element && event.target.closest('a, button') !== null;
  if (event.detail < 2 || !isControl) return;
  event.preventDefault();
  event.stopPropagation();
}

/** A key that is held a little too long repeats itself, and would do the thing again. In a text it makes new lines. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  const isText = event.target instanceof HTMLTextAreaElement;
  if (event.repeat && event.key === 'Enter' && !isText) event.preventDefault();
}
