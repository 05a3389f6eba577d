import './dialog.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from './classes.ts';

interface DialogProps {
  readonly open: boolean;
  /** Asked for by Escape, by a click on the backdrop, or by the platform's back gesture. */
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
 * A modal on the platform's own <dialog>: it traps focus, makes the page inert, returns focus and closes on Escape
 * without a line of ours, and needs no injected style that a strict content-security policy would refuse.
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
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      const scrollbar = innerWidth - document.documentElement.clientWidth;
      // Styles everything anew, so only where there is something to say: phones have no such bar.
      if (scrollbar > 0) document.documentElement.style.setProperty('--scrollbar-width', `${scrollbar}px`);
      element.showModal();
    }
    if (!open && element.open) element.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; its key is Escape, which fires cancel
    <dialog
      ref={dialog}
      data-leaving={leaving || undefined}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={classes('dialog', shape, className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open && children}
    </dialog>
  );
}
