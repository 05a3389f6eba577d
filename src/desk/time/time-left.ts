import { durationText } from '#content/desk/duration.ts';
import { countdownWords } from '#content/desk/time.ts';
import { filled } from '#content/filled.ts';
import { type Level, promiseLeft } from '#contract/desk/promise-left.ts';
import type { Office } from './office.ts';

export interface TimeLeft {
  readonly level: Level;
  /** Vanes that are full, the last one in part; all of them when it is late. */
  readonly vanes: number;
  readonly text: string;
  /** Said beside the vanes while the office is shut and they stand still. */
  readonly whileShut: string | null;
}

export function timeLeft(promisedUntil: number, now: number, office: Office): TimeLeft {
  const officeMs = now < promisedUntil ? office.between(now, promisedUntil) : 0;
  const { level, vanes, ms } = promiseLeft(promisedUntil, now, officeMs);
  const words = level === 'late' ? countdownWords.late : countdownWords.left;
  // While nobody will be here before it ends, only the clock moves.
  const opensAt = officeMs === 0 || office.isOpen(now) ? null : office.opensAt(now);
  return {
    level,
    vanes,
    text: filled(words, { duration: durationText(ms) }),
    whileShut:
      opensAt === null ? null : filled(countdownWords.opensIn, { duration: durationText(opensAt - now) }),
  };
}
