import { useEffect, useState } from 'react';

/** A parameter of the address, or null. A document made in advance knows none. */
export function useQueryParameter(name: string): string | null {
  const [value, setValue] = useState<string | null>(null);
  useEffect(() => setValue(new URLSearchParams(location.search).get(name)), [name]);
  return value;
}
