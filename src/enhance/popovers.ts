/**
 * The menus are popovers, which Safari has since 17 and Firefox since 125. In an older browser a class stands for
 * `:popover-open` (header.css), and what the browser would do by itself is done here: a press opens and closes, another
 * press or Escape closes, and one menu closes the other.
 */
// Unit tests import this file outside a browser, by way of dialogs.ts.
const hasPopovers = typeof HTMLElement !== 'undefined' && 'showPopover' in HTMLElement.prototype;
const openClass = 'popover-open';

export function isOpen(panel: HTMLElement): boolean {
  // An older browser throws at the name of a selector that it does not know.
  return hasPopovers ? panel.matches(':popover-open') : panel.classList.contains(openClass);
}

export function openPopover(panel: HTMLElement): void {
  if (hasPopovers) {
    panel.showPopover();
    return;
  }
  for (const other of document.querySelectorAll<HTMLElement>(`.${openClass}`)) closePopover(other);
  panel.classList.add(openClass);
  panel.dispatchEvent(new Event('toggle'));
}

export function closePopover(panel: HTMLElement): void {
  if (hasPopovers) {
    panel.hidePopover();
    return;
  }
  panel.classList.remove(openClass);
  panel.dispatchEvent(new Event('toggle'));
}

/** Does by hand what an older browser does not do for a button with `popovertarget`. */
export function makeUpForPopover(button: HTMLButtonElement, panel: HTMLElement): void {
  if (hasPopovers) return;
  button.addEventListener('click', (event) => {
    if (event.defaultPrevented) return;
    if (isOpen(panel)) closePopover(panel);
    else openPopover(panel);
  });
  document.addEventListener('click', ({ target }) => {
    const isElsewhere = target instanceof Node && !panel.contains(target) && !button.contains(target);
    if (isElsewhere && isOpen(panel)) closePopover(panel);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen(panel)) return;
    closePopover(panel);
    button.focus();
  });
}
