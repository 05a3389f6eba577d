import { useLayoutEffect, useState } from 'react';

/** False in the document and while React hydrates it, true from then on. The screen is drawn only after the change. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useLayoutEffect(() => setHydrated(true), []);
  return hydrated;
}
