import { setTimeout as pause } from 'node:timers/promises';

const interval = 50;

/**
 * Asks again and again until the answer is neither false nor nothing, and gives it. While a page is being left its browser
 * may refuse to answer at all; only at the end of the time does that count.
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
