import type { AnchorHTMLAttributes } from 'react';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Undefined where it would lead to nothing: what it says is then plain text. */
  readonly href: string | undefined;
  /** Opens in a new tab, and says so to those who do not see the arrow. */
  readonly newTab?: boolean;
}

export function Anchor({ newTab, children, ...rest }: AnchorProps) {
  if (rest.href === undefined) return <span className={rest.className}>{children}</span>;
  return (
    <a {...(newTab ? { target: '_blank', rel: 'noopener' } : {})} {...rest}>
      {children}
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
