import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../../scripts/trial/postgres.ts';
import { openStorage } from '../../src/server/db/database.ts';
import type { Storage } from '../../src/server/db/storage.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Sends until it is heard: nobody listens before the connection stands. */
function expectHeard({ changes }: Storage, heard: readonly (string | null)[], message: string) {
  const sendAndLook = () => {
    changes.send(message);
    return heard;
  };
  return expect.poll(sendAndLook).toContain(message);
}

it('processes that share a file hear what another sends, and nothing from before they listened', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'changes-'));
  const open = (): Promise<Storage> => openStorage({ databaseUrl: null, dataDir });
  const [one, other] = [await open(), await open()];
  one.changes.send('before');
  const rows = () => one.db.selectFrom('desk_messages').select('text').execute();
  await expect.poll(rows).toHaveLength(1);
  const heard: (string | null)[] = [];
  const stop = other.changes.listen((message) => heard.push(message));
  await expectHeard(one, heard, 'hello');
  expect(heard).not.toContain('before');
  // Who looked at what is nobody's business afterwards.
  const old = { at: Date.now() - 61_000 };
  await one.db.updateTable('desk_messages').set(old).where('text', '=', 'before').execute();
  one.changes.send('last');
  await expect.poll(rows).not.toContainEqual({ text: 'before' });
  stop();
  await one.close();
  await other.close();
  await rm(dataDir, { recursive: true });
});

it('one process hears what another announces, also after the database was away', async () => {
  const databaseUrl = await postgres.newDatabase();
  const open = (): Promise<Storage> => openStorage({ databaseUrl, dataDir: '/nowhere' });
  const [one, other] = [await open(), await open()];
  const heard: (string | null)[] = [];
  other.changes.listen((message) => heard.push(message));
  await expectHeard(one, heard, 'hello');
  await postgres.restart();
  await expectHeard(one, heard, 'back');
  heard.length = 0;
  for (let index = 0; index < 20; index += 1) one.changes.announce();
  await expect.poll(() => heard).toContain(null);
  expect(heard.filter((message) => message === null).length).toBeLessThan(5);
  await one.close();
  await other.close();
});
