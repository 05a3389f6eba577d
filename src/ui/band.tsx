import type { HTMLAttributes } from 'react';
import { classes } from './classes.ts';

/** The background of a section. Sets the colors of text, rules and accents. */
export type Tone = 'white' | 'paper' | 'tint' | 'field' | 'steel' | 'deep' | 'ink';

interface BandProps extends HTMLAttributes<HTMLElement> {
  readonly tone?: Tone;
  /** No padding above and below, for full-bleed art. */
  readonly bleed?: boolean;
}

export function Band({ tone = 'white', bleed, className, children, ...rest }: BandProps) {
  return (
    <section className={classes(`band-${tone}`, !bleed && 'section-space', className)} {...rest}>
      {children}
    </section>
  );
}
