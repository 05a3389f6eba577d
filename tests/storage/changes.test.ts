import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStorage } from '../../src/server/db/database.ts';
import type { Storage } from '../../src/server/db/storage.ts';
import { startPostgres, type TestPostgres } from '../fixtures/postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

it('one process is notified of what another announces, also after the database was away', async () => {
  const databaseUrl = await postgres.newDatabase();
  const open = (): Promise<Storage> => openStorage({ databaseUrl, dataDir: '/nowhere' });
  const [one, other] = [await open(), await open()];
  let notified = 0;
  other.changes.listen(() => {
    notified += 1;
  });
  // Announces until it is heard: nobody listens before the connection is open.
  const announceAndLook = () => {
    one.changes.announce();
    return notified;
  };
  await expect.poll(announceAndLook).toBeGreaterThan(0);
  await postgres.restart();
  notified = 0;
  await expect.poll(announceAndLook).toBeGreaterThan(1);
  notified = 0;
  for (let index = 0; index < 20; index += 1) one.changes.announce();
  await expect.poll(() => notified).toBeGreaterThan(0);
  expect(notified).toBeLessThan(5);
  await one.close();
  await other.close();
});
