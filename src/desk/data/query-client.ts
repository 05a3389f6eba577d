import { QueryClient } from '@tanstack/react-query';
import { RequestError } from './request.ts';

/** Data stays good until the server says otherwise (use-live.ts). */
export const queryClient = new QueryClient({
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
