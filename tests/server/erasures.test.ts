/** Erased people and submissions stay erased after a backup is restored. */

import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { submissionProblems } from '#content/desk/server-texts.ts';
import { openStorage, SQLITE_FILE } from '#server/db/database.ts';
import { applyErasures } from '#server/submissions/apply-erasures.ts';
import { erasuresPath } from '#server/submissions/erasure-list.ts';
import { createInbox, createSenders, NOW, openTestDatabase, prepareTestFolder } from '../helpers/inbox.ts';
import { newPostgresDatabase } from '../helpers/shared-postgres.ts';
import { openTestForms } from './test-backend.ts';
import { openTestDesk } from './test-desk.ts';

const testFolder = prepareTestFolder();
const ANN = 'a.n..n@visitor.example';
const BEFORE = NOW - 60_000;
const LATER = NOW + 60_000;

const mailAt = (time: number, to: string) =>
  `Date: ${new Date(time).toUTCString()}\r\nTo: ${to}\r\n\r\nHello`;

describe('after a backup is restored', () => {
  it('the server repeats the erasures on startup and keeps later submissions', async () => {
    const { dataDir, storage, send, inbox } = await openTestDatabase(testFolder.folder, null);
    await send.contact({ email: ANN }, { at: BEFORE });
    await send.careers({ email: ANN }, { at: BEFORE });
    await send.newsletter({ email: ANN }, { at: BEFORE });
    const ben = await send.contact({ email: 'ben@visitor.example' }, { at: BEFORE });
    const backup = join(testFolder.folder, 'before.sqlite');
    await inbox.run('backup', backup);
    const { out } = await inbox.run('erase', '--email', ANN, '--yes');
    expect(out).toContain(erasuresPath(dataDir));
    await storage.close();

    for (const end of ['-wal', '-shm']) await rm(join(dataDir, SQLITE_FILE + end), { force: true });
    await copyFile(backup, join(dataDir, SQLITE_FILE));
    const mail = join(dataDir, 'mail');
    await mkdir(mail);
    await writeFile(join(mail, 'old.eml'), mailAt(BEFORE, '<"a.n..n"@visitor.example>'));
    await writeFile(join(mail, 'new.eml'), mailAt(LATER, '<"a.n..n"@visitor.example>'));
    await writeFile(join(mail, 'other.eml'), mailAt(BEFORE, 'ben@visitor.example'));
    const restored = await openStorage({ databaseUrl: null, dataDir });
    const again = await createSenders(restored).contact({ email: ANN }, { at: LATER });
    await restored.close();

    const forms = await openTestForms({ DATA_DIR: dataDir });
    await forms.app.ready();
    expect((await forms.submissions()).map(({ reference }) => reference).sort()).toEqual([ben, again].sort());
    expect(await forms.storage.db.selectFrom('subscribers').selectAll().execute()).toEqual([]);
    expect(forms.log.join('')).toMatch(
      /"people":1,"submissions":0,"mailFiles":1,.*a restored backup had brought back/,
    );
    const files = await readdir(mail);
    expect(files).toEqual(expect.arrayContaining(['new.eml', 'other.eml']));
    expect(files).not.toContain('old.eml');
    await forms.close();
  });

  it('a damaged erasure list is reported as a problem, and an unreadable one throws', async () => {
    const forms = await openTestForms();
    const path = erasuresPath(forms.dataDir);
    await writeFile(path, 'not a line of ours\n');
    const { problem } = await applyErasures(forms.storage, forms.dataDir);
    expect(problem).toMatch(/is damaged in line 1, .*Restore the file/);
    await rm(path);
    await mkdir(path);
    await expect(applyErasures(forms.storage, forms.dataDir)).rejects.toThrow(/list of erasures, .*EISDIR/);
    await forms.close();
  });
});

describe.each(['SQLite', 'PostgreSQL'] as const)('the erasure list on %s', (name) => {
  const open = async () =>
    openTestDatabase(testFolder.folder, name === 'SQLite' ? null : await newPostgresDatabase());

  it('keeps renewed subscriptions and people who were never erased', async () => {
    const { dataDir, storage, send, inbox } = await open();
    await inbox.run('erase', '--email', 'ann@visitor.example', '--yes');
    await inbox.run('erase', '--email', 'cy@visitor.example', '--yes');
    await send.newsletter({ email: 'ann@visitor.example', topic: 'tech' }, { at: BEFORE });
    await send.newsletter({ email: 'ann@visitor.example', topic: 'finance' }, { at: LATER });
    await send.newsletter({ email: 'cy@visitor.example' }, { at: BEFORE });
    await send.newsletter({ email: 'dee@visitor.example' }, { at: BEFORE });
    expect(await applyErasures(storage, dataDir)).toEqual({
      people: 2,
      submissions: 0,
      mailFiles: 0,
      problem: null,
    });
    const subscribers = await storage.db.selectFrom('subscribers').select(['email', 'topic']).execute();
    expect(subscribers.map(({ email }) => email).sort()).toEqual([
      'ann@visitor.example',
      'dee@visitor.example',
    ]);
    expect(await storage.db.selectFrom('submissions').selectAll().execute()).toHaveLength(2);
    expect((await applyErasures(storage, dataDir)).people).toBe(0);
    await storage.close();
  });

  it('covers submissions erased at the desk and keeps the others of the same person', async () => {
    const databaseUrl = name === 'SQLite' ? null : await newPostgresDatabase();
    const test = await openTestDesk({ databaseUrl });
    const { storage } = test.desk;
    const send = createSenders(storage);
    const [reference, other] = [await send.contact({ role: 'Once' }), await send.contact({ role: 'Twice' })];
    const administrator = await test.signIn('administrator', 'everything');
    const row = await storage.db
      .selectFrom('submissions')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    await administrator.post(`/api/submissions/${reference}/erase`, { version: 7, reference });
    expect(await applyErasures(storage, test.dataDir), 'a rejected erasure is not listed').toMatchObject({
      submissions: 0,
    });
    const erased = await administrator.post(`/api/submissions/${reference}/erase`, { version: 1, reference });
    expect(erased.json()).toEqual({ ok: true });
    // As if a backup from before the erasure were restored.
    await storage.db.insertInto('submissions').values(row).execute();
    expect(await applyErasures(storage, test.dataDir)).toMatchObject({ people: 0, submissions: 1 });
    const left = await storage.db.selectFrom('submissions').select('reference').execute();
    expect(left).toEqual([{ reference: other }]);

    await rm(erasuresPath(test.dataDir));
    await mkdir(erasuresPath(test.dataDir));
    const refused = await administrator.post(`/api/submissions/${other}/erase`, {
      version: 1,
      reference: other,
    });
    expect([refused.statusCode, refused.json().error]).toEqual([500, submissionProblems.notNoted]);
    expect((await administrator.get(`/api/submissions/${other}`)).statusCode).toBe(200);
    await rm(erasuresPath(test.dataDir), { recursive: true });
    await test.close();
  });

  it('has no entries for dry runs, declined prompts and unknown addresses', async () => {
    const { dataDir, storage, send, inbox } = await open();
    await send.contact();
    await inbox.run('erase', '--email', 'ann@visitor.example', '--dry-run');
    await inbox.runAt('no', 'erase', '--email', 'ann@visitor.example');
    await inbox.run('erase', '--email', 'nobody@visitor.example');
    await inbox.run('erase', '--email', 'nobody@visitor.example', '--yes', '--dry-run');
    await expect(readFile(erasuresPath(dataDir))).rejects.toThrow('ENOENT');
    await storage.close();
  });
});

describe('erase', () => {
  it('erases nothing if the erasure list cannot be written', async () => {
    const { dataDir, storage, send, inbox } = await openTestDatabase(testFolder.folder, null);
    await send.contact();
    await mkdir(erasuresPath(dataDir));
    const { code, err } = await inbox.run('erase', '--email', 'ann@visitor.example', '--yes');
    expect([code, err]).toEqual([1, expect.stringMatching(/erasures\.jsonl.*EISDIR.*Nothing was erased/)]);
    expect(await storage.db.selectFrom('submissions').selectAll().execute()).toHaveLength(1);
    await storage.close();
  });
});

describe('migrate-to', () => {
  it('does not copy submissions of erased people', async () => {
    const { dataDir, env, storage, send, inbox } = await openTestDatabase(testFolder.folder, null);
    await inbox.run('erase', '--email', 'ann@visitor.example', '--yes');
    await send.contact({ email: 'ann@visitor.example' }, { at: BEFORE });
    await send.contact({ email: 'ben@visitor.example' }, { at: BEFORE });
    await storage.close();
    const url = await newPostgresDatabase();
    const { code, out } = await inbox.run('migrate-to', url);
    expect([code, out]).toEqual([0, expect.stringContaining('1 person.')]);
    const moved = createInbox({ ...env, DATABASE_URL: url }, dataDir);
    expect(await moved.json('export')).toMatchObject([{ email: 'ben@visitor.example' }]);
  });
});
