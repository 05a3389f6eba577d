import { useQuery } from '@tanstack/react-query';
import type { ErasurePreview } from '#contract/desk/actions.ts';
import type { Item } from '#contract/desk/items.ts';
import { getJson } from './request.ts';

export function itemPath(reference: string): string {
  return `/api/items/${encodeURIComponent(reference)}`;
}

export function useItem(reference: string, isWanted = true) {
  return useQuery({
    queryKey: ['item', reference],
    queryFn: ({ signal }) => getJson<Item>(itemPath(reference), signal),
    enabled: isWanted,
  });
}

/** What would go: asked for anew each time, because it has to be true. */
export function useErasurePreview(reference: string) {
  return useQuery({
    queryKey: ['erasure', reference],
    queryFn: ({ signal }) => getJson<ErasurePreview>(`${itemPath(reference)}/erasure`, signal),
    staleTime: 0,
    gcTime: 0,
  });
}
