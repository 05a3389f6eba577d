import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../components/toast-store.ts';
import { postJson, queryClient, RequestError } from '../data/request.ts';
import { useMe } from '../data/use-me.ts';
import { navigate } from '../router/router.tsx';
import { forgetDraftsOf } from '../submissions/use-draft.ts';

/**
 * Opens the sign-in, which returns here afterwards. A window that was signed in before says that the session has
 * ended.
 */
export function leadToSignIn(): void {
  if (location.pathname.startsWith('/sign-in')) return;
  const back = location.pathname + location.search;
  const parameters = new URLSearchParams();
  if (queryClient.getQueryData(['me']) !== undefined) parameters.set('problem', 'ended');
  if (back !== '/') parameters.set('back', back);
  navigate(parameters.size === 0 ? '/sign-in' : `/sign-in?${parameters}`, { replace: true });
}

/** Also clears the cache and the drafts. */
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
