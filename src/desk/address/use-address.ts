import { useMemo, useSyncExternalStore } from 'react';
import { type Address, readAddress } from './address.ts';
import { subscribe } from './history.ts';

/** Where we are; the component is shown anew when that changes. */
export function useAddress(): Address {
  const href = useSyncExternalStore(subscribe, () => location.href);
  return useMemo(() => readAddress(new URL(href)), [href]);
}
