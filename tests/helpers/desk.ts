import { afterAll, beforeAll } from 'vitest';
import { openTestDesk, type TestDesk, type TestDeskOptions } from '../server/test-desk.ts';
import { type DatabaseName, prepareDatabases, type TestDatabases } from './databases.ts';
import { createSenders, type Senders } from './inbox.ts';

export interface DeskPlace extends TestDesk {
  readonly send: Senders;
}

/** Databases of both kinds for the tests of a file, to be called at its top. */
export function prepareDeskDatabases(): TestDatabases {
  const databases = {} as TestDatabases;
  beforeAll(async () => {
    Object.assign(databases, await prepareDatabases());
  });
  afterAll(() => databases.remove());
  return databases;
}

/** A desk on the named database for the tests of a group. */
export function prepareDesk(
  databases: TestDatabases,
  name: DatabaseName,
  options: Pick<TestDeskOptions, 'bulk'> = {},
): DeskPlace {
  const place = {} as DeskPlace;
  beforeAll(async () => {
    const { databaseUrl } = await databases.create(name);
    const desk = await openTestDesk({ ...options, databaseUrl });
    Object.assign(place, desk, { send: createSenders(desk.desk.storage) });
  });
  afterAll(() => place.close());
  return place;
}
