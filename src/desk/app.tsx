import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { ErrorBoundary, Loading, Problem } from './components/states.tsx';
import { Toaster } from './components/toaster.tsx';
import { noteActivity, queryClient, RequestError, session } from './data/request.ts';
import { LiveContext, useLiveConnection } from './data/use-live.ts';
import { MeContext, useMeQuery } from './data/use-me.ts';
import { onKeyDown } from './keys/key-bindings.tsx';
import type { Address } from './router/address.ts';
import { navigate, useAddress } from './router/router.tsx';
import { hasView } from './shell/navigation.ts';
import { Shell } from './shell/shell.tsx';
import { takeReturnTo } from './sign-in/return-to.ts';
import { leadToSignIn } from './sign-in/session-end.ts';
import { SignIn } from './sign-in/sign-in.tsx';
import { viewOf } from './views.tsx';

/**
 * Ignores the second click of a double-click: it would hit what the first click revealed, such as "Undo" or the row
 * that moved up. Controls meant for repeated clicks have `data-repeatable`.
 */
function ignoreSecondPress(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest('a, button') : null;
  if (event.detail < 2 || control === null || control.hasAttribute('data-repeatable')) return;
  event.preventDefault();
  event.stopPropagation();
}

/** A key held too long repeats and would trigger the action again. In a textarea, Enter inserts lines. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  const isText = event.target instanceof HTMLTextAreaElement;
  if (event.repeat && event.key === 'Enter' && !isText) event.preventDefault();
}

/** Dictating and pasting cause only `input`, assistive technology only `click`. */
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'click', 'input'] as const;

export function App() {
  const address = useAddress();
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    addEventListener('keydown', ignoreHeldEnter, true);
    addEventListener('click', ignoreSecondPress, true);
    session.addEventListener('over', leadToSignIn);
    for (const name of ACTIVITY_EVENTS)
      addEventListener(name, noteActivity, { capture: true, passive: true });
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('keydown', ignoreHeldEnter, true);
      removeEventListener('click', ignoreSecondPress, true);
      session.removeEventListener('over', leadToSignIn);
      for (const name of ACTIVITY_EVENTS) removeEventListener(name, noteActivity, { capture: true });
    };
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      {address.view === 'sign-in' ? <SignIn address={address} /> : <SignedIn address={address} />}
      <Toaster />
    </QueryClientProvider>
  );
}

/** Loads the signed-in person before anything is shown; without a session the request leads to the sign-in. */
function SignedIn({ address }: { readonly address: Address }) {
  const { data: me, error, refetch } = useMeQuery();
  const isIn = me !== undefined;
  const live = useLiveConnection(isIn);
  useEffect(() => {
    // The identity provider sends everybody back to `/`.
    const returnTo = isIn && location.pathname === '/' ? takeReturnTo() : '/';
    if (returnTo !== '/') navigate(returnTo, { replace: true });
  }, [isIn]);
  if (me === undefined) {
    const isSignedOut = error instanceof RequestError && error.status === 401;
    return (
      <div className="app">
        <div />
        <main className="main" id="main">
          {error && !isSignedOut ? <Problem error={error} onRetry={refetch} /> : <Loading />}
        </main>
      </div>
    );
  }
  const mayOpen = ['search', 'people'].includes(address.view) || hasView(me, address.view);
  const View = viewOf(mayOpen ? address.view : 'not-found');
  return (
    <MeContext value={me}>
      <LiveContext value={live}>
        <Shell address={address}>
          <ErrorBoundary resetKey={address.view}>
            <Suspense fallback={<Loading />}>
              <View key={address.view} address={address} />
            </Suspense>
          </ErrorBoundary>
        </Shell>
      </LiveContext>
    </MeContext>
  );
}
