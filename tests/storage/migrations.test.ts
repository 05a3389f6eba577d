import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStorage, SQLITE_FILE } from '#server/db/database.ts';
import { addMessages } from '#server/db/migrations/010-messages.ts';
import { migrate } from '#server/db/migrations.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import type { Storage } from '#server/db/storage.ts';
import { explainStartFailure } from '#server/start-failure.ts';
import { createSubmissionStore } from '#server/submissions/store.ts';
import { DATABASES, prepareDatabases, type TestDatabases } from '../helpers/databases.ts';
import { fillFirstVersion } from '../helpers/first-version.ts';
import { newSubmission, newSubscription } from '../helpers/new-submission.ts';

const MINUTE = 60_000;
const SITE_TABLES = [
  'site_releases',
  'site_draft',
  'site_edits',
  'site_scheduled',
  'site_state',
  'site_media',
  'site_media_versions',
] as const;

let databases: TestDatabases;
beforeAll(async () => {
  databases = await prepareDatabases();
}, MINUTE);
afterAll(() => databases.remove());

describe.each(DATABASES)('data of version 0.9.0 on %s', (name) => {
  it('is unchanged by the upgrade, which drops only the messages table and lets administrators publish', async () => {
    const options = await databases.create(name);
    const old = await openStorage(options);
    const submissions = createSubmissionStore(old);
    for (const fields of [{}, { form: 'careers' }, { quarantineReason: 'trap' }] as const)
      await submissions.save(newSubmission(fields));
    await submissions.save(newSubscription('all'));
    // The tables of 0.9.0 are those of the migrations up to 014.
    for (const table of SITE_TABLES) await sql`drop table ${sql.table(table)}`.execute(old.db);
    await sql`alter table people drop column site`.execute(old.db);
    await sql`drop index items_possibly_spam`.execute(old.db);
    await sql`alter table submissions drop column spam_hint`.execute(old.db);
    for (const role of ['administrator', 'agent', 'reader'])
      await sql`insert into people (id, email, name, role, scope, invited_at)
        values (${role}, ${role}, 'Ann', ${role}, 'everything', 1)`.execute(old.db);
    await addMessages(old.db as never, old.kind);
    await sql`delete from kysely_migration where name > '014-bulk'`.execute(old.db);
    const [submissionsBefore, ...othersBefore] = await allRows(old.db);
    await old.close();

    const upgraded = await openStorage(options);
    expect(await allRows(upgraded.db)).toEqual([
      submissionsBefore!.map((row) => ({ ...row, spam_hint: null })),
      ...othersBefore,
    ]);
    await expect(sql`select * from desk_messages`.execute(upgraded.db)).rejects.toThrow();
    const people = await upgraded.db.selectFrom('people').select(['role', 'site']).orderBy('role').execute();
    expect(people.map(({ role, site }) => `${role}: ${site}`)).toEqual([
      'administrator: publish',
      'agent: none',
      'reader: none',
    ]);
    for (const table of SITE_TABLES)
      expect(await upgraded.db.selectFrom(table).selectAll().execute()).toEqual([]);
    await upgraded.close();
  });
});

async function allRows(db: Storage['db']): Promise<readonly object[][]> {
  const tables = ['submissions', 'outbox', 'subscribers', 'resumes', 'history', 'item_search'] as const;
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
}

describe.each(DATABASES)('tables of a newer version on %s', (name) => {
  it(
    'are refused with an error that says how to proceed',
    async () => {
      const options = await databases.create(name);
      const storage = await openStorage(options);
      await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01')`.execute(
        storage.db,
      );
      await storage.close();
      const error = await openStorage(options).catch((reason: unknown) => reason);
      const text = explainStartFailure(error);
      expect(text).toMatch(
        /tables are from a newer version .*\(999-later\)\. Nothing was changed\. Start that /,
      );
      expect(text).toContain('restore the backup from before the upgrade');
      expect(text).not.toMatch(/corrupt|DATABASE_URL/);
    },
    MINUTE,
  );
});

describe('migrating on PostgreSQL', () => {
  const clients: Client[] = [];
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.end()));
  });
  const connect = async (databaseUrl: string | null, application_name: string) => {
    const client = new Client({ connectionString: databaseUrl!, application_name });
    clients.push(client);
    await client.connect();
    return client;
  };
  const createFirstVersion = async () => {
    const options = await databases.create('PostgreSQL');
    await fillFirstVersion(options, async () => {});
    return options;
  };
  const columnsOf = async (client: Client) =>
    (await client.query("select 1 from pg_attribute where attrelid = 'submissions'::regclass")).rowCount;

  it(
    'waits for a reader that holds a lock, names it, and lets other queries through',
    async () => {
      const options = await createFirstVersion();
      const reader = await connect(options.databaseUrl, 'nightly-backup');
      await reader.query('begin; select count(*) from submissions');
      const { rows } = await reader.query('select pg_backend_pid() as pid');

      const reported = Promise.withResolvers<string>();
      const onWait = vi.fn(reported.resolve);
      const opened = openStorage({ ...options, onWait });
      const line = await reported.promise;
      expect(line).toContain('for at most 5 min');
      expect(line).toContain(`pid ${rows[0].pid} (nightly-backup, idle in transaction for `);
      expect(line).toContain('select pg_backend_pid() as pid');

      // Like the version still running. A query waits for one lock attempt at most, less than a visitor's timeout.
      const visitor = await connect(options.databaseUrl, 'visitor');
      await visitor.query("set statement_timeout = '4s'");
      for (let count = 0; count < 20; count += 1) {
        await visitor.query('select count(*) from submissions');
        await visitor.query("update submissions set name = 'x'");
      }
      await reader.query('commit');
      await (await opened).close();
      expect(await columnsOf(visitor)).toBeGreaterThan(15);
    },
    MINUTE,
  );

  it(
    'gives up after the timeout without changes, and names the blocking session',
    async () => {
      const options = await createFirstVersion();
      const reader = await connect(options.databaseUrl, 'psql');
      await reader.query('begin; select count(*) from submissions');
      const before = await columnsOf(reader);
      const db = openPostgres(options.databaseUrl!, { connections: 1, connectMs: 5000, useMs: null });
      await expect(migrate({ db, kind: 'postgres', giveUpMs: 1 })).rejects.toThrow(
        /kept them locked: pid \d+ \(psql, idle in transaction .*\)\. Nothing was changed\. Let them finish/,
      );
      expect(await columnsOf(reader)).toBe(before);
      await reader.query('commit');
      await migrate({ db, kind: 'postgres', giveUpMs: 1 });
      await db.destroy();
    },
    MINUTE,
  );

  it(
    'succeeds on concurrent starts, and is not limited by statement_timeout',
    async () => {
      const options = await createFirstVersion();
      const client = await connect(options.databaseUrl, 'trigger');
      const { pathname } = new URL(options.databaseUrl!);
      await client.query(`alter database ${pathname.slice(1)} set statement_timeout = '100ms'`);
      // Makes the first one take longer than statement_timeout, and than one lock attempt.
      await client.query(`create function slow() returns event_trigger language plpgsql as $$
      begin if tg_tag = 'CREATE INDEX' then perform pg_sleep(0.2); end if; end $$`);
      await client.query('create event trigger slow on ddl_command_start execute function slow()');
      const onWait = vi.fn();
      const storages = await Promise.all([1, 2, 3].map(() => openStorage({ ...options, onWait })));
      await Promise.all(storages.map((storage) => storage.close()));
      expect(onWait).not.toHaveBeenCalled();
    },
    MINUTE,
  );
});

it('an older SQLite file can be migrated by two connections at once', async () => {
  const options = await databases.create('SQLite');
  await fillFirstVersion(options, async () => {});
  const storages = await Promise.all([openStorage(options), openStorage(options)]);
  await Promise.all(storages.map((storage) => storage.close()));
  const file = openSqlite(join(options.dataDir, SQLITE_FILE));
  const { rows } = await sql`select name from kysely_migration`.execute(file.as({ waitMs: 1000 }));
  expect(rows.length).toBeGreaterThan(10);
  file.close();
});
