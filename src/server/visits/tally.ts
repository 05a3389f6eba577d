import type { VisitCountRow } from '../storage/schema.ts';
import type { VisitKind } from '../storage/visit-kinds.ts';

/** Counts that wait in memory to be written. */
export interface Tally {
  add(day: string, kind: VisitKind, subject: string, detail?: string): void;
  /** All that waits, and forgets it. */
  take(): readonly VisitCountRow[];
  /** What could not be written waits again. */
  giveBack(rows: readonly VisitCountRow[]): void;
  /** How many were lost since this was last asked, because there was no room for them. */
  lost(): number;
}

/** A busy day of a site of this size has some thousands of rows. Beyond this only counts that wait already grow. */
const MOST_ROWS = 20_000;

export function createTally(mostRows = MOST_ROWS): Tally {
  let rows = new Map<string, VisitCountRow>();
  let lost = 0;

  function addTo(count: number, day: string, kind: VisitKind, subject: string, detail: string): void {
    const key = `${day}\t${kind}\t${subject}\t${detail}`;
    const row = rows.get(key);
    if (row !== undefined) row.count += count;
    else if (rows.size < mostRows) rows.set(key, { day, kind, subject, detail, count });
    else lost += count;
  }

  return {
    add: (day, kind, subject, detail = '') => addTo(1, day, kind, subject, detail),
    take() {
      const taken = [...rows.values()];
      rows = new Map();
      return taken;
    },
    giveBack(taken) {
      for (const { day, kind, subject, detail, count } of taken) addTo(count, day, kind, subject, detail);
    },
    lost() {
      const told = lost;
      lost = 0;
      return told;
    },
  };
}
