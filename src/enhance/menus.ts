import { closePopover, isOpen, makeUpForPopover, openPopover } from './popovers.ts';

/** Long enough not to open what the pointer only passes over, and to allow a corner to be cut on the way in. */
const openDelay = 60;
const closeDelay = 180;
/** Where header.css hides the mobile menu. */
const wideWindow = '(min-width: 64rem)';

/**
 * The menus are popovers: the browser opens them by press, key and touch, closes them on Escape and gives focus back.
 * This adds what it leaves out: hover, the end when focus leaves, and `aria-expanded` for screen readers.
 */
export function startMenus(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.site-header [aria-controls]')) {
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (!panel) continue;
    tellExpanded(button, panel);
    const menu = button.closest<HTMLElement>('[data-hover-menu]');
    if (menu) openOnHover(menu, button, panel);
    else startMobileMenu(panel);
    makeUpForPopover(button, panel);
    // A page that comes back from the browser's cache must not come back with a menu open.
    addEventListener('pagehide', () => isOpen(panel) && closePopover(panel));
  }
}

function tellExpanded(button: HTMLButtonElement, panel: HTMLElement): void {
  const tell = () => button.setAttribute('aria-expanded', String(isOpen(panel)));
  tell();
  panel.addEventListener('toggle', tell);
}

function openOnHover(menu: HTMLElement, button: HTMLButtonElement, panel: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByHover = false;
  const after = (delay: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
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
    // A press right after hover opened the menu means "yes, that one", not "close it again".
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
  keepPageOutOfReach(panel);
  // A phone that is turned hides the menu, and nobody could close it any more.
  matchMedia(wideWindow).addEventListener('change', ({ matches }) => {
    if (matches && isOpen(panel)) closePopover(panel);
  });
}

/** The mobile menu covers the page, so the page must not be reachable behind it. */
function keepPageOutOfReach(panel: HTMLElement): void {
  panel.addEventListener('toggle', () => {
    for (const part of document.querySelectorAll<HTMLElement>('main, footer')) part.inert = isOpen(panel);
  });
}
