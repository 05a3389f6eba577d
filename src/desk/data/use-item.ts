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
    structuralSharing: (known, fresh) => newerOf(known as Item | undefined, fresh as Item),
    enabled: isWanted,
  });
}

/** What was asked for before an action may come after its answer. Shown then, the next action would be a conflict with ourselves. */
function newerOf(known: Item | undefined, fresh: Item): Item {
  return known !== undefined && known.version > fresh.version ? known : fresh;
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
