import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { HeadersByPath, OtherServer } from './nginx.ts';

const PROGRAM = join(import.meta.dirname, 'static-server.ts');

/** One of the servers of static-server.ts, in its own process like ours. */
export async function startStaticServer(
  name: 'sirv' | '@fastify/static' | 'node:http',
  folder: string,
  headers: HeadersByPath,
): Promise<OtherServer> {
  const child = spawn(process.execPath, [PROGRAM, name, folder, JSON.stringify(headers)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const address = await new Promise<string>((done, reject) => {
    child.stdout.setEncoding('utf8').once('data', (line: string) => done(line.trim()));
    exited.then(() => reject(new Error(`${name} did not start; see its message above.`)));
  });
  return {
    address,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
