import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStorage } from '#server/db/database.ts';
import type { Storage } from '#server/db/storage.ts';
import { startPostgres, type TestPostgres } from '../fixtures/postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

it('change notifications reach other connections, survive a restart and are coalesced', async () => {
  const databaseUrl = await postgres.newDatabase();
  const open = (): Promise<Storage> => openStorage({ databaseUrl, dataDir: '/nowhere' });
  const [one, other] = [await open(), await open()];
  let notified = 0;
  other.changes.listen(() => {
    notified += 1;
  });
  // Repeats the announcement, as the listening connection may not be open yet.
  const announceAndCount = () => {
    one.changes.announce();
    return notified;
  };
  await expect.poll(announceAndCount).toBeGreaterThan(0);
  await postgres.restart();
  notified = 0;
  await expect.poll(announceAndCount).toBeGreaterThan(1);
  notified = 0;
  for (let index = 0; index < 20; index += 1) one.changes.announce();
  await expect.poll(() => notified).toBeGreaterThan(0);
  expect(notified).toBeLessThan(5);
  await one.close();
  await other.close();
});
