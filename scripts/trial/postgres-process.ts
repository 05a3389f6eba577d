/**
 * A PostgreSQL in a process of its own. Tells its parent the address of an empty database, and ends with it. For programs whose
 * own end matters: the package that starts PostgreSQL ends the process that it runs in, always with success.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

if (process.argv[1] === import.meta.filename) {
  // Not imported above, where the parent would load it as well.
  const { startPostgres } = await import('./postgres.ts');
  const postgres = await startPostgres();
  process.on('disconnect', () => postgres.stop());
  process.send?.(await postgres.newDatabase());
}

export interface PostgresProcess {
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

export async function startPostgresProcess(): Promise<PostgresProcess> {
  const child: ChildProcess = fork(import.meta.filename);
  const exited = once(child, 'exit');
  const failed = exited.then(([code]) => {
    throw new Error(`PostgreSQL did not start: its process ended with ${code}.`);
  });
  const [databaseUrl] = (await Promise.race([once(child, 'message'), failed])) as [string];
  failed.catch(() => {});
  return {
    databaseUrl,
    async stop() {
      child.disconnect();
      await exited;
    },
  };
}
