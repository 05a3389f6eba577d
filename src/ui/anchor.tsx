import type { AnchorHTMLAttributes } from 'react';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** Opens in a new tab, and says so to those who do not see the arrow. */
  readonly newTab?: boolean;
}

export function Anchor({ newTab, children, ...rest }: AnchorProps) {
  return (
    <a {...(newTab ? { target: '_blank', rel: 'noopener' } : {})} {...rest}>
      {children}
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
