import { useEffect, useRef } from 'react';
import type { ViewName } from '../address/address.ts';

/**
 * A new view begins at its top, for eyes and for who listens. The first one is left to the browser, and where a view
 * has put the cursor somewhere itself, as the search does, it stays there.
 */
export function useFocusOnView(view: ViewName): void {
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    scrollTo(0, 0);
    const main = document.getElementById('main');
    const inFocus = document.activeElement;
    if (inFocus !== main && main?.contains(inFocus)) return;
    main?.focus({ preventScroll: true });
  }, [view]);
}
