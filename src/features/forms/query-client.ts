import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { HttpError, request } from './request.ts';

/** GETs the first element of the query key as JSON; `on401` decides what a 401 means. */
export function getQueryFn<Data>(options: {
  readonly on401: 'throw' | 'returnNull';
}): QueryFunction<Data | null> {
  return async ({ queryKey }) => {
    try {
      return (await request('GET', String(queryKey[0]))).json();
    } catch (error) {
      if (options.on401 === 'returnNull' && error instanceof HttpError && error.status === 401) return null;
      throw error;
    }
  };
}

/** No retries, no refetching, and data never becomes stale. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: getQueryFn({ on401: 'throw' }),
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
    mutations: { retry: false },
  },
});

/** Runs a mutation with the client's default options. */
export function mutate<Result>(change: () => Promise<Result>): Promise<Result> {
  return queryClient.getMutationCache().build(queryClient, { mutationFn: change }).execute(undefined);
}
