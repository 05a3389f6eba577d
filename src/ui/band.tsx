import type { HTMLAttributes } from 'react';
import { classes } from './classes.ts';

/** The background of a section. Sets the colors of text, rules and accents. */
export type Tone = 'white' | 'paper' | 'tint' | 'field' | 'steel' | 'deep' | 'ink';

interface BandProps extends HTMLAttributes<HTMLElement> {
  readonly tone?: Tone;
  /** Classes of the column inside, such as those of a grid. */
  readonly inner?: string;
}

/** A background from edge to edge, with its content in the column of the page. */
export function Band({ tone = 'white', inner, className, children, ...rest }: BandProps) {
  return (
    <section className={classes(`band-${tone}`, 'section-space', className)} {...rest}>
      <div className={classes('wrap', inner)}>{children}</div>
    </section>
  );
}
