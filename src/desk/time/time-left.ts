import { countdownWords } from '#content/desk/time.ts';
import { filled } from '#content/filled.ts';
import { durationText } from './duration.ts';
import type { Office } from './office.ts';

const HOUR_MS = 3_600_000;
export const VANES = 9;

/** How warm something that waits has become: three hours of office time are warm, one is hot. */
export type Level = 'calm' | 'warm' | 'hot' | 'late';

export interface TimeLeft {
  readonly level: Level;
  /** Vanes that are full, the last one in part; all of them when it is late. */
  readonly vanes: number;
  readonly text: string;
  /** Said beside the vanes while the office is shut and they stand still. */
  readonly whileShut: string | null;
}

/** The promise ends by the clock, as the visitor was told; what is left of it is counted in office time. */
export function timeLeft(promisedUntil: number, now: number, office: Office): TimeLeft {
  if (now >= promisedUntil) {
    const text = filled(countdownWords.late, { duration: durationText(now - promisedUntil) });
    return { level: 'late', vanes: VANES, text, whileShut: null };
  }
  const left = office.between(now, promisedUntil);
  // Nobody will be here before it ends: only the clock can be named.
  if (left === 0) {
    const text = filled(countdownWords.left, { duration: durationText(promisedUntil - now) });
    return { level: 'hot', vanes: 0, text, whileShut: null };
  }
  const opensAt = office.isOpen(now) ? null : office.opensAt(now);
  return {
    level: left < HOUR_MS ? 'hot' : left < 3 * HOUR_MS ? 'warm' : 'calm',
    vanes: Math.min(VANES, left / HOUR_MS),
    text: filled(countdownWords.left, { duration: durationText(left) }),
    whileShut:
      opensAt === null ? null : filled(countdownWords.opensIn, { duration: durationText(opensAt - now) }),
  };
}
