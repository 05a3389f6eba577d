import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { compileCache, serverFlags } from '../run.mjs';

const MAIN = resolve(import.meta.dirname, '../../src/server/main.ts');

export interface ServerProcess {
  readonly address: string;
  readonly child: ChildProcess;
  /** Everything it wrote to stderr so far. */
  log(): string;
  /** And to stdout. */
  output(): string;
  /** Resolves when the process is gone. */
  kill(signal: NodeJS.Signals): Promise<void>;
}

/**
 * The real server in a process of its own, run as `npm start` runs it, ready to answer. Serves the API only, has no
 * desk and sends no digest, unless told otherwise.
 */
export async function startServerProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...serverFlags, MAIN], {
    env: {
      PATH: process.env.PATH ?? '',
      ...compileCache,
      API_ONLY: '1',
      PORT: '0',
      DESK_PORT: '0',
      DIGEST_HOUR: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    log += chunk;
  });
  const exited = once(child, 'exit');
  const address = await new Promise<string>((resolveAddress, reject) => {
    exited.then(() => reject(new Error(`The server ended before it answered.\n${log}`)));
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      const found = /http:\/\/[\d.]+:\d+/.exec(output)?.[0];
      if (found) resolveAddress(found);
    });
  });
  return {
    address,
    child,
    log: () => log,
    output: () => output,
    async kill(signal) {
      child.kill(signal);
      await exited;
    },
  };
}
