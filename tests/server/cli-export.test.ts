import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NOW, prepareTestDatabase, prepareTestFolder } from '../helpers/inbox.ts';

const DAY = 24 * 3_600_000;

const testFolder = prepareTestFolder();

describe.each(['SQLite', 'PostgreSQL'] as const)('export on %s', (name) => {
  const testDatabase = prepareTestDatabase(testFolder, name);

  it('writes CSV with formulas escaped and special characters quoted', async () => {
    const reference = await testDatabase.send.contact({
      organization: '=HYPERLINK("http://evil.example","Click")',
      specificDetails: 'a, "b"\nc',
    });
    const { out } = await testDatabase.inbox.run('export', '--form', 'contact');
    expect(out).toBe(
      'reference,form,state,status,quarantineReason,receivedAt,answeredAt,position,resume,name,email,phoneNumber,organization,role,specificDetails,countryCode,enquiryType,specificCategory,recaptcha,visitEntry,visitReferrer,visitCampaign,visitPages,typedEmail\r\n' +
        `${reference},contact,accepted,mail waits,,2025-11-11T15:30:00.000Z,,,,Ann Äström,Ann@visitor.example,20 7946 0018,"'=HYPERLINK(""http://evil.example"",""Click"")",Plant manager,"a, ""b""\nc",'+44,Solutions,IoT & Big Data,true,,,,,\r\n`,
    );
  });

  it('writes all submissions of all forms to a private file, with a BOM on request', async () => {
    const applied = await testDatabase.send.careers();
    await testDatabase.send.newsletter();
    for (let index = 0; index < 210; index += 1) await testDatabase.send.contact({ role: `Role ${index}` });
    const path = join(testFolder.folder, `${name}.csv`);
    const { code, out } = await testDatabase.inbox.run('export', '--out', path, '--bom');
    expect([code, out]).toEqual([0, `212 records written to ${path}\n`]);
    const text = await readFile(path, 'utf8');
    expect(text.startsWith('\ufeffreference,')).toBe(true);
    expect(text.split('\r\n')).toHaveLength(214);
    expect(text).toMatch(new RegExp(`\r\n${applied},careers,.*,CV Ólafsson.pdf,`));
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await testDatabase.inbox.run('export', '--out', path)).code).toBe(1);
    expect(await testDatabase.inbox.json('export', '--text', 'Role 209')).toMatchObject([
      { fields: { role: 'Role 209' } },
    ]);
    expect((await testDatabase.inbox.run('export', '--json', '--text', 'nowhere')).out).toBe('[]\n');
  });

  it('filters by form, state, date and text', async () => {
    const old = await testDatabase.send.contact(
      { specificDetails: 'ÜBER 300 machines' },
      { at: NOW - 3 * DAY },
    );
    const quarantined = await testDatabase.send.newsletter({}, { suspicion: 'too-fast' });
    const applied = await testDatabase.send.careers();
    expect(await testDatabase.references('--form', 'careers')).toEqual([applied]);
    expect(await testDatabase.references('--state', 'quarantined')).toEqual([quarantined]);
    expect(await testDatabase.references('--state', 'accepted', '--form', 'contact')).toEqual([old]);
    expect(await testDatabase.references('--since', '1d')).toHaveLength(2);
    expect(await testDatabase.references('--until', '2025-11-08')).toEqual([old]);
    expect(await testDatabase.references('--until', '2025-11-07')).toEqual([]);
    expect(await testDatabase.references('--text', 'über 300')).toEqual([old]);
    expect(await testDatabase.references('--text', old.toLowerCase())).toEqual([old]);
    // Field names are not searched.
    expect(await testDatabase.references('--text', 'specificDetails')).toEqual([]);
    await testDatabase.setMail('company', 'dead');
    await testDatabase.setMail('acknowledgement', 'sent');
    expect((await testDatabase.references('--state', 'undelivered')).sort()).toEqual([old, applied].sort());
    await testDatabase.setMail('company', 'sent');
    expect(await testDatabase.references('--state', 'undelivered')).toEqual([]);
    expect((await testDatabase.references('--state', 'unanswered')).sort()).toEqual([old, applied].sort());
  });

  it('writes each field and the delivery state of each mail as JSON', async () => {
    const reference = await testDatabase.send.contact();
    await testDatabase.setMail('company', 'dead', '550 5.1.1 no such user');
    expect(await testDatabase.inbox.json('export')).toMatchObject([
      {
        reference,
        form: 'contact',
        status: 'mail failed',
        receivedAt: '2025-11-11T15:30:00.000Z',
        fields: { organization: 'Works & Sons <Ltd>', recaptcha: true },
        resume: null,
        mails: expect.arrayContaining([
          expect.objectContaining({ kind: 'company', state: 'dead', attempts: 3 }),
        ]),
      },
    ]);
  });

  it('overwrites a file only with --force, and picks the file name in a folder', async () => {
    await testDatabase.send.contact();
    const folder = await mkdtemp(join(testFolder.folder, 'into-'));
    const path = join(folder, 'all.csv');
    await writeFile(path, 'mine');
    const again = await testDatabase.inbox.run('export', '--out', path);
    expect([again.code, again.err]).toEqual([
      1,
      `${path} exists already. Choose another name, or add --force to replace it.\n`,
    ]);
    expect(await readFile(path, 'utf8')).toBe('mine');
    expect((await testDatabase.inbox.run('export', '--out', path, '--force')).code).toBe(0);
    expect((await testDatabase.inbox.run('export', '--out', folder)).out).toContain(join(folder, 'export'));
    const missing = await testDatabase.inbox.run('export', '--out', 'no/such/folder.csv');
    expect([missing.code, missing.err]).toEqual([1, expect.stringContaining('the folder does not exist')]);
  });

  it('lists active subscribers by default, and others by state and topic', async () => {
    await testDatabase.send.newsletter();
    await testDatabase.confirm('ann@visitor.example');
    await testDatabase.send.newsletter({ email: 'ben@visitor.example', topic: 'finance' }, { at: NOW + 1 });
    await testDatabase.storage.db
      .updateTable('subscribers')
      .set({ state: 'unsubscribed', unsubscribed_at: NOW })
      .where('topic', '=', 'finance')
      .execute();
    await testDatabase.send.newsletter({ email: 'cy@visitor.example', topic: 'digital' }, { at: NOW + 2 });
    const { out } = await testDatabase.inbox.run('export', 'subscribers');
    expect(out).toMatch(
      /^email,firstName,.*\r\nann@visitor\.example,Ann,Äström,tech,active,2025-11-11T15:30:00\.000Z,.*,,https:\/\/www\.example\.com\/api\/newsletter\/unsubscribe\?token=[\w-]+\r\n$/,
    );
    const emails = async (...args: string[]) =>
      ((await testDatabase.inbox.json('export', 'subscribers', ...args)) as { email: string }[]).map(
        ({ email }) => email,
      );
    expect(await emails('--state', 'all')).toEqual([
      'cy@visitor.example',
      'ben@visitor.example',
      'ann@visitor.example',
    ]);
    expect(await emails('--topic', 'finance')).toEqual([]);
    expect(await emails('--topic', 'finance', '--state', 'unsubscribed')).toEqual(['ben@visitor.example']);
    expect(await emails('--state', 'pending')).toEqual(['cy@visitor.example']);
  });

  it('includes when a subscription was confirmed', async () => {
    await testDatabase.send.newsletter();
    await testDatabase.setMail('confirmation', 'sent');
    expect(await testDatabase.inbox.json('export')).toMatchObject([
      { status: 'unconfirmed', confirmedAt: null },
    ]);
    await testDatabase.confirm('ann@visitor.example');
    expect(await testDatabase.inbox.json('export')).toMatchObject([
      { confirmedAt: '2025-11-11T15:30:00.000Z' },
    ]);
  });
});
