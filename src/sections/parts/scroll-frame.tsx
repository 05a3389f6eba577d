import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';

interface ScrollFrameProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** On narrow screens what is in it scrolls sideways, by touch and by key. */
export function ScrollFrame({ label, className, children }: ScrollFrameProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key
      tabIndex={0}
      className={classes('-mx-(--space-gutter) overflow-x-auto px-(--space-gutter)', className)}
    >
      {children}
    </section>
  );
}
