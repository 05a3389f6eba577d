import { showNoscript } from './noscript.ts';
import { closePopover, isOpen, openPopover, polyfillPopover } from './popovers.ts';

/** Milliseconds. Ignore a pointer that only passes over, and let it cut the corner on its way into the panel. */
const openDelay = 60;
const closeDelay = 180;
/** header.css hides the mobile menu from this width on. */
const wideWindow = '(min-width: 64rem)';

/**
 * The menus are popovers: the browser opens them, closes them on Escape and returns focus. This adds opening on hover, closing
 * when focus leaves, and `aria-expanded`.
 */
export function startMenus(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.site-header [aria-controls]')) {
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (!panel) continue;
    syncAriaExpanded(button, panel);
    const menu = button.closest<HTMLElement>('[data-hover-menu]');
    if (menu) openOnHover(menu, button, panel);
    else startMobileMenu(panel);
    polyfillPopover(button, panel);
    // The page must not return from the back/forward cache with a menu open.
    addEventListener('pagehide', () => isOpen(panel) && closePopover(panel));
  }
}

function syncAriaExpanded(button: HTMLButtonElement, panel: HTMLElement): void {
  const sync = () => button.setAttribute('aria-expanded', String(isOpen(panel)));
  sync();
  panel.addEventListener('toggle', sync);
}

function openOnHover(menu: HTMLElement, button: HTMLButtonElement, panel: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByHover = false;
  const after = (delay: number, callback: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(callback, delay);
  };

  menu.addEventListener('pointerenter', (event) => {
    if (event.pointerType !== 'mouse') return;
    after(openDelay, () => {
      if (isOpen(panel)) return;
      openedByHover = true;
      openPopover(panel);
    });
  });
  menu.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'mouse') return;
    after(closeDelay, () => {
      if (openedByHover && isOpen(panel)) closePopover(panel);
    });
  });
  button.addEventListener('click', (event) => {
    clearTimeout(timer);
    if (!openedByHover || !isOpen(panel)) return;
    // A click right after hover has opened the menu keeps it open.
    event.preventDefault();
    openedByHover = false;
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget) && isOpen(panel)) closePopover(panel);
  });
  panel.addEventListener('toggle', () => {
    if (!isOpen(panel)) openedByHover = false;
  });
}

function startMobileMenu(panel: HTMLElement): void {
  panel.addEventListener('toggle', () => showNoscript(panel), { once: true });
  if (isOpen(panel)) showNoscript(panel);
  makePageInert(panel);
  // Rotating a device may hide the menu while the page is still inert.
  matchMedia(wideWindow).addEventListener('change', ({ matches }) => {
    if (matches && isOpen(panel)) closePopover(panel);
  });
}

/** The mobile menu covers the page. */
function makePageInert(panel: HTMLElement): void {
  panel.addEventListener('toggle', () => {
    for (const part of document.querySelectorAll<HTMLElement>('main, footer')) part.inert = isOpen(panel);
  });
}
