import type { HTMLAttributes } from 'react';
import { classes } from './classes.ts';
import { observeScrollAnimation } from './scroll-animation.ts';

interface RevealProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'li' | 'section' | 'article' | 'figure' | 'header';
  readonly effect?: 'rise' | 'fade';
}

/** Animates its content in, once, when a tenth of it has come into view. */
export function Reveal({ as: Element = 'div', effect = 'rise', className, ...rest }: RevealProps) {
  return (
    <Element ref={observeScrollAnimation} className={classes(`scroll-${effect}`, className)} {...rest} />
  );
}
