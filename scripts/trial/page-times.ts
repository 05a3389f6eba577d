import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface PageTimes {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

/** As browsers ask. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' };
const EVERY_MS = 10;
const LONGEST_ANSWER_MS = 60_000;

/**
 * Asks for a page at an even pace while the work runs, and says how long the answers took, in milliseconds. In a process of
 * its own, so that the work of the caller does not count.
 */
export async function timePages(url: string, work: () => Promise<unknown>): Promise<PageTimes> {
  const visitor = fork(fileURLToPath(import.meta.url), [url], { execArgv: [] });
  try {
    await once(visitor, 'message');
    await work();
    visitor.send('stop');
    const [times] = (await once(visitor, 'message')) as [PageTimes];
    return times;
  } finally {
    visitor.kill();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const url = process.argv[2]!;
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const times: number[] = [];
  const ask = (): Promise<void> =>
    new Promise((done, reject) => {
      const started = performance.now();
      get(url, { agent, headers: HEADERS, timeout: LONGEST_ANSWER_MS }, (response) => {
        if (response.statusCode !== 200)
          reject(new Error(`A page was answered with ${response.statusCode}.`));
        response.resume().on('end', () => {
          times.push(performance.now() - started);
          done();
        });
      }).on('error', reject);
    });
  let isOver = false;
  process.once('message', () => {
    isOver = true;
  });
  await ask();
  times.length = 0;
  process.send!('ready');
  const asked: Promise<void>[] = [];
  while (!isOver) {
    asked.push(ask());
    await sleep(EVERY_MS);
  }
  await Promise.all(asked);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  process.send!({ count: times.length, p50: at(0.5), p99: at(0.99), worst: times.at(-1) ?? 0 });
}
