import { navigate } from '../address/history.ts';

/** And back here afterwards. */
export function leadToSignIn(): void {
  if (location.pathname.startsWith('/sign-in')) return;
  const back = location.pathname + location.search;
  navigate(back === '/' ? '/sign-in' : `/sign-in?back=${encodeURIComponent(back)}`, { replace: true });
}
