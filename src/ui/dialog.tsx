import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface DialogProps {
  readonly id: string;
  readonly shape: 'drawer' | 'sheet';
  /** Duration of the exit animation in milliseconds. */
  readonly closeDelay?: number;
  /** Opens as soon as the page's script runs. */
  readonly startOpen?: boolean;
  readonly label?: string;
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/**
 * A dialog, closed in the document. A button with `popovertarget` opens it: as a modal dialog (enhance/dialogs.ts), or as a
 * popover before the page's script has loaded.
 */
export function Dialog({ id, shape, closeDelay, startOpen, label, labelledBy, children }: DialogProps) {
  return (
    <dialog
      id={id}
      popover="auto"
      data-close-delay={closeDelay}
      data-start-open={startOpen ? '' : undefined}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={classes('dialog', shape)}
    >
      {children}
    </dialog>
  );
}
