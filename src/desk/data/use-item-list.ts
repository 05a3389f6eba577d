import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ItemPage, ItemQuery, ItemRow } from '#contract/desk/items.ts';
import { askedFor } from '../address/item-query.ts';
import { getJson } from './request.ts';

export interface ItemList {
  readonly rows: readonly ItemRow[];
  /** Of the first page: how many there are in each tab, and what can be filtered by. */
  readonly first: ItemPage | undefined;
  readonly pages: number;
  readonly isLoading: boolean;
  /** What is shown belongs to the question before, until the answer to this one is here. */
  readonly isOld: boolean;
  readonly error: Error | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** A list, page after page: each asks for what comes after the last row of the one before. */
export function useItemList(query: ItemQuery): ItemList {
  const asked = askedFor(query);
  const result = useInfiniteQuery({
    queryKey: ['items', asked],
    queryFn: ({ pageParam, signal }) =>
      getJson<ItemPage>(
        `/api/items?${asked}${pageParam === null ? '' : `&after=${encodeURIComponent(pageParam)}`}`,
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });
  return {
    rows: result.data?.pages.flatMap((page) => page.rows) ?? [],
    first: result.data?.pages[0],
    pages: result.data?.pages.length ?? 0,
    isLoading: result.isPending,
    isOld: result.isPlaceholderData,
    error: result.data === undefined ? result.error : null,
    hasMore: result.hasNextPage,
    isLoadingMore: result.isFetchingNextPage,
    loadMore: result.fetchNextPage,
    retry: result.refetch,
  };
}
