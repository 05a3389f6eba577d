import { useEffect, useState } from 'react';

/** A query parameter of the URL. Null before the first effect, as the document is prerendered. */
export function useQueryParameter(name: string): string | null {
  const [value, setValue] = useState<string | null>(null);
  useEffect(() => setValue(new URLSearchParams(location.search).get(name)), [name]);
  return value;
}
