import { useEffect, useSyncExternalStore } from 'react';
import type { Presence } from '#contract/desk/views.ts';
import { postJson } from './request.ts';
import { submissionApiPath } from './use-submission.ts';

/** Who else is on which item, as the server last said. */
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

/** Tells colleagues that this person reads or writes here, as long as the tab is looked at, and learns who else does. */
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

/** It is a courtesy: when it fails, nothing is lost, and it is said again soon. */
function say(reference: string, body: { readonly writing: boolean; readonly gone?: boolean }): void {
  postJson<{ readonly people?: readonly Presence[] }>(`${submissionApiPath(reference)}/presence`, body).then(
    ({ people }) => people && setPresence(reference, people),
    () => {},
  );
}
