import { useEffect, useRef } from 'react';
import { countdownWords } from '#content/desk/time.ts';
import { filled } from '#content/filled.ts';
import type { ItemRow } from '#contract/desk/items.ts';
import type { Level } from '#contract/reply-clock.ts';
import { announce } from '../parts/announcer.tsx';
import { useOffice } from './office.ts';
import { timeLeft } from './time-left.ts';
import { useNow } from './use-now.ts';

/** Countdowns change each minute in silence; what is read out is that somebody's time has reached another level. */
export function useAnnouncedLevels(rows: readonly ItemRow[]): void {
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
        reached.push(filled(countdownWords.reached[level], { name }));
      }
    }
    if (reached.length > 0) announce(reached.join('. '));
  }, [rows, now, office]);
}
