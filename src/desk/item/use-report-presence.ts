import { useEffect } from 'react';
import type { Presence } from '#contract/desk/views.ts';
import { setPresence } from '../data/presence-store.ts';
import { postJson } from '../data/request.ts';
import { itemPath } from '../data/use-item.ts';

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
  postJson<{ readonly people?: readonly Presence[] }>(`${itemPath(reference)}/presence`, body).then(
    ({ people }) => people && setPresence(reference, people),
    () => {},
  );
}
