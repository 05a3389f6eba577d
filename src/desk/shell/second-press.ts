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
