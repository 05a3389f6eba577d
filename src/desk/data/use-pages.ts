import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ItemPage, ItemQuery, ItemRow, Page } from '#contract/desk/items.ts';
import { askedFor } from '../router/submission-address.ts';
import { getJson } from './request.ts';

/** A list of any kind, page after page: each asks for what comes after the last row of the one before. */
export function usePages<Row, Data extends Page<Row>>(
  kind: 'items' | 'search' | 'subscribers' | 'delivery' | 'history',
  asked: string,
) {
  const result = useInfiniteQuery({
    queryKey: [kind, asked],
    queryFn: ({ pageParam, signal }) => {
      const parameters = new URLSearchParams(asked);
      if (pageParam !== null) parameters.set('after', pageParam);
      return getJson<Data>(`/api/${kind}?${parameters}`, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });
  return {
    rows: result.data?.pages.flatMap((page) => page.rows) ?? [],
    /** Also carries what is said about the whole list. */
    first: result.data?.pages[0],
    pages: result.data?.pages.length ?? 0,
    isLoading: result.isPending,
    /** What is shown belongs to the question before, until the answer to this one is here. */
    isOld: result.isPlaceholderData,
    error: result.data === undefined ? result.error : null,
    hasMore: result.hasNextPage,
    isLoadingMore: result.isFetchingNextPage,
    loadMore: result.fetchNextPage,
    retry: result.refetch,
  };
}

export type ItemList = ReturnType<typeof useItemList>;

/** Enquiries, applications or what is held, as a list asks for them. */
export function useItemList(query: ItemQuery) {
  return usePages<ItemRow, ItemPage>('items', String(askedFor(query)));
}
