import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Page } from '#contract/desk/submissions.ts';
import { getJson } from './request.ts';

/** A list with cursor pagination. */
export function usePages<Row, Data extends Page<Row>>(
  kind: 'submissions' | 'search' | 'subscribers' | 'delivery' | 'history',
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
    /** Also has the data about the whole list. */
    first: result.data?.pages[0],
    pages: result.data?.pages.length ?? 0,
    isLoading: result.isPending,
    /** The rows are placeholders from the previous query until the new ones are loaded. */
    isOld: result.isPlaceholderData,
    error: result.data === undefined ? result.error : null,
    hasMore: result.hasNextPage,
    isLoadingMore: result.isFetchingNextPage,
    loadMore: result.fetchNextPage,
    retry: result.refetch,
  };
}
