import { navigate } from '../address/history.ts';
import { queryClient } from '../data/query-client.ts';

/** Leads back here afterwards. A window that was signed in before says that the session has ended. */
export function leadToSignIn(): void {
  if (location.pathname.startsWith('/sign-in')) return;
  const back = location.pathname + location.search;
  const parameters = new URLSearchParams();
  if (queryClient.getQueryData(['me']) !== undefined) parameters.set('problem', 'ended');
  if (back !== '/') parameters.set('back', back);
  navigate(parameters.size === 0 ? '/sign-in' : `/sign-in?${parameters}`, { replace: true });
}
