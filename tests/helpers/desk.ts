import { afterAll, beforeAll } from 'vitest';
import { openTestDesk, type TestDesk, type TestDeskOptions } from '../server/test-desk.ts';
import { type DatabaseName, prepareDatabases, type TestDatabases } from './databases.ts';
import { createSenders, type Senders } from './inbox.ts';

export interface DeskWithSenders extends TestDesk {
  readonly send: Senders;
}

/** Prepares SQLite and PostgreSQL databases for a test file. Call it at the top of the file. */
export function prepareDeskDatabases(): TestDatabases {
  const databases = {} as TestDatabases;
  beforeAll(async () => {
    Object.assign(databases, await prepareDatabases());
  });
  afterAll(() => databases.remove());
  return databases;
}

/** Opens a desk on the named database for the tests of a describe block. */
export function prepareDesk(
  databases: TestDatabases,
  name: DatabaseName,
  options: Pick<TestDeskOptions, 'bulk'> = {},
): DeskWithSenders {
  const prepared = {} as DeskWithSenders;
  beforeAll(async () => {
    const { databaseUrl } = await databases.create(name);
    const desk = await openTestDesk({ ...options, databaseUrl });
    Object.assign(prepared, desk, { send: createSenders(desk.desk.storage) });
  });
  afterAll(() => prepared.close());
  return prepared;
}
