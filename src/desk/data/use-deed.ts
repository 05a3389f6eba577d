import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../parts/toast-store.ts';
import { postJson } from './request.ts';

/** Does something that is no action of an item, says so, and has what it changed asked for again. */
export function useDeed(changes: readonly string[]) {
  const client = useQueryClient();
  return async (path: string, body: object, done: string, detail?: string): Promise<boolean> => {
    try {
      await postJson(path, body);
    } catch (error) {
      showToast({ text: (error as Error).message, isProblem: true });
      return false;
    } finally {
      for (const kind of changes) void client.invalidateQueries({ queryKey: [kind] });
    }
    showToast({ text: done, ...(detail && { detail }) });
    return true;
  };
}
