import { useEffect, useSyncExternalStore } from 'react';
import { submissionApiPath } from '#contract/desk/submissions.ts';
import type { Presence } from '#contract/desk/views.ts';
import { postJson } from './request.ts';

/** Who else has each submission open, as the server last reported. */
const onSubmissions = new Map<string, readonly Presence[]>();
const listeners = new Set<() => void>();
const NOBODY: readonly Presence[] = [];

export function setPresence(reference: string, people: readonly Presence[]): void {
  onSubmissions.set(reference, people);
  for (const listener of listeners) listener();
}

export function usePresence(reference: string): readonly Presence[] {
  return useSyncExternalStore(subscribe, () => onSubmissions.get(reference) ?? NOBODY);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const EVERY_MS = 10_000;

/** Reports that this person reads or writes here while the tab is visible; the reply says who else does. */
export function useReportPresence(reference: string, isWriting: boolean): void {
  useEffect(() => {
    const report = () => {
      if (document.visibilityState === 'visible') say(reference, { writing: isWriting });
    };
    report();
    const timer = setInterval(report, EVERY_MS);
    document.addEventListener('visibilitychange', report);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', report);
    };
  }, [reference, isWriting]);

  useEffect(() => () => say(reference, { writing: false, gone: true }), [reference]);
}

/** Errors are ignored: the next report follows soon. */
function say(reference: string, body: { readonly writing: boolean; readonly gone?: boolean }): void {
  postJson<{ readonly people?: readonly Presence[] }>(`${submissionApiPath(reference)}/presence`, body).then(
    ({ people }) => people && setPresence(reference, people),
    () => {},
  );
}
