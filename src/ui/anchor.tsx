import { type AnchorHTMLAttributes, createContext, type MouseEvent, use } from 'react';

export interface Navigation {
  /** Whether a path is a page of this site, which the running app can show by itself. */
  readonly isPage: (path: string) => boolean;
  /** Fetches what a page needs, so that a click on a link to it is answered at once. */
  readonly preload: (path: string) => void;
  /** Shows another address of this site without leaving the document. */
  readonly navigate: (href: string) => void;
}

/** Given by the app, so that links know how to move without knowing which pages exist. */
export const NavigationContext = createContext<Navigation>({
  isPage: () => false,
  preload: () => {},
  navigate: (href) => location.assign(href),
});

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** Opens in a new tab, and says so to those who do not see the arrow. */
  readonly newTab?: boolean;
  /** Leaves the running app: the browser loads the address anew. */
  readonly reload?: boolean;
}

/**
 * A link. It is a plain <a href> that works without script; where the app runs, a click on a page of this site is
 * answered in place, and pointing at it or focusing it fetches that page beforehand.
 */
export function Anchor({ href, newTab, reload, onClick, children, ...rest }: AnchorProps) {
  const navigation = use(NavigationContext);
  const path = href.split(/[?#]/, 1)[0] ?? '';
  const inApp = !newTab && !reload && navigation.isPage(path);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!inApp || modified || event.defaultPrevented) return;
    event.preventDefault();
    navigation.navigate(href);
  }

  const preload = inApp ? () => navigation.preload(path) : undefined;
  return (
    <a
      href={href}
      onClick={follow}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
      {...rest}
    >
      {children}
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
