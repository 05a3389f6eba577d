import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';

interface ScrollFrameProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Scrolls its content horizontally on narrow screens, by touch and by keyboard. */
export function ScrollFrame({ label, className, children }: ScrollFrameProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className={classes('-mx-(--space-gutter) overflow-x-auto px-(--space-gutter)', className)}
    >
      {children}
    </section>
  );
}
