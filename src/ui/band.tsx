import type { HTMLAttributes } from 'react';
import { classes } from './classes.ts';

/** The ground a section stands on. Colors of text, rules and accents follow from it. */
export type Tone = 'white' | 'paper' | 'tint' | 'field' | 'steel' | 'deep' | 'ink';

interface BandProps extends HTMLAttributes<HTMLElement> {
  readonly tone?: Tone;
  /** Without the section's own space above and below, for art that bleeds. */
  readonly bleed?: boolean;
}

export function Band({ tone = 'white', bleed, className, children, ...rest }: BandProps) {
  return (
    <section className={classes(`band-${tone}`, !bleed && 'section-space', className)} {...rest}>
      {children}
    </section>
  );
}
