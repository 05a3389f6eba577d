import { useEffect, useRef, useSyncExternalStore } from 'react';
import { countdownTexts } from '#content/desk/time.ts';
import { filled } from '#content/filled.ts';
import type { SubmissionSummary } from '#contract/desk/submissions.ts';
import type { Level } from '#contract/reply-clock.ts';
import { timeLeft, useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';

let text = '';
const listeners = new Set<() => void>();

/** Fills the live region, for changes that add nothing visible, such as a level reached by the passing of time. */
export function announce(words: string): void {
  text = words;
  for (const listener of listeners) listener();
}

export function Announcer() {
  const words = useSyncExternalStore(subscribe, () => text);
  return (
    <p className="visually-hidden" aria-live="polite">
      {words}
    </p>
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Announces only changes of level; the countdown itself changes every minute and stays silent. */
export function useAnnouncedLevels(rows: readonly SubmissionSummary[]): void {
  const now = useNow();
  const office = useOffice();
  const known = useRef(new Map<string, Level>());
  useEffect(() => {
    const reached: string[] = [];
    for (const { reference, name, receivedAt, status } of rows) {
      if (status === 'answered') continue;
      const { level } = timeLeft(receivedAt, now, office);
      const before = known.current.get(reference);
      known.current.set(reference, level);
      if (before !== undefined && before !== level) {
        reached.push(filled(countdownTexts.reached[level], { name }));
      }
    }
    if (reached.length > 0) announce(reached.join('. '));
  }, [rows, now, office]);
}
