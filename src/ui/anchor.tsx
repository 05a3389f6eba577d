import { type AnchorHTMLAttributes, createContext } from 'react';

/** Shows another address of this site without leaving the document. Given by the app. */
export const NavigateContext = createContext<(href: string) => void>((href) => location.assign(href));

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** Opens in a new tab, and says so to those who do not see the arrow. */
  readonly newTab?: boolean;
  /** Leaves the running app: the browser loads the address anew. */
  readonly reload?: boolean;
}

/**
 * A link. It is a plain <a href> that works without script; where the app runs, it listens at the document for clicks on
 * links to its own pages (src/app/link-delegation.ts), so that links in markup it never rendered work alike.
 */
export function Anchor({ newTab, reload, children, ...rest }: AnchorProps) {
  return (
    <a
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
      {...(reload ? { 'data-reload': '' } : {})}
      {...rest}
    >
      {children}
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
