/** Commands that copy, move or delete stored data. */

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStorage, SQLITE_FILE } from '#server/db/database.ts';
import type { Database } from '#server/db/schema.ts';
import type { Storage } from '#server/db/storage.ts';
import { applyErasures } from '#server/submissions/apply-erasures.ts';
import { pdfResume } from '../fixtures/resumes.ts';
import {
  createInbox,
  createSenders,
  NOW,
  openTestDatabase,
  prepareTestFolder,
  type TestDatabase,
} from '../helpers/inbox.ts';
import { newPostgresDatabase } from '../helpers/shared-postgres.ts';
import { openTestForms } from './test-backend.ts';

const TABLES = ['submissions', 'resumes', 'subscribers', 'outbox', 'recent_submissions'] as const;
const SITE_TABLES = [
  ...(['people', 'site_releases', 'site_draft', 'site_edits'] as const),
  ...(['site_scheduled', 'site_state', 'site_media', 'site_media_versions'] as const),
];

const testFolder = prepareTestFolder();

/** All rows of these tables, with binary values replaced by their hash. */
const contentOf = async ({ db }: Storage, tables: readonly (keyof Database)[] = TABLES) => {
  const content: Record<string, string[]> = {};
  for (const table of tables) {
    const rows = (await db.selectFrom(table).selectAll().execute()) as Record<string, unknown>[];
    content[table] = rows.map((row) => JSON.stringify(Object.entries(row).map(withHashedBytes))).sort();
  }
  return content;
};
const withHashedBytes = ([column, value]: [string, unknown]) => [
  column,
  value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value,
];

async function addSiteRows({ db }: Storage): Promise<void> {
  const by = { person_id: 'p', at: NOW };
  const person = { id: 'p', email: 'p@example.com', name: 'P', role: 'agent', scope: 'everything' } as const;
  await db
    .insertInto('people')
    .values({ ...person, site: 'write', invited_at: NOW, removed_at: null, last_seen_at: null })
    .execute();
  const release = { ...by, kind: 'publish', note: '', changes: 2, content: '{}' } as const;
  await db
    .insertInto('site_releases')
    .values({ ...release, number: 3, restored: null, built: null })
    .execute();
  await db
    .insertInto('site_draft')
    .values({ file: 'pages/contact.json', content: null, version: 4 })
    .execute();
  await db
    .insertInto('site_edits')
    .values({ ...by, file: 'company.json', path: '/name' })
    .execute();
  await db
    .insertInto('site_scheduled')
    .values({ ...by, id: 's', created_at: NOW, note: '', changes: '[]', problem: null })
    .execute();
  await db
    .insertInto('site_state')
    .values({ id: 1, version: 4, review_person_id: null, review_at: null, review_note: null })
    .execute();
  await db
    .insertInto('site_media')
    .values({ ...by, name: 'a.webp', entry: '{}', bytes: new Uint8Array([0, 255, 128]) })
    .execute();
  await db
    .insertInto('site_media_versions')
    .values({ file: 'a-1.webp', media: 'a.webp', bytes: new Uint8Array([0, 255, 128]) })
    .execute();
}

describe.each(['SQLite', 'PostgreSQL'] as const)('erase on %s', (name) => {
  let testDatabase: TestDatabase;
  beforeEach(async () => {
    testDatabase = await openTestDatabase(
      testFolder.folder,
      name === 'SQLite' ? null : await newPostgresDatabase(),
    );
  });
  afterEach(() => testDatabase.storage.close());

  const addSampleData = async () => {
    const { send, storage, dataDir } = testDatabase;
    const bytes = pdfResume({ bytes: 300_000, extra: 'MARK-OF-ANN' });
    await send.careers({ email: 'Ann@Visitor.example' }, { bytes });
    await send.contact();
    await send.newsletter();
    await send.careers();
    await storage.db
      .updateTable('outbox')
      .set({ state: 'sent' })
      .where('kind', '=', 'acknowledgement')
      .execute();
    const mail = join(dataDir, 'mail');
    await mkdir(mail);
    await writeFile(join(mail, 'a.eml'), 'From: x\r\nReply-To: "Ann"\r\n <Ann@visitor.example>\r\n\r\nHello');
    await writeFile(join(mail, 'b.eml'), 'To: ben@visitor.example\r\n\r\nann@visitor.example');
    return mail;
  };

  it('deletes all data of one person, including mail files, and nothing of others', async () => {
    const { inbox, storage, send, dataDir } = testDatabase;
    const mail = await addSampleData();
    const other = await send.contact({
      email: 'cy@visitor.example',
      organization: 'Mills',
      specificDetails: 'Ask ANN@visitor.example!',
    });
    const { code, out } = await inbox.run('erase', '--email', 'ANN@visitor.example', '--yes');
    expect(code).toBe(0);
    for (const part of [
      /^ {2}3 submissions: [\w-]+ \(careers\), [\w-]+ \(contact\), [\w-]+ \(newsletter\)$/m,
      /^ {2}1 resume$/m,
      /^ {2}1 newsletter subscription$/m,
      /^ {2}5 mails in the outbox, 3 of them not sent$/m,
      /^ {2}1 mail file$/m,
      /^ {2}Mail sent \(2\): delete it in the mailboxes/m,
      new RegExp(`^Others wrote of this address.*: ${other}$`, 'm'),
    ])
      expect(out).toMatch(part);

    const remaining = await contentOf(storage);
    expect(TABLES.map((table) => remaining[table]!.length)).toEqual([2, 1, 0, 4, 2]);
    expect(JSON.stringify(remaining).replace('ANN@visitor.example!', '')).not.toMatch(/ann@visitor/i);
    expect(await readdir(mail)).toEqual(['b.eml']);
    if (name === 'SQLite') {
      const files = (await readdir(dataDir)).filter((file) => file.startsWith(SQLITE_FILE));
      const bytes = await Promise.all(files.map((file) => readFile(join(dataDir, file), 'latin1')));
      const finds = (text: string) => bytes.some((each) => each.includes(text));
      expect(['MARK-OF-ANN', 'Works & Sons', 'ben@visitor.example'].map(finds)).toEqual([false, false, true]);
    }
    const again = await inbox.run('erase', '--email', 'ann@visitor.example', '--yes');
    expect([again.code, again.out]).toEqual([
      0,
      expect.stringContaining('Nothing is kept about ann@visitor.example.'),
    ]);
  });

  it('deletes submissions found by a corrected address, also after restoring a backup', async () => {
    const { inbox, storage, send, dataDir } = testDatabase;
    const mistyped = await send.contact({ email: 'ann@vistor.example' });
    const other = await send.contact({ email: 'ben@visitor.example' });
    const correct = () =>
      storage.db
        .updateTable('outbox')
        .set({ recipient: 'Ann@Visitor.example' })
        .where('kind', '=', 'acknowledgement')
        .where('submission_id', 'in', ({ selectFrom }) =>
          selectFrom('submissions').select('id').where('email', '=', 'ann@vistor.example'),
        )
        .execute();
    const remaining = async () =>
      (await storage.db.selectFrom('submissions').select('reference').execute()).map(
        ({ reference }) => reference,
      );
    await correct();
    const { out } = await inbox.run('erase', '--email', 'ann@visitor.example', '--yes');
    expect(out).toContain(`1 submission: ${mistyped} (contact)`);
    expect(await remaining()).toEqual([other]);

    // The same submission again, as after restoring a backup.
    await send.contact({ email: 'ann@vistor.example' });
    await correct();
    expect(await applyErasures(storage, dataDir)).toMatchObject({ people: 1 });
    expect(await remaining()).toEqual([other]);
  });

  it('deletes nothing without confirmation or with --dry-run', async () => {
    const { inbox, storage } = testDatabase;
    await addSampleData();
    const before = await contentOf(storage);
    const erase = ['erase', '--email', 'ann@visitor.example'];
    const unconfirmed = await inbox.run(...erase);
    expect([unconfirmed.code, unconfirmed.err]).toEqual([2, expect.stringContaining('Add --yes')]);
    const refused = await inbox.runAt('y', ...erase);
    expect([refused.code, refused.err]).toEqual([1, 'Nothing was erased.\n']);
    expect((await inbox.run(...erase, '--dry-run')).out).toMatch(
      /3 submissions[\s\S]*Nothing was erased\.\n$/,
    );
    expect(await contentOf(storage)).toEqual(before);
    expect((await inbox.runAt('yes', ...erase)).code).toBe(0);
    expect((await contentOf(storage)).submissions).toHaveLength(1);
  });
});

describe('migrate-to', () => {
  let source: TestDatabase;
  beforeEach(async () => {
    source = await openTestDatabase(testFolder.folder, null);
    await source.send.careers({}, { bytes: pdfResume({ bytes: 9_000_000 }) });
    await source.send.careers({ city: 'York' }, { bytes: pdfResume({ bytes: 500_000 }) });
    await source.send.newsletter();
    for (let index = 0; index < 30; index += 1) await source.send.contact({ role: `Role ${index}` });
    const visitCount = { day: '2025-11-11', kind: 'page', subject: '/', detail: '', count: 7 } as const;
    await source.storage.db.insertInto('visit_counts').values(visitCount).execute();
    await addSiteRows(source.storage);
    await source.storage.db.updateTable('outbox').set({ last_error: 'odd \0 answer' }).execute();
    await sql`update submissions set position = 'ÄÖ 漢字 🙂 "quotes" \\ '';' where form = 'contact'`.execute(
      source.storage.db,
    );
  });
  afterEach(() => source.storage.close());

  it('copies the data to PostgreSQL byte for byte and prints row counts', async () => {
    const { storage, inbox } = source;
    const tables = [...TABLES, ...SITE_TABLES];
    const before = await contentOf(storage, tables);
    for (const table of SITE_TABLES) expect(before[table]).toHaveLength(1);
    const url = await newPostgresDatabase();
    await storage.close();
    const { code, out, err } = await inbox.runAt(null, 'migrate-to', url);
    expect(err).toMatch(/█{30} 100 % {2}(\d+) of \1 rows/);
    expect(code).toBe(0);
    expect(out).toMatch(/^Table +SQLite +PostgreSQL$/m);
    expect(out).toMatch(/^submissions +33 +33$/m);
    expect(out).toMatch(/^resumes +2 +2$/m);
    expect(out).toMatch(/^outbox +65 +65$/m);
    expect(out).toMatch(/^visit_counts +1 +1$/m);
    const target = await openStorage({ databaseUrl: url, dataDir: testFolder.folder });
    const after = await contentOf(target, tables);
    // Sequences continue after the copied rows.
    expect(await createSenders(target).contact({ role: 'The next one' })).toMatch(/^.{4}-.{4}$/);
    await target.close();
    // PostgreSQL text cannot contain NUL.
    for (const rows of Object.values(before))
      rows.forEach((row, index) => {
        rows[index] = row.replaceAll('\\u0000', '');
      });
    expect(after).toEqual(before);
  });

  it('rejects a source in use, a non-empty target and an invalid or unreachable address', async () => {
    const { storage, inbox } = source;
    const url = await newPostgresDatabase();
    const busy = await inbox.run('migrate-to', url);
    expect([busy.code, busy.err]).toEqual([1, expect.stringMatching(/is in use\. Stop the server/)]);
    const target = await openTestDatabase(testFolder.folder, url);
    await target.send.newsletter();
    const before = await contentOf(target.storage);
    await storage.close();
    const nonEmpty = await inbox.run('migrate-to', url);
    expect([nonEmpty.code, nonEmpty.err]).toEqual([
      1,
      'The target holds data already (table recent_submissions). Give the address of an empty database.\n',
    ]);
    expect(await contentOf(target.storage)).toEqual(before);
    const onPostgres = await target.inbox.run('migrate-to', url);
    expect([onPostgres.code, onPostgres.err]).toEqual([
      1,
      expect.stringContaining('uses PostgreSQL already'),
    ]);
    await target.storage.close();

    for (const invalid of ['mysql://root:hunter2@db/site', 'site.sqlite']) {
      const { code, err } = await inbox.run('migrate-to', invalid);
      expect([code, err]).toEqual([2, expect.stringContaining('postgres://user:password@host/name')]);
      expect(err).not.toContain('hunter2');
    }
    const unreachable = await inbox.run('migrate-to', 'postgres://site:hunter2@127.0.0.1:1/site');
    expect(unreachable.code).toBe(1);
    expect(unreachable.err).toMatch(/PostgreSQL at 127\.0\.0\.1:1.*ECONNREFUSED/);
    expect(unreachable.err).not.toContain('hunter2');
  });

  it('leaves the target empty when the hash of a resume does not match', async () => {
    const { storage, inbox } = source;
    await sql`update resumes set sha256 = 'wrong' where size < 1000000`.execute(storage.db);
    const url = await newPostgresDatabase();
    await storage.close();
    const { code, err } = await inbox.run('migrate-to', url);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^The hash of these resumes differs after the copy: [\w-]{9}\./),
    ]);
    const target = await openStorage({ databaseUrl: url, dataDir: testFolder.folder });
    expect(Object.values(await contentOf(target)).flat()).toEqual([]);
    await target.close();
  });
});

describe('backup', () => {
  it('copies a database in use into a file that a server can start from', async () => {
    const { storage, send, inbox, dataDir } = await openTestDatabase(testFolder.folder, null);
    const reference = await send.careers({}, { bytes: pdfResume({ bytes: 2_000_000 }) });
    await send.newsletter();
    const path = join(testFolder.folder, 'backup.sqlite');
    const { code, out } = await inbox.run('backup', path);
    expect([code, out]).toEqual([0, `2 submissions saved to ${path}\n`]);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(testFolder.folder)).not.toContain('backup.sqlite.part');
    const saved = await contentOf(storage);
    // Sent after the backup, so not part of it.
    await send.contact();
    expect((await inbox.run('backup', path)).err).toContain('exists already');

    const restored = await mkdtemp(join(testFolder.folder, 'restored-'));
    await writeFile(join(restored, SQLITE_FILE), await readFile(path));
    const copy = await openStorage({ databaseUrl: null, dataDir: restored });
    expect(await contentOf(copy)).toEqual(saved);
    await copy.close();
    const forms = await openTestForms({ DATA_DIR: restored, SITE_URL: 'https://www.example.com' });
    await forms.app.ready();
    expect((await forms.submissions()).map((row) => row.reference)).toContain(reference);
    await expect
      // The subscription was not confirmed for months, so retention has deleted it.
      .poll(async () => (await forms.mails()).map(({ state }) => state))
      .toEqual(['sent', 'sent']);
    await forms.close();

    expect((await inbox.run('backup', path, '--force')).out).toBe(`3 submissions saved to ${path}\n`);
    expect((await inbox.run('backup', dataDir)).out).toBe(
      `3 submissions saved to ${join(dataDir, `kelvane-${new Date(NOW).toISOString().slice(0, 10)}.sqlite`)}\n`,
    );
    await storage.close();
  });

  it('refers to pg_dump on PostgreSQL, without printing the password', async () => {
    const url = await newPostgresDatabase();
    const { storage, inbox } = await openTestDatabase(testFolder.folder, url);
    const { code, err } = await inbox.run('backup', 'site.sqlite');
    expect([code, err]).toEqual([1, expect.stringContaining('pg_dump')]);
    expect(err).not.toContain('site:site');
    await storage.close();
  });
});

describe('restore', () => {
  it('replaces the database with the backup and keeps the replaced file', async () => {
    const { storage, send, inbox, dataDir } = await openTestDatabase(testFolder.folder, null);
    await send.contact();
    const path = join(testFolder.folder, 'to-restore.sqlite');
    await inbox.run('backup', path);
    const saved = await contentOf(storage);
    await send.contact({ role: 'Later' });
    const later = await contentOf(storage);

    const busy = await inbox.run('restore', path);
    expect([busy.code, busy.err]).toEqual([1, expect.stringContaining('is in use. Stop the server')]);
    expect(await contentOf(storage)).toEqual(later);
    await storage.close();

    const { code, out } = await inbox.run('restore', path);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^1 submission restored from .*\n.*\n\nNext: start/),
    ]);
    const files = await readdir(dataDir);
    expect(files.sort()).toEqual(['kelvane-replaced-2025-11-11T15-30-00Z.sqlite', SQLITE_FILE]);
    expect((await stat(join(dataDir, SQLITE_FILE))).mode & 0o777).toBe(0o600);
    const restored = await openStorage({ databaseUrl: null, dataDir });
    expect(await contentOf(restored)).toEqual(saved);
    await restored.close();

    // The replaced file can be restored in turn.
    const inboxLater = createInbox({ DATA_DIR: dataDir }, dataDir, NOW + 1000);
    expect((await inboxLater.run('restore', files[0]!)).code).toBe(0);
    const back = await openStorage({ databaseUrl: null, dataDir });
    expect(await contentOf(back)).toEqual(later);
    await back.close();
    expect(await readdir(dataDir)).toHaveLength(3);
  });

  it('replaces a damaged database, and creates a missing data folder', async () => {
    const { storage, send, inbox, dataDir } = await openTestDatabase(testFolder.folder, null);
    await send.contact();
    const path = join(testFolder.folder, 'good.sqlite');
    await inbox.run('backup', path);
    await storage.close();
    await writeFile(join(dataDir, SQLITE_FILE), 'damaged');
    expect((await inbox.run('restore', path)).code).toBe(0);
    expect(await inbox.json('export')).toHaveLength(1);

    const empty = join(testFolder.folder, 'not-there-yet');
    const other = createInbox({ DATA_DIR: empty }, testFolder.folder);
    expect((await other.run('restore', path)).code).toBe(0);
    expect(await readdir(empty)).toEqual([SQLITE_FILE]);
  });

  it('rejects files that are not usable backups and leaves the database unchanged', async () => {
    const { storage, send, inbox, dataDir } = await openTestDatabase(testFolder.folder, null);
    await send.contact();
    const newer = join(testFolder.folder, 'newer.sqlite');
    await inbox.run('backup', newer);
    const database = new DatabaseSync(newer);
    database.exec("insert into kysely_migration values ('999-later', '2030-01-01')");
    database.close();
    const foreign = join(testFolder.folder, 'foreign.sqlite');
    new DatabaseSync(foreign).exec('create table notes (text)');
    const text = join(testFolder.folder, 'text.sqlite');
    await writeFile(text, 'This is not a database, and it is long enough to look at. '.repeat(20));
    await storage.close();
    for (const [file, problem] of [
      [newer, 'from a newer version of this software (999-later)'],
      [foreign, 'no such table: kysely_migration'],
      [text, 'file is not a database'],
      ['nowhere.sqlite', 'nowhere.sqlite is not a file'],
      [join(dataDir, SQLITE_FILE), 'is the current database'],
    ] as const) {
      const { code, err } = await inbox.run('restore', file);
      expect([code, err]).toEqual([1, expect.stringContaining(problem)]);
    }
    expect(await readdir(dataDir)).toEqual([SQLITE_FILE]);
    expect(await inbox.json('export')).toHaveLength(1);
    const postgres = createInbox({ DATABASE_URL: 'postgres://site@127.0.0.1:1/site' }, testFolder.folder);
    expect((await postgres.run('restore', newer)).err).toContain('pg_restore');
  });
});
