import { hasModifier } from './modifier.ts';
import { isOpen as isOpenPopover } from './popovers.ts';

/**
 * The dialogs are in the document, closed. The browser opens and closes them as popovers, so they work before this script has
 * loaded, and without it. This script makes them modal:
 *
 *   <button popovertarget="search">      opens the dialog with that id; inside the dialog it closes it
 *   <dialog data-close-delay="300">      has `data-leaving` for that long before it closes, to animate its exit
 *   <… data-first-focus>                 gets focus when the dialog opens
 *   <a href="/this-page#anchor">         closes its dialog, then follows the link
 */
export function startDialogs(): void {
  // Ignore clicks that end a text selection outside the dialog, and the second click of a double click that opened it.
  let startedOutside = false;
  document.addEventListener('pointerdown', (event) => {
    startedOutside = isOutside(event);
  });
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target : null;
    const button = pressed?.closest('[popovertarget]') ?? null;
    const target = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (target instanceof HTMLDialogElement) {
      // A popover is not modal.
      event.preventDefault();
      if (target.contains(button)) closeDialog(target);
      else openDialog(target.id);
    }
    const dialog = pressed?.closest('dialog');
    if (!dialog?.open) return;
    if (startedOutside && event.detail < 2 && isOutside(event)) closeDialog(dialog);
    const link = pressed?.closest('a');
    if (link && isOnThisPage(link) && !hasModifier(event)) {
      event.preventDefault();
      // After closing: the page behind a modal dialog is inert, and closing returns focus to the opener.
      dialog.addEventListener('close', () => location.assign(link.href), { once: true });
      closeDialog(dialog);
    }
  });
  for (const dialog of document.querySelectorAll('dialog')) {
    // Escape, or the back gesture on Android.
    dialog.addEventListener('cancel', (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      closeDialog(dialog);
    });
    dialog.addEventListener('close', () => {
      delete dialog.dataset.leaving;
      lockScrolling(false);
      // Starts empty at each opening, also if it was closed before hydration.
      const field = dialog.querySelector<HTMLInputElement>('input[data-first-focus]');
      if (field) field.value = '';
    });
    if (isOpenPopover(dialog)) upgrade(dialog);
  }
  // Until makeModal(), Escape does not cause `cancel`.
  document.addEventListener('keydown', ({ key }) => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]:not(:modal)');
    if (dialog && key === 'Escape') closeDialog(dialog);
  });
  // The page must not return from the back/forward cache with a dialog open.
  addEventListener('pagehide', () => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
}

export function openDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement) || document.querySelector('dialog[open]')) return;
  lockScrolling(true);
  const field = dialog.querySelector<HTMLElement>('[data-first-focus]');
  if (!field) {
    dialog.showModal();
    return;
  }
  // A dialog to type into is shown first and made modal after the paint, because making the rest of the page inert restyles all of
  // it. Others are modal at once: a click that begins before that and ends after it would be lost.
  const opener = document.activeElement as HTMLElement | null;
  // showModal() would return focus to the field, which has it by then.
  dialog.addEventListener('close', () => opener?.focus({ preventScroll: true }), { once: true });
  dialog.open = true;
  // Now, because phones show their keyboard only during the press.
  field.focus();
  requestAnimationFrame(() => setTimeout(makeModal, 0, dialog));
}

function makeModal(dialog: HTMLDialogElement): void {
  if (!dialog.open) return;
  keepFocus(dialog, () => {
    dialog.open = false;
    dialog.showModal();
  });
}

/** Takes over a dialog that the browser opened as a popover. */
function upgrade(dialog: HTMLDialogElement): void {
  // No entry animation: it is already on screen.
  dialog.dataset.upgraded = '';
  keepFocus(dialog, () => {
    dialog.hidePopover();
    openDialog(dialog.id);
  });
}

/** Restores focus and caret in a dialog after `reopen` has closed and opened it. */
function keepFocus(dialog: HTMLDialogElement, reopen: () => void): void {
  // `.until-script` elements are removed once the script runs.
  const focused = dialog.querySelector<HTMLInputElement>(':focus:not(.until-script *)');
  const caret = focused?.selectionStart;
  reopen();
  focused?.focus({ preventScroll: true });
  // WebKit moves the caret to the start on focus().
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

/** Clicks on the backdrop have the dialog as their target, so only the coordinates tell them apart. */
function isOutside({ target, clientX, clientY }: MouseEvent): boolean {
  if (!(target instanceof HTMLDialogElement)) return false;
  const box = target.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}

/** A link to an anchor of the current page, which would only scroll behind the dialog. */
function isOnThisPage({ href, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && href.split('#')[0] === location.href.split('#')[0];
}

/**
 * Stops the page from scrolling. The padding replaces its scrollbar, so that the layout does not shift. Not `scrollbar-gutter`,
 * which also keeps the drawer off the edge of the window.
 */
function lockScrolling(locked: boolean): void {
  const { style, clientWidth } = document.documentElement;
  style.paddingRight = locked ? `${innerWidth - clientWidth}px` : '';
  style.overflow = locked ? 'hidden' : '';
}
