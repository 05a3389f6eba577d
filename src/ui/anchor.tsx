import type { AnchorHTMLAttributes } from 'react';
import { controlTexts } from '#generated/texts/site.ts';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Undefined if the target is switched off: the link is then plain text. */
  readonly href: string | undefined;
  /** Opens in a new tab, and tells screen readers so. */
  readonly newTab?: boolean;
}

export function Anchor({ newTab, children, ...rest }: AnchorProps) {
  if (rest.href === undefined) return <span className={rest.className}>{children}</span>;
  return (
    <a {...(newTab ? { target: '_blank', rel: 'noopener' } : {})} {...rest}>
      {children}
      {newTab && <span className="sr-only">{` ${controlTexts.newTab}`}</span>}
    </a>
  );
}
