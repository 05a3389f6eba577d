import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Scope } from '#contract/desk/people.ts';
import { readHistory } from '#server/conversations/history-routes.ts';
import { copyToPostgres } from '#server/db/copy-to-postgres.ts';
import { openStorage, SQLITE_FILE } from '#server/db/database.ts';
import { createTables } from '#server/db/migrations/001-submissions.ts';
import { addReminders } from '#server/db/migrations/002-reminders.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { openSqliteSource } from '#server/db/sqlite-files.ts';
import type { Storage } from '#server/db/storage.ts';
import { record } from '#server/history/history.ts';
import { newOutboxRows } from '#server/outbox/store.ts';
import { findLink, forgetLinks, LINK_MS, makeLink, useLink } from '#server/people/links.ts';
import { addSession, createSessionStore, endSessions, hashOf } from '#server/people/sessions.ts';
import { changePerson, createPeopleStore, invite, type NewPerson, serialized } from '#server/people/store.ts';
import { pageSubscribers } from '#server/subscribers/store.ts';
import { DATABASES, prepareDatabases, type TestDatabases } from '../helpers/databases.ts';
import { NOW } from '../helpers/new-submission.ts';

const HOUR = 3_600_000;
const IDLE = { idleMs: 8 * HOUR };

let databases: TestDatabases;
beforeAll(async () => {
  databases = await prepareDatabases();
});
afterAll(() => databases.remove());

/** Adds a person, with a unique address unless one is given. */
async function addPerson(storage: Storage, fields: Partial<NewPerson> = {}) {
  const email = `${randomUUID()}@example.com`;
  const person = { email, name: 'Ann', role: 'administrator', scope: 'everything', ...fields } as const;
  const invited = await serialized(storage, (trx) => invite(trx, person, NOW));
  if (!('person' in invited)) throw new Error(invited.problem);
  return invited.person;
}

describe.each(DATABASES)('the desk on %s', (name) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openStorage(await databases.create(name));
  });
  afterAll(() => storage.close());
  beforeEach(async () => {
    for (const table of ['history', 'sessions', 'sign_in_links', 'outbox', 'people'] as const)
      await storage.db.deleteFrom(table).execute();
  });

  it('refuses to invite a known address, and restores a removed person with the new role', async () => {
    const people = createPeopleStore(storage, IDLE);
    await addPerson(storage);
    const jun = await addPerson(storage, { email: 'Jun@Example.com', role: 'administrator' });
    expect(jun.email).toBe('jun@example.com');
    await expect(addPerson(storage, { email: 'JUN@example.com' })).rejects.toThrow('known');

    await serialized(storage, (trx) => changePerson(trx, jun.id, { removed_at: NOW }));
    expect(await people.byEmail('jun@example.com')).toBeNull();
    expect(await people.count()).toBe(1);
    const again = await addPerson(storage, {
      email: 'jun@example.com',
      role: 'reader',
      scope: 'applications',
    });
    expect(again).toMatchObject({ id: jun.id, role: 'reader', scope: 'applications', removed_at: null });
  });

  it('keeps at least one administrator with full scope under concurrent changes', async () => {
    const admins = [await addPerson(storage), await addPerson(storage), await addPerson(storage)];
    await addPerson(storage, { role: 'agent' });
    await addPerson(storage, { scope: 'applications' });
    const demotions = [{ removed_at: NOW }, { role: 'agent' }, { scope: 'enquiries' as Scope }] as const;
    const results = await Promise.all(
      admins.map(({ id }, index) => serialized(storage, (trx) => changePerson(trx, id, demotions[index]!))),
    );
    expect(results.filter((result) => 'problem' in result)).toEqual([{ problem: 'last-administrator' }]);
    const unknown = await serialized(storage, (trx) => changePerson(trx, 'nobody', { role: 'reader' }));
    expect(unknown).toEqual({ problem: 'unknown' });
  });

  it('lets a sign-in link be used once, and only before it expires', async () => {
    const { id } = await addPerson(storage);
    const link = { personId: id, purpose: 'sign-in', address: '', now: NOW } as const;
    const hashOfNew = async (now: number) =>
      hashOf((await makeLink(storage.db, { ...link, now })).replace('/sign-in/', ''));
    const one = await hashOfNew(NOW);
    const expiresAt = NOW + LINK_MS['sign-in'];
    const row = (await findLink(storage.db, one))!;
    const use = (now: number) => storage.db.transaction().execute((trx) => useLink(trx, row, now));
    expect(await use(expiresAt)).toBe(false);
    const used = await Promise.all(Array.from({ length: 5 }, () => use(expiresAt - 1)));
    expect(used.filter(Boolean)).toHaveLength(1);

    const two = await hashOfNew(NOW + 1);
    await forgetLinks(storage.db, expiresAt);
    expect(await findLink(storage.db, one)).toBeNull();
    expect(await findLink(storage.db, two)).not.toBeNull();
  });

  it('counts active sessions only, and deletes those that are idle or expired', async () => {
    const person = await addPerson(storage);
    const sessions = createSessionStore(storage, IDLE);
    const used = (now: number) => ({ now, isUse: true });
    const open = (idHash: string, now: number, expiresAt = NOW + 100 * HOUR) =>
      addSession(storage.db, { idHash, personId: person.id, browser: 'Firefox', now, expiresAt });
    await open('idle', NOW - 8 * HOUR);
    await open('over', NOW - HOUR, NOW);
    await open('good', NOW - HOUR);
    const [listed] = await createPeopleStore(storage, IDLE).list(NOW);
    expect(listed?.sessions).toBe(1);
    expect(await sessions.find('idle', used(NOW))).toBeNull();
    expect(await sessions.find('over', used(NOW))).toBeNull();
    expect((await sessions.find('good', used(NOW)))?.person.id).toBe(person.id);
    // Use restarts the idle time.
    expect(await sessions.find('good', used(NOW + 8 * HOUR - 1))).not.toBeNull();

    await sessions.forgetOver(NOW);
    const remaining = await storage.db.selectFrom('sessions').select('id_hash').execute();
    expect(remaining).toEqual([{ id_hash: 'good' }]);
    expect(await endSessions(storage.db, { personId: person.id })).toBe(1);
  });

  it('pages through the history and limits it to the scope of a person', async () => {
    const ann = await addPerson(storage);
    const bob = await addPerson(storage, { name: 'Bob Ray' });
    const entry = { at: NOW, person: ann.id } as const;
    for (let count = 0; count < 5; count += 1) {
      await record(storage.db, { ...entry, action: 'answered', reference: `C${count}`, form: 'contact' });
      await record(storage.db, {
        ...entry,
        action: 'note',
        reference: `A${count}`,
        form: 'careers',
        text: 'x',
      });
    }
    await record(storage.db, { ...entry, action: 'invited', about: bob.id, via: 'desk' });

    const all = { visibleTo: null, limit: 4 };
    const pages = [await readHistory(storage.db, all)];
    while (pages.at(-1)!.next !== null)
      pages.push(await readHistory(storage.db, { ...all, after: Number(pages.at(-1)!.next) }));
    const rows = pages.flatMap((page) => page.rows);
    expect(pages.map((page) => page.rows.length)).toEqual([4, 4, 3]);
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).sort((a, b) => b - a));
    expect(rows[0]).toMatchObject({
      by: { name: 'Ann' },
      about: { name: 'Bob Ray', initials: 'BR' },
      via: 'desk',
    });

    const seenBy = async (forms: readonly ('contact' | 'careers')[], person: string) =>
      (await readHistory(storage.db, { visibleTo: { forms, person }, limit: 50 })).rows.map(
        ({ action }) => action,
      );
    expect(new Set(await seenBy(['careers'], 'nobody'))).toEqual(new Set(['note']));
    expect(new Set(await seenBy(['contact'], bob.id))).toEqual(new Set(['answered', 'invited']));
    const notes = await readHistory(storage.db, { ...all, action: 'note', reference: 'A3', person: ann.id });
    expect(notes.rows).toHaveLength(1);
  });

  it('is added to an older database by migration without losing data', async () => {
    const options = await databases.create(name);
    const { databaseUrl, dataDir } = options;
    const old =
      databaseUrl === null
        ? openSqlite(`${dataDir}/${SQLITE_FILE}`).as({ waitMs: 1000 })
        : openPostgres(databaseUrl, { connections: 1, connectMs: 1000, useMs: null });
    const kind = databaseUrl === null ? 'sqlite' : 'postgres';
    const provider = {
      getMigrations: async () => ({
        '001-submissions': { up: (schema: Kysely<unknown>) => createTables(schema, kind) },
        '002-reminders': { up: addReminders },
      }),
    };
    expect((await new Migrator({ db: old, provider }).migrateToLatest()).error).toBeUndefined();
    await sql`insert into submissions (id, reference, form, state, email, name, payload, created_at)
      values ('s', 'K7QM-2XPD', 'contact', 'accepted', 'a@b.c', 'A', '{"email":"a@b.c"}', 1)`.execute(old);
    await sql`insert into outbox (id, kind, submission_id, state, attempts, due_at, message_id, created_at)
      values ('o', 'company', 's', 'sent', 2, 3, '<m@x>', 4)`.execute(old);
    await sql`insert into subscribers
      (id, email, first_name, last_name, topic, state, token, activated_by, created_at, updated_at)
      values ('a', 'asa@b.c', 'Åsa', 'SØRBØ', 'tech', 'active', 't', 's', 1, 1)`.execute(old);
    await old.destroy();

    const upgraded = await openStorage(options);
    const { db } = upgraded;
    const submission = await db.selectFrom('submissions').selectAll().executeTakeFirstOrThrow();
    expect(submission).toMatchObject({
      reference: 'K7QM-2XPD',
      version: 1,
      assignee: null,
      answered_by: null,
    });
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([
      expect.objectContaining({
        id: 'o',
        submission_id: 's',
        attempts: 2,
        message_id: '<m@x>',
        person_id: null,
      }),
    ]);
    const found = await pageSubscribers(db, { q: 'åsa sorbo' }, { after: null, limit: 5 });
    expect(found.rows.map(({ email }) => email)).toEqual(['asa@b.c']);

    const person = await addPerson(upgraded);
    const mail = {
      kind: 'sign-in',
      submissionId: null,
      subscriberId: null,
      recipients: [],
      messageIdDomain: 'x',
      now: 1,
    } as const;
    await db
      .insertInto('outbox')
      .values(newOutboxRows({ ...mail, personId: person.id }))
      .execute();
    // Deleting a submission still cascades to its outbox rows, and the foreign keys are indexed.
    await db.deleteFrom('submissions').execute();
    expect(await db.selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'sign-in' }]);
    const catalog = kind === 'sqlite' ? sql`sqlite_schema where tbl_name` : sql`pg_indexes where tablename`;
    const column = kind === 'sqlite' ? sql`name` : sql`indexname as name`;
    const indexes = await sql<{ name: string }>`select ${column} from ${catalog} = 'outbox'`.execute(db);
    expect(indexes.rows.map((row) => row.name)).toEqual(
      expect.arrayContaining(['outbox_waiting', 'outbox_submission', 'outbox_subscriber', 'outbox_person']),
    );
    await upgraded.close();
  });
});

it('history entries added after a copy to PostgreSQL come after the copied ones', async () => {
  const options = await databases.create('SQLite');
  const source = await openStorage(options);
  const person = await addPerson(source);
  for (const text of ['one', 'two', 'three'])
    await record(source.db, { at: NOW, action: 'note', person: person.id, text });
  await source.close();

  const target = await openStorage(await databases.create('PostgreSQL'));
  const file = openSqliteSource(`${options.dataDir}/${SQLITE_FILE}`);
  await copyToPostgres(file, target.db, () => {});
  file.close();
  await record(target.db, { at: NOW, action: 'note', person: person.id, text: 'four' });
  const { rows } = await readHistory(target.db, { visibleTo: null, limit: 10 });
  expect(rows.map(({ text }) => text)).toEqual(['four', 'three', 'two', 'one']);
  await target.close();
});
