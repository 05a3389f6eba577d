import type { HTMLAttributes } from 'react';
import { classes } from './classes.ts';

interface RevealProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'li' | 'section' | 'article' | 'figure' | 'header';
  readonly effect?: 'rise' | 'fade';
}

/** Animates in once, when a tenth of it is in view (enhance/reveal.ts). */
export function Reveal({ as: Element = 'div', effect = 'rise', className, ...rest }: RevealProps) {
  return <Element className={classes(`scroll-${effect}`, className)} {...rest} />;
}
