import { useQueryClient } from '@tanstack/react-query';
import { navigate } from '../address/history.ts';
import { postJson, RequestError } from '../data/request.ts';
import { useMe } from '../data/use-me.ts';
import { forgetDraftsOf } from '../item/use-draft.ts';
import { showToast } from '../parts/toast-store.ts';

/** Ends this session. Nothing of what was read stays in the page. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  const { person } = useMe();
  return async () => {
    try {
      await postJson('/api/sign-out');
    } catch (error) {
      if (!(error instanceof RequestError) || error.status !== 401) {
        showToast({ text: error instanceof Error ? error.message : String(error), isProblem: true });
        return;
      }
    }
    client.clear();
    forgetDraftsOf(person.id);
    navigate('/sign-in');
  };
}
