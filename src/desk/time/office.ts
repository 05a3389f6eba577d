import { createContext, useContext } from 'react';
import { createReplyClock, type ReplyClock } from '#contract/reply-clock.ts';
import { createWorkingTime, type OpeningHours } from '#contract/working-time.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** The hours of those who answer, and the clock of the reply promise. */
export interface Office extends ReplyClock {
  readonly timeZone: string;
  readonly isOpen: (now: number) => boolean;
  /** When it closes next, or opens next; null when it never does. */
  readonly closesAt: (now: number) => number | null;
  readonly opensAt: (now: number) => number | null;
}

export function createOffice(hours: readonly OpeningHours[], timeZone: string): Office {
  const spansIn = createWorkingTime(hours, timeZone);
  const ahead = (now: number) => spansIn({ from: now, to: now + WEEK_MS });
  return {
    ...createReplyClock(hours, timeZone),
    timeZone,
    isOpen: (now) => ahead(now)[0]?.from === now,
    closesAt: (now) => ahead(now)[0]?.to ?? null,
    opensAt: (now) => ahead(now)[0]?.from ?? null,
  };
}

export const OfficeContext = createContext<Office | null>(null);

export function useOffice(): Office {
  const office = useContext(OfficeContext);
  if (office === null) throw new Error('The hours of the office are known only inside the shell.');
  return office;
}
