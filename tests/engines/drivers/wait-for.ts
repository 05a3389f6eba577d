import { setTimeout as pause } from 'node:timers/promises';

const interval = 50;

/**
 * Polls until the result is neither false, null nor undefined, and returns it. Errors are ignored until the time limit, as a
 * browser may fail to respond during a navigation.
 */
export async function waitFor<Result>(
  description: string,
  poll: () => Promise<Result>,
  timeout = 30_000,
): Promise<NonNullable<Result>> {
  const end = performance.now() + timeout;
  for (;;) {
    let last: string;
    try {
      const result = await poll();
      if (result !== false && result !== null && result !== undefined) return result;
      last = `the last result was ${result}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    if (performance.now() > end)
      throw new Error(`Not true within ${timeout / 1000} s: ${description} (${last})`);
    await pause(interval);
  }
}
