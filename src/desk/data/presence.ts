import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { submissionApiPath } from '#contract/desk/submissions.ts';
import type { Presence, SitePresence } from '#contract/desk/views.ts';
import { postJson } from './request.ts';

/** Who else has each submission open, as the server last reported. */
const onSubmissions = new Map<string, readonly Presence[]>();
/** Who else edits the website, by file. */
let onSite: SitePresence = {};
const SITE = 'site:';
const listeners = new Set<() => void>();
const NOBODY: readonly Presence[] = [];

export function setPresence(reference: string, people: readonly Presence[]): void {
  if (reference.startsWith(SITE)) onSite = { ...onSite, [reference.slice(SITE.length)]: people };
  else onSubmissions.set(reference, people);
  for (const listener of listeners) listener();
}

export function usePresence(reference: string): readonly Presence[] {
  return useSyncExternalStore(subscribe, () => onSubmissions.get(reference) ?? NOBODY);
}

export function useSitePresence(): SitePresence {
  return useSyncExternalStore(subscribe, () => onSite);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const EVERY_MS = 10_000;

/** Reports that this person reads or writes here while the tab is visible; the reply says who else does. */
export function useReportPresence(reference: string, isWriting: boolean): void {
  useReports(() => say(reference, { writing: isWriting }), `${reference} ${isWriting}`);
  useEffect(() => () => say(reference, { writing: false, gone: true }), [reference]);
}

/** Reports that this person edits a file of the website. Null where nothing is edited. */
export function useReportSitePresence(file: string | null): void {
  useReports(() => file !== null && sayAtSite({ file }), file ?? '');
  useEffect(() => () => (file === null ? undefined : sayAtSite({ file, gone: true })), [file]);
}

function useReports(report: () => void, key: string): void {
  const onTime = useEffectEvent(() => {
    if (document.visibilityState === 'visible') report();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports at once what has changed.
  useEffect(() => {
    onTime();
    const timer = setInterval(onTime, EVERY_MS);
    document.addEventListener('visibilitychange', onTime);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onTime);
    };
  }, [key]);
}

/** Errors are ignored: the next report follows soon. */
function say(reference: string, body: { readonly writing: boolean; readonly gone?: boolean }): void {
  postJson<{ readonly people?: readonly Presence[] }>(`${submissionApiPath(reference)}/presence`, body).then(
    ({ people }) => people && setPresence(reference, people),
    () => {},
  );
}

function sayAtSite(body: { readonly file: string; readonly gone?: boolean }): void {
  postJson<SitePresence>('/api/site/presence', body).then(
    (files) => {
      onSite = files;
      for (const listener of listeners) listener();
    },
    () => {},
  );
}
