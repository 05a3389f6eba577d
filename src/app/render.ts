import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** The markup of a tree. Nothing in it may wait or fail: either would be a page that visitors cannot use. */
export async function render(tree: ReactNode): Promise<string> {
  const { prelude } = await prerender(tree, {
    // Without this React would move large parts behind inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}
