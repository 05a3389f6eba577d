import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface DialogProps {
  readonly id: string;
  readonly shape: 'drawer' | 'sheet';
  /** Milliseconds that its exit animation takes. */
  readonly closeDelay?: number;
  /** Opens by itself as soon as the page's scripts run. */
  readonly startOpen?: boolean;
  readonly label?: string;
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/**
 * A dialog, closed in the document. A button with `popovertarget` opens it: as a popover where the page's script has not
 * arrived, as a modal dialog where it has (enhance/dialogs.ts).
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
