import { hasModifier } from './modifier.ts';

/**
 * One way to open and close the site's dialogs. They stand in the document, closed:
 *
 *   <button data-opens="search">           opens the dialog of that id
 *   <button data-closes>                   closes the dialog it stands in
 *   <dialog data-close-delay="300">        is marked `data-leaving` for that long before it closes, to animate its exit
 *   <… data-first-focus>                   where focus goes first
 *   <a href="/this-page#place">            closes the dialog it stands in, then leads to that place
 */
export function startDialogs(): void {
  // Who marks words and lets go beside the dialog has not pressed beside it, nor who pressed twice to open it.
  let beganBeside = false;
  document.addEventListener('pointerdown', (event) => {
    beganBeside = isBeside(event);
  });
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target : null;
    const opener = pressed?.closest<HTMLElement>('[data-opens]');
    if (opener) openDialog(opener.dataset.opens ?? '');
    const dialog = pressed?.closest('dialog');
    const isDismissed =
      pressed?.closest('[data-closes]') || (beganBeside && event.detail < 2 && isBeside(event));
    if (dialog?.open && isDismissed) closeDialog(dialog);
    const link = pressed?.closest('a');
    if (dialog?.open && link && isOnThisPage(link) && !hasModifier(event)) {
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

function closeDialog(dialog: HTMLDialogElement): void {
  if (dialog.dataset.leaving !== undefined) return;
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
