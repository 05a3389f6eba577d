import { createContext, useContext } from 'react';
import {
  createTimeAtWork,
  createWorkingTime,
  type OpeningHours,
  type WorkingTime,
} from '#contract/working-time.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** The hours of those who answer. */
export interface Office {
  readonly timeZone: string;
  /** Office time in a stretch. */
  readonly between: (from: number, to: number) => number;
  readonly isOpen: (now: number) => boolean;
  /** When it closes next, or opens next; null when it never does. */
  readonly closesAt: (now: number) => number | null;
  readonly opensAt: (now: number) => number | null;
}

export function createOffice(hours: readonly OpeningHours[], timeZone: string): Office {
  const spansIn: WorkingTime = createWorkingTime(hours, timeZone);
  const timeAtWork = createTimeAtWork(hours, timeZone);
  const ahead = (now: number) => spansIn({ from: now, to: now + WEEK_MS });
  return {
    timeZone,
    between: (from, to) => timeAtWork({ from, to }),
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
