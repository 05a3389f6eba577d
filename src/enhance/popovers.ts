/**
 * The menus are popovers (Safari 17, Firefox 125). In older browsers a class replaces `:popover-open` (header.css), and this
 * file opens and closes: on a click, on a click elsewhere, on Escape, and when another menu opens.
 */
// Unit tests import this file through dialogs.ts, outside a browser.
const hasPopovers = typeof HTMLElement !== 'undefined' && 'showPopover' in HTMLElement.prototype;
const openClass = 'popover-open';

export function isOpen(panel: HTMLElement): boolean {
  // matches() throws on an unknown pseudo-class.
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

/** The behavior of a button with `popovertarget`, for older browsers. */
export function polyfillPopover(button: HTMLButtonElement, panel: HTMLElement): void {
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
