import { useLayoutEffect, useState } from 'react';

/** False when prerendering and hydrating, true from then on. Switches before the next paint. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useLayoutEffect(() => setHydrated(true), []);
  return hydrated;
}
