import { setTimeout as pause } from 'node:timers/promises';

const interval = 50;

/**
 * Polls until the result is truthy, and returns it. Errors count only at the end of the time limit, as a browser may fail to
 * answer during a navigation.
 */
export async function waitFor<Result>(
  sentence: string,
  ask: () => Promise<Result>,
  time = 30_000,
): Promise<NonNullable<Result>> {
  const end = performance.now() + time;
  for (;;) {
    let last: string;
    try {
      const answer = await ask();
      if (answer !== false && answer !== null && answer !== undefined) return answer;
      last = `the last answer was ${answer}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    if (performance.now() > end) throw new Error(`Not within ${time / 1000} s: ${sentence} (${last})`);
    await pause(interval);
  }
}
