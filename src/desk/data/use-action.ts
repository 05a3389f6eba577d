import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { showToast } from '../components/toast-store.ts';
import { postJson } from './request.ts';

/**
 * Posts an action that is not on a submission, shows a toast and invalidates `changes`. Ignores a repeated press
 * while a request to the same path is pending. Returns null when nothing was done.
 */
export function useAction(changes: readonly string[]) {
  const client = useQueryClient();
  const underWay = useRef(new Set<string>());
  return async <Reply extends object = object>(
    path: string,
    body: object,
    done: string,
    detail?: string,
  ): Promise<Reply | null> => {
    if (underWay.current.has(path)) return null;
    underWay.current.add(path);
    let reply: Reply;
    try {
      reply = await postJson<Reply>(path, body);
    } catch (error) {
      showToast({ text: (error as Error).message, isProblem: true });
      return null;
    } finally {
      underWay.current.delete(path);
      for (const kind of changes) void client.invalidateQueries({ queryKey: [kind] });
    }
    showToast({ text: done, ...(detail && { detail }) });
    return reply;
  };
}
