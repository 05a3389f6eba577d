import { useEffect, useRef } from 'react';
import type { ViewName } from '../address/address.ts';

/** A new view begins at its top, for eyes and for who listens. The first one is left to the browser. */
export function useFocusOnView(view: ViewName): void {
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [view]);
}
