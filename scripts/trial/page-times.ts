import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

export interface PageTimes {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

const THREAD = 'page-times';
/** As browsers ask. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' };
const EVERY_MS = 10;
const LONGEST_ANSWER_MS = 60_000;

/**
 * Asks for a page at an even pace while the work runs, and says how long the answers took, in milliseconds. In a thread of its
 * own, so that the work of the caller does not count.
 */
export async function timePages(url: string, work: () => Promise<unknown>): Promise<PageTimes> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { thread: THREAD, url }, execArgv: [] });
  try {
    await once(worker, 'message');
    await work();
    worker.postMessage('stop');
    const [times] = (await once(worker, 'message')) as [PageTimes];
    return times;
  } finally {
    await worker.terminate();
  }
}

if (!isMainThread && workerData?.thread === THREAD) {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const times: number[] = [];
  const ask = (): Promise<void> =>
    new Promise((done, reject) => {
      const started = performance.now();
      get(workerData.url, { agent, headers: HEADERS, timeout: LONGEST_ANSWER_MS }, (response) => {
        if (response.statusCode !== 200)
          reject(new Error(`A page was answered with ${response.statusCode}.`));
        response.resume().on('end', () => {
          times.push(performance.now() - started);
          done();
        });
      }).on('error', reject);
    });
  let isOver = false;
  parentPort!.once('message', () => {
    isOver = true;
  });
  await ask();
  times.length = 0;
  parentPort!.postMessage('ready');
  const asked: Promise<void>[] = [];
  while (!isOver) {
    asked.push(ask());
    await sleep(EVERY_MS);
  }
  await Promise.all(asked);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  parentPort!.postMessage({ count: times.length, p50: at(0.5), p99: at(0.99), worst: times.at(-1) ?? 0 });
}
