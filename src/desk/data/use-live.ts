import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { LiveEvent, Me } from '#contract/desk/views.ts';
import { type LiveConnection, type LiveState, openLive } from './live-connection.ts';
import { setPresence } from './presence.ts';

const NOT_YET: LiveState = { isLive: false, lostSince: null, nextAttemptAt: null };

/** Keeps the live connection open while signed in, and invalidates the queries that an event names. */
export function useLiveConnection(isSignedIn: boolean): LiveConnection | null {
  const client = useQueryClient();
  const [connection, setConnection] = useState<LiveConnection | null>(null);
  useEffect(() => {
    if (!isSignedIn) return;
    const opened = openLive({
      onEvent: (event) => takeEvent(event, client),
      // Without a session the refetch leads to the sign-in; offline it changes nothing.
      onLost: () => client.invalidateQueries({ queryKey: ['me'] }),
    });
    setConnection(opened);
    return () => opened.close();
  }, [client, isSignedIn]);
  return connection;
}

export const LiveContext = createContext<LiveConnection | null>(null);

export function useLiveState(): LiveState {
  const connection = useContext(LiveContext);
  return useSyncExternalStore(connection?.subscribe ?? nothingToHear, () => connection?.state() ?? NOT_YET);
}

/** Queries that no `changed` event concerns. The schema of the site changes only with a deployment, and a release never. */
const UNTOUCHED: readonly string[] = ['me', 'ways', 'site-schema', 'site-release'];

function takeEvent(event: LiveEvent, client: QueryClient): void {
  if (event.type === 'presence') {
    setPresence(event.reference, event.people);
    return;
  }
  if (event.type === 'listening') {
    // Changes between loading and this event were not reported.
    client.invalidateQueries();
    return;
  }
  if (event.type === 'people') {
    // `me` has the colleagues to mention and assign to.
    client.invalidateQueries({ queryKey: ['me'] });
    return;
  }
  if (event.type === 'site') {
    // `me` has the count of changes.
    for (const kind of ['site', 'site-problems', 'site-releases', 'me']) {
      client.invalidateQueries({ queryKey: [kind] });
    }
    return;
  }
  client.setQueryData<Me>(['me'], (me) => (me === undefined ? me : { ...me, counts: event.counts }));
  const changed = new Set(event.references);
  client.invalidateQueries({
    predicate: ({ queryKey: [kind, reference] }) =>
      kind === 'submission' ? changed.has(String(reference)) : !UNTOUCHED.includes(String(kind)),
  });
}

function nothingToHear(): () => void {
  return () => {};
}
