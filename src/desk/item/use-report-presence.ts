import { useEffect } from 'react';
import { postJson } from '../data/request.ts';
import { itemPath } from '../data/use-item.ts';

const EVERY_MS = 15_000;

/** Tells colleagues that this person reads or writes here, as long as the tab is looked at. */
export function useReportPresence(reference: string, isWriting: boolean): void {
  useEffect(() => {
    const report = () => {
      if (document.visibilityState !== 'visible') return;
      // It is a courtesy: when it fails, nothing is lost, and it is said again soon.
      postJson(`${itemPath(reference)}/presence`, { writing: isWriting }).catch(() => {});
    };
    report();
    const timer = setInterval(report, EVERY_MS);
    document.addEventListener('visibilitychange', report);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', report);
    };
  }, [reference, isWriting]);
}
