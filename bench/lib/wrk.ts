import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
}

const run = promisify(execFile);
const MILLISECONDS = { us: 0.001, ms: 1, s: 1000 } as const;

/** Requests one URL repeatedly from one thread. Throws on any failure. */
export async function runWrk(
  url: string,
  options: { connections: number; seconds: number; encoding: string },
): Promise<Load> {
  const { stdout } = await run('wrk', [
    '--threads=1',
    `--connections=${options.connections}`,
    `--duration=${options.seconds}s`,
    '--latency',
    '--header',
    `Accept-Encoding: ${options.encoding}`,
    url,
  ]);
  const failure = /^\s*(?:Non-2xx|Socket errors).*$/m.exec(stdout)?.[0];
  if (failure !== undefined) throw new Error(`${url}: ${failure.trim()}`);
  const perSecond = Number(/^Requests\/sec:\s+([\d.]+)/m.exec(stdout)?.[1]);
  const [, p99, unit] = /^\s+99%\s+([\d.]+)(us|ms|s)$/m.exec(stdout) ?? [];
  return { perSecond, p99Ms: Number(p99) * MILLISECONDS[unit as keyof typeof MILLISECONDS] };
}
