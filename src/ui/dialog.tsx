import './dialog.css';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { classes } from './classes.ts';
import { isolate, release } from './isolate.ts';

interface DialogProps {
  readonly open: boolean;
  /** Asked for by Escape, by a press beside the dialog, or by the platform's back gesture. */
  readonly onClose: () => void;
  readonly shape: 'drawer' | 'sheet';
  /** On its way out: the exit animation plays while the dialog is still open. */
  readonly leaving?: boolean;
  readonly label?: string;
  readonly labelledBy?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A modal dialog in the platform's top layer. Not opened by `showModal`: that would style the whole page anew in one
 * task (isolate.ts). So what a modal does by itself is done here: focus comes in and goes back, the page is inert,
 * Escape and a press beside it ask to close.
 */
export function Dialog({
  open,
  leaving,
  onClose,
  shape,
  label,
  labelledBy,
  className,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const askToClose = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const unlock = lockScrolling(document.documentElement);
    const opener = document.activeElement;
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
    element.showPopover();
    element.querySelector<HTMLElement>('input, button, a[href]')?.focus();
    isolate(element);
    const stopListening = onCloseRequest(element, () => askToClose());
    return () => {
      stopListening();
      element.hidePopover();
      unlock();
      release(opener);
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [open]);
  return (
    <dialog
      ref={dialog}
      popover="manual"
      aria-modal="true"
      data-leaving={leaving || undefined}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={classes('dialog', shape, className)}
    >
      {open && children}
    </dialog>
  );
}

/**
 * The page behind stays where it is, and does not jump where its scrollbar was. Set on the root itself: a rule for the
 * state of the dialog (`:has`) makes the browser look through the whole page for what it might concern.
 */
function lockScrolling({ style, clientWidth }: HTMLElement): () => void {
  style.overflow = 'hidden';
  style.paddingRight = `${innerWidth - clientWidth}px`;
  return () => {
    style.overflow = '';
    style.paddingRight = '';
  };
}

interface Watcher {
  onclose: () => void;
  destroy(): void;
}
declare const CloseWatcher: (new () => Watcher) | undefined;

function onCloseRequest(dialog: Element, ask: () => void): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  const answer = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    ask();
  };
  addEventListener('keydown', (event) => event.key === 'Escape' && answer(event), options);
  // Beside it there is only the page, on which a press means nothing but this.
  addEventListener(
    'click',
    (event) => event.target instanceof Node && !dialog.contains(event.target) && answer(event),
    options,
  );
  // The back gesture of a phone, where the browser tells of it.
  const watcher = typeof CloseWatcher === 'undefined' ? undefined : new CloseWatcher();
  if (watcher) watcher.onclose = ask;
  return () => {
    listening.abort();
    watcher?.destroy();
  };
}
