/** 0 before `from`, 1 after `to`, and a soft way between. */
export const rise = (time: number, from: number, to: number): number => {
  const part = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return part * part * part * (part * (part * 6 - 15) + 10);
};

export const between = (a: number, b: number, part: number): number => a + (b - a) * part;

/** There and back again within the two spans. */
export const visit = (
  time: number,
  there: readonly [number, number],
  back: readonly [number, number],
): number => rise(time, ...there) - rise(time, ...back);

/** Steps of a line that moves, waits and moves again: how many, counting the way done of the running one. */
export const steps = (time: number, period: number, moving: number): number => {
  const done = Math.floor(time / period);
  return done + rise(time - done * period, 0, moving);
};
