import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTables } from '#server/db/migrations/001-submissions.ts';
import { addReminders } from '#server/db/migrations/002-reminders.ts';
import { prepareDelivery } from '#server/db/migrations/003-delivery.ts';
import { addDesk } from '#server/db/migrations/005-desk.ts';
import { addItemLists } from '#server/db/migrations/006-items.ts';
import { addCorrectedEmail } from '#server/db/migrations/013-corrected-email.ts';
import { openPostgres } from '#server/db/postgres.ts';
import type { Database } from '#server/db/schema.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { listSubmissions } from '#server/submissions/list.ts';
import { CONTACT } from '../fixtures/sample-submissions.ts';
import { DATABASES, prepareDatabases, type TestDatabases } from '../helpers/databases.ts';
import { NOW } from '../helpers/new-submission.ts';

let databases: TestDatabases;
beforeAll(async () => {
  databases = await prepareDatabases();
});
afterAll(() => databases.remove());

describe.each(DATABASES)('submissions of an older version on %s', (name) => {
  it('are listed and searchable after the migrations', async () => {
    const { databaseUrl, dataDir } = await databases.create(name);
    const kind = databaseUrl === null ? 'sqlite' : 'postgres';
    const sqlite = databaseUrl === null ? openSqlite(join(dataDir, 'old.sqlite')) : null;
    const db: Kysely<Database> =
      sqlite?.as({ waitMs: 1000 }) ??
      openPostgres(databaseUrl!, { connections: 1, connectMs: 5000, useMs: null });
    const schema = db as unknown as Kysely<unknown>;
    await createTables(schema, kind);
    await addReminders(schema);
    await prepareDelivery(schema);
    await addDesk(schema, kind);
    // More than one batch of the migration, all with the same timestamp.
    const references = Array.from({ length: 1100 }, (_, index) => String(index).padStart(4, '0'));
    for (const reference of references) {
      await sql`insert into submissions (id, reference, form, state, email, name, payload, created_at)
        values (${randomUUID()}, ${reference}, 'contact', 'accepted', 'ann@visitor.example', ${CONTACT.name},
          ${JSON.stringify({ ...CONTACT, role: `Nr${reference}` })}, ${NOW})`.execute(db);
    }
    await addItemLists(schema, kind);
    const filter = { forms: ['contact'] as const, tab: 'all' as const, me: '' };
    const page = { after: null, limit: 2000 };
    expect((await listSubmissions({ db, kind }, filter, page)).ids).toHaveLength(1100);
    expect((await listSubmissions({ db, kind }, { ...filter, q: 'astrom' }, page)).ids).toHaveLength(1100);
    expect((await listSubmissions({ db, kind }, { ...filter, q: 'nr0777' }, page)).ids).toHaveLength(1);
    expect(
      (await listSubmissions({ db, kind }, { ...filter, subject: 'IoT & Big Data' }, page)).ids,
    ).toHaveLength(1100);
    const { rows } = await sql<{ id: string }>`select id from submissions where reference = '0888'`.execute(
      db,
    );
    for (const [at, to] of [
      [NOW, 'first@corrected.example'],
      [NOW + 1, 'second@corrected.example'],
    ] as const) {
      await sql`insert into outbox (id, kind, recipient, submission_id, state, attempts, due_at, message_id, created_at)
        values (${randomUUID()}, 'answer', ${to}, ${rows[0]!.id}, 'sent', 1, ${at}, ${to}, ${at})`.execute(
        db,
      );
    }
    await addCorrectedEmail(schema);
    const corrected = db.selectFrom('submissions').select(['reference', 'corrected_email']);
    expect(await corrected.where('corrected_email', 'is not', null).execute()).toEqual([
      { reference: '0888', corrected_email: 'second@corrected.example' },
    ]);
    expect((await listSubmissions({ db, kind }, { ...filter, q: 'second' }, page)).ids).toEqual([
      rows[0]!.id,
    ]);
    // The values as released: later changes to the forms or the search must not affect this migration.
    const keys = sql<object>`select distinct subject, sort_name, alike_key from submissions`;
    expect((await keys.execute(db)).rows).toEqual([
      {
        subject: CONTACT.specificCategory,
        sort_name: 'ann astrom',
        alike_key: createHash('sha256')
          .update('we have 300 machines can they talk to each other')
          .digest('hex'),
      },
    ]);
    await sql`delete from submissions where reference = '0777'`.execute(db);
    expect((await listSubmissions({ db, kind }, { ...filter, q: 'nr0777' }, page)).ids).toEqual([]);
    await db.destroy();
    sqlite?.close();
  });
});
