/**
 * Requests pages at a steady rate from a process of its own, so that the caller's work does not distort the times. Every page has a
 * mark of its release. A response is mixed if its mark is older than one that had already been seen when it was requested.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

export interface VisitorResults {
  readonly requests: number;
  readonly failures: readonly string[];
  readonly mixed: number;
  /** Sorted, by phase. */
  readonly times: Readonly<Record<string, readonly number[]>>;
}

export interface SteadyVisitors {
  /** Requests from now on count for this phase, after `idle`. */
  enter(phase: string): void;
  stop(): Promise<VisitorResults>;
}

interface Plan {
  readonly address: string;
  readonly paths: readonly string[];
  /** The first group is the mark. Pages of the build have none. */
  readonly pattern: string;
  /** The marks of the releases, in their order. The build has an empty one. */
  readonly marks: readonly string[];
}

const EVERY_MS = 10;
const MAX_ANSWER_MS = 30_000;

export async function startVisitors(plan: Plan): Promise<SteadyVisitors> {
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(plan)], {
    execArgv: [],
    serialization: 'advanced',
  });
  await once(child, 'message');
  return {
    enter: (phase) => child.send(phase),
    async stop() {
      child.send('stop');
      const [results] = (await once(child, 'message')) as [VisitorResults];
      child.kill();
      return results;
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { address, paths, pattern, marks }: Plan = JSON.parse(process.argv[2]!);
  const decompress = promisify(brotliDecompress);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const failures: string[] = [];
  const times: Record<string, number[]> = {};
  let phase = 'idle';
  let requests = 0;
  let mixed = 0;
  /** The position of the newest mark that was seen. */
  let newest = 0;

  const fetchPage = (path: string): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      const headers = { 'accept-encoding': 'br' };
      get(address + path, { agent, headers, timeout: MAX_ANSWER_MS }, async (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
        resolve(Buffer.concat(await response.toArray()));
      }).on('error', reject);
    });
  const visit = async (path: string): Promise<void> => {
    const [known, own, started] = [newest, phase, performance.now()];
    requests += 1;
    try {
      const body = await fetchPage(path);
      times[own] ??= [];
      times[own].push(performance.now() - started);
      const mark = new RegExp(pattern).exec((await decompress(body)).toString())?.[1] ?? '';
      const position = marks.indexOf(mark, known);
      if (position < 0) mixed += 1;
      newest = Math.max(newest, position);
    } catch (error) {
      failures.push(String(error));
    }
  };

  let isOver = false;
  process.on('message', (message) => {
    if (message === 'stop') isOver = true;
    else phase = String(message);
  });
  process.send!('ready');
  const visits: Promise<void>[] = [];
  for (let next = performance.now(); !isOver; next += EVERY_MS) {
    visits.push(visit(paths[visits.length % paths.length]!));
    await sleep(Math.max(0, next - performance.now()));
  }
  await Promise.all(visits);
  for (const list of Object.values(times)) list.sort((one, other) => one - other);
  process.send!({ requests, failures, mixed, times } satisfies VisitorResults);
}
