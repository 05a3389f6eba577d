import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../parts/toast-store.ts';
import { postJson } from './request.ts';

/** By their paths. A key that is held down repeats itself, and means the same deed. */
const underWay = new Map<string, Promise<boolean>>();

/** Does something that is no action of an item, says so, and has what it changed asked for again. */
export function useDeed(changes: readonly string[]) {
  const client = useQueryClient();
  const act = async (path: string, body: object, done: string, detail?: string): Promise<boolean> => {
    try {
      await postJson(path, body);
    } catch (error) {
      showToast({ text: (error as Error).message, isProblem: true });
      return false;
    } finally {
      underWay.delete(path);
      for (const kind of changes) void client.invalidateQueries({ queryKey: [kind] });
    }
    showToast({ text: done, ...(detail && { detail }) });
    return true;
  };
  return (path: string, ...rest: [body: object, done: string, detail?: string]): Promise<boolean> => {
    const doing = underWay.get(path) ?? act(path, ...rest);
    underWay.set(path, doing);
    return doing;
  };
}
