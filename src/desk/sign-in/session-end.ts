import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../components/toast-store.ts';
import { postJson, queryClient, RequestError } from '../data/request.ts';
import { useMe } from '../data/use-me.ts';
import { navigate } from '../router/router.tsx';
import { forgetDraftsOf } from '../submissions/use-draft.ts';

/** Leads back here afterwards. A window that was signed in before says that the session has ended. */
export function leadToSignIn(): void {
  if (location.pathname.startsWith('/sign-in')) return;
  const back = location.pathname + location.search;
  const parameters = new URLSearchParams();
  if (queryClient.getQueryData(['me']) !== undefined) parameters.set('problem', 'ended');
  if (back !== '/') parameters.set('back', back);
  navigate(parameters.size === 0 ? '/sign-in' : `/sign-in?${parameters}`, { replace: true });
}

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
