const HOUR_MS = 60 * 60 * 1000;

/** One for each office hour of a day. */
export const VANES = 9;

/** How warm something that waits has become: three hours of office time are warm, one is hot. */
export type Level = 'calm' | 'warm' | 'hot' | 'late';

export interface PromiseLeft {
  readonly level: Level;
  /** Vanes that are full, the last one in part; all of them when it is late. */
  readonly vanes: number;
  /** What is left of it, or how late it is. */
  readonly ms: number;
}

/** The promise ends by the clock, as the visitor was told; what is left of it is counted in office time. */
export function promiseLeft(promisedUntil: number, now: number, officeMs: number): PromiseLeft {
  if (now >= promisedUntil) return { level: 'late', vanes: VANES, ms: now - promisedUntil };
  // Nobody will be here before it ends: only the clock can be named.
  if (officeMs === 0) return { level: 'hot', vanes: 0, ms: promisedUntil - now };
  return {
    level: officeMs < HOUR_MS ? 'hot' : officeMs < 3 * HOUR_MS ? 'warm' : 'calm',
    vanes: Math.min(VANES, officeMs / HOUR_MS),
    ms: officeMs,
  };
}
