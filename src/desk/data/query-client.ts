import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { navigate } from '../address/history.ts';
import { RequestError } from './request.ts';

/** Data stays good until the server says otherwise (use-live.ts); a missing session leads to the sign-in and back here. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: signInWhenNeeded }),
  mutationCache: new MutationCache({ onError: signInWhenNeeded }),
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      refetchOnWindowFocus: true,
      retry: (count, error) => count < 2 && isWorthAnotherTry(error),
      retryDelay: (count) => 500 * 2 ** count,
    },
    mutations: { retry: false },
  },
});

function isWorthAnotherTry(error: Error): boolean {
  return error instanceof RequestError && (error.status === 0 || error.status >= 500);
}

function signInWhenNeeded(error: Error): void {
  if (!(error instanceof RequestError) || error.status !== 401) return;
  if (location.pathname.startsWith('/sign-in')) return;
  const back = location.pathname + location.search;
  navigate(back === '/' ? '/sign-in' : `/sign-in?back=${encodeURIComponent(back)}`, { replace: true });
}
