import { hasModifier } from './modifier.ts';
import { isOpen as isOpenPopover } from './popovers.ts';

/**
 * The site's dialogs are in the document, closed. The browser opens and closes them as popovers, so that they work before this
 * script has arrived, and without it. This script makes them modal:
 *
 *   <button popovertarget="search">      opens the dialog with that id; inside the dialog it closes it
 *   <dialog data-close-delay="300">      has `data-leaving` for that long before it closes, to animate its exit
 *   <… data-first-focus>                 gets the focus when the dialog opens
 *   <a href="/this-page#place">          closes the dialog around it, then leads to that place
 */
export function startDialogs(): void {
  // Dragging a text selection out of the dialog is no press beside it, and neither is the second half of a double click that opened it.
  let beganBeside = false;
  document.addEventListener('pointerdown', (event) => {
    beganBeside = isBeside(event);
  });
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target : null;
    const button = pressed?.closest('[popovertarget]') ?? null;
    const target = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (target instanceof HTMLDialogElement) {
      // As a popover it would not be modal.
      event.preventDefault();
      if (target.contains(button)) closeDialog(target);
      else openDialog(target.id);
    }
    const dialog = pressed?.closest('dialog');
    if (!dialog?.open) return;
    if (beganBeside && event.detail < 2 && isBeside(event)) closeDialog(dialog);
    const link = pressed?.closest('a');
    if (link && isOnThisPage(link) && !hasModifier(event)) {
      event.preventDefault();
      // Not before: a page behind a dialog takes no focus, and closing gives it back to what opened the dialog.
      dialog.addEventListener('close', () => location.assign(link.href), { once: true });
      closeDialog(dialog);
    }
  });
  for (const dialog of document.querySelectorAll('dialog')) {
    // Escape, and the back gesture of a phone.
    dialog.addEventListener('cancel', (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      closeDialog(dialog);
    });
    dialog.addEventListener('close', () => {
      delete dialog.dataset.leaving;
      lockScrolling(false);
    });
    if (isOpenPopover(dialog)) upgrade(dialog);
  }
  // A page that comes back from the browser's cache must not come back with a dialog open.
  addEventListener('pagehide', () => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
}

export function openDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement) || document.querySelector('dialog[open]')) return;
  lockScrolling(true);
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
}

/** Makes a dialog modal that the browser has opened as a popover. Focus, text and caret stay. */
function upgrade(dialog: HTMLDialogElement): void {
  // What is there only until the script arrives is about to go.
  const focused = dialog.querySelector<HTMLInputElement>(':focus:not(.until-script *)');
  const caret = focused?.selectionStart;
  // It is on the screen already, so it must not slide in again.
  dialog.dataset.upgraded = '';
  dialog.hidePopover();
  openDialog(dialog.id);
  focused?.focus({ preventScroll: true });
  // WebKit puts it at the beginning.
  if (caret) focused?.setSelectionRange(caret, caret);
}

function closeDialog(dialog: HTMLDialogElement): void {
  if (!dialog.open || dialog.dataset.leaving !== undefined) return;
  delete dialog.dataset.upgraded;
  const delay = Number(dialog.dataset.closeDelay ?? 0);
  if (delay === 0) {
    dialog.close();
  } else {
    dialog.dataset.leaving = '';
    setTimeout(() => dialog.close(), delay);
  }
}

/** The backdrop belongs to the dialog, so a press on it can be told only by its place. */
function isBeside({ target, clientX, clientY }: MouseEvent): boolean {
  if (!(target instanceof HTMLDialogElement)) return false;
  const box = target.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}

/** The browser would only scroll the page behind the dialog. */
function isOnThisPage({ href, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && href.split('#')[0] === location.href.split('#')[0];
}

/** The page behind stays where it is, and does not jump where its scrollbar was. */
function lockScrolling(locked: boolean): void {
  const { style, clientWidth } = document.documentElement;
  style.paddingRight = locked ? `${innerWidth - clientWidth}px` : '';
  style.overflow = locked ? 'hidden' : '';
}
