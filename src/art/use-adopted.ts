import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Whether this element was taken over from the prerendered document, and so already holds its content. True for as long
 * as it is mounted: what the document brought along need not be known to the script.
 */
export function useAdopted(): boolean {
  const hydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [adopted] = useState(hydrating);
  return adopted;
}
