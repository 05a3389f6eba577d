/** Commands that show, count and write out what is there. */
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { pdfResume } from '../../scripts/trial/resumes.ts';
import { NOW, prepareGround, preparePlace } from '../helpers/inbox.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const ground = prepareGround();

describe.each(['SQLite', 'PostgreSQL'] as const)('reading the inbox on %s', (name) => {
  const place = preparePlace(ground, name);

  describe('list', () => {
    it('shows the newest first in a table that fits', async () => {
      const first = await place.send.contact({}, { at: NOW - DAY });
      const second = await place.send.careers();
      const third = await place.send.contact({ name: '山田太郎' }, { suspicion: 'trap', at: NOW + 1 });
      await place.setMail('company', 'sent');
      const { code, out } = await place.inbox.run('list');
      expect(code).toBe(0);
      expect(out.split('\n')).toEqual([
        'Reference  Received          Form     State        Name          About',
        `${third}  2025-11-11 09:30  contact  quarantined  山田太郎      IoT & Big Data (Solutions)`,
        `${second}  2025-11-11 09:30  careers  mail waits   Ben Ólafsson  Product Manager`,
        `${first}  2025-11-10 09:30  contact  mail waits   Ann Äström    IoT & Big Data (Solutions)`,
        '',
      ]);
      const narrow = await place.inbox.runAt(72, null, 'list');
      const plain = stripVTControlCharacters(narrow.out);
      expect(narrow.out).not.toBe(plain);
      expect(Math.max(...plain.split('\n').map((line) => line.length))).toBeLessThanOrEqual(72);
    });

    it('filters by form, state, date and text', async () => {
      const old = await place.send.contact({ specificDetails: 'ÜBER 300 machines' }, { at: NOW - 3 * DAY });
      const held = await place.send.newsletter({}, { suspicion: 'too-fast' });
      const applied = await place.send.careers();
      expect(await place.references('--form', 'careers')).toEqual([applied]);
      expect(await place.references('--state', 'quarantined')).toEqual([held]);
      expect(await place.references('--state', 'accepted', '--form', 'contact')).toEqual([old]);
      expect(await place.references('--since', '1d')).toHaveLength(2);
      expect(await place.references('--until', '2025-11-08')).toEqual([old]);
      expect(await place.references('--until', '2025-11-07')).toEqual([]);
      expect(await place.references('--text', 'über 300')).toEqual([old]);
      expect(await place.references('--text', old.toLowerCase())).toEqual([old]);
      // The names of fields are not what people wrote.
      expect(await place.references('--text', 'specificDetails')).toEqual([]);
      await place.setMail('company', 'dead');
      await place.setMail('acknowledgement', 'sent');
      expect((await place.references('--state', 'undelivered')).sort()).toEqual([old, applied].sort());
      await place.setMail('company', 'sent');
      expect(await place.references('--state', 'undelivered')).toEqual([]);
      expect((await place.references('--state', 'unanswered')).sort()).toEqual([old, applied].sort());
      expect((await place.inbox.run('list', '--text', 'nowhere')).out).toBe('Nothing found.\n');
    });

    it('stops at the limit and says so', async () => {
      for (let index = 0; index < 3; index += 1)
        await place.send.contact({ role: `Role ${index}` }, { at: NOW + index });
      const { out } = await place.inbox.run('list', '--limit', '2');
      expect(out.split('\n')).toHaveLength(6);
      expect(out).toContain('There are more.');
      expect((await place.inbox.run('list', '--limit', '3')).out).not.toContain('There are more.');
      expect(await place.references('--limit', '2')).toHaveLength(2);
    });
  });

  describe('show', () => {
    it('prints every field and how each mail fared', async () => {
      const reference = await place.send.contact();
      await place.setMail('company', 'dead', '550 5.1.1 \x1b[2Jno such user');
      const { code, out } = await place.inbox.run('show', reference.toLowerCase().replace('-', ''));
      expect(code).toBe(0);
      for (const part of [
        `${reference}  mail failed`,
        'Received  2025-11-11 09:30 (America/Chicago)',
        'Phone number      20 7946 0018',
        'Specific details  We have 300 machines.\n                  Can they talk to <each other>?',
        'mail (company to info@example.com): failed 2025-11-11 09:30, 3 attempts\n  last error: 550 5.1.1  [2Jno such user',
        'mail (acknowledgement): waits, next attempt 2025-11-11 09:30, 0 attempts',
      ])
        expect(out).toContain(part);
      expect(await place.inbox.json('show', reference)).toMatchObject({
        reference,
        form: 'contact',
        status: 'mail failed',
        receivedAt: '2025-11-11T15:30:00.000Z',
        fields: { organization: 'Works & Sons <Ltd>', recaptcha: true },
        resume: null,
        mails: expect.arrayContaining([
          expect.objectContaining({ kind: 'company', state: 'dead', attempts: 3 }),
        ]),
      });
    });
  });

  describe('resume', () => {
    it('writes the file out, and over nothing', async () => {
      const bytes = pdfResume({ bytes: 200_000, extra: '/Encrypt 1 0 R' });
      const reference = await place.send.careers({}, { bytes });
      const path = join(ground.folder, `${name}.pdf`);
      const { code, out, err } = await place.inbox.run('resume', reference, '--out', `${name}.pdf`);
      expect([code, out, err]).toEqual([0, `${path}\n`, 'Beware: It is protected by a password.\n']);
      expect((await readFile(path)).equals(bytes)).toBe(true);
      expect((await stat(path)).mode & 0o777).toBe(0o600);

      await writeFile(path, 'mine');
      const again = await place.inbox.run('resume', reference, '--out', path);
      expect(again.code).toBe(1);
      expect(again.err).toBe(`${path} exists already. Choose another name, or add --force to replace it.\n`);
      expect(await readFile(path, 'utf8')).toBe('mine');
      expect((await place.inbox.run('resume', reference, '--out', path, '--force')).code).toBe(0);
      expect((await readFile(path)).equals(bytes)).toBe(true);

      const into = await mkdtemp(join(ground.folder, 'into-'));
      expect((await place.inbox.run('resume', reference, '--out', into)).out).toBe(
        `${join(into, 'CV Ólafsson.pdf')}\n`,
      );
      expect((await place.inbox.run('resume', reference, '--out', '-')).out).toBe(bytes.toString('utf8'));
      const missing = await place.inbox.run('resume', reference, '--out', 'no/such/folder.pdf');
      expect([missing.code, missing.err]).toEqual([1, expect.stringContaining('the folder does not exist')]);
      expect((await place.inbox.run('resume', await place.send.contact())).err).toMatch(
        /\(contact\) has no resume\.\n$/,
      );
    });
  });

  describe('export', () => {
    it('writes CSV that no spreadsheet calculates with', async () => {
      const reference = await place.send.contact({
        organization: '=HYPERLINK("http://evil.example","Click")',
        specificDetails: 'a, "b"\nc',
      });
      const { out } = await place.inbox.run('export', '--form', 'contact');
      expect(out).toBe(
        'reference,form,state,status,quarantineReason,receivedAt,answeredAt,position,resume,name,email,phoneNumber,organization,role,specificDetails,countryCode,enquiryType,specificCategory,recaptcha,visitEntry,visitReferrer,visitCampaign,visitPages,typedEmail\r\n' +
          `${reference},contact,accepted,mail waits,,2025-11-11T15:30:00.000Z,,,,Ann Äström,Ann@visitor.example,20 7946 0018,"'=HYPERLINK(""http://evil.example"",""Click"")",Plant manager,"a, ""b""\nc",'+44,Solutions,IoT & Big Data,true,,,,,\r\n`,
      );
    });

    it('writes all forms to a file of its own, whatever their number', async () => {
      const applied = await place.send.careers();
      await place.send.newsletter();
      for (let index = 0; index < 210; index += 1) await place.send.contact({ role: `Role ${index}` });
      const path = join(ground.folder, `${name}.csv`);
      const { code, out } = await place.inbox.run('export', '--out', path, '--bom');
      expect([code, out]).toEqual([0, `212 records written to ${path}\n`]);
      const text = await readFile(path, 'utf8');
      expect(text.startsWith('\ufeffreference,')).toBe(true);
      expect(text.split('\r\n')).toHaveLength(214);
      expect(text).toMatch(new RegExp(`\r\n${applied},careers,.*,CV Ólafsson.pdf,`));
      expect((await stat(path)).mode & 0o777).toBe(0o600);
      expect((await place.inbox.run('export', '--out', path)).code).toBe(1);
      expect(await place.inbox.json('export', '--text', 'Role 209')).toMatchObject([
        { fields: { role: 'Role 209' } },
      ]);
      expect((await place.inbox.run('export', '--json', '--text', 'nowhere')).out).toBe('[]\n');
    });
  });

  describe('stats', () => {
    it('counts per form and day of the company', async () => {
      // Past midnight in London, not in Houston.
      await place.send.contact({}, { at: Date.parse('2025-11-11T05:59:00Z') });
      for (let index = 0; index < 3; index += 1) await place.send.contact({ role: `${index}` });
      await place.send.careers();
      await place.send.newsletter({}, { suspicion: 'trap' });
      await place.send.newsletter();
      await place.send.newsletter({ email: 'ben@visitor.example' });
      await place.confirm('ben@visitor.example');
      await place.setMail('company', 'sent');
      const { code, out } = await place.inbox.run('stats', '--days', '3');
      expect(code).toBe(0);
      expect(out.split('\n').slice(3)).toEqual([
        '            contact  careers  newsletter  held',
        '2025-11-09        ·        ·           ·     ·',
        `2025-11-10        1        ·           ·     ·  ${'█'.repeat(8)}`,
        `2025-11-11        3        1           2     1  ${'█'.repeat(25)}${'▓'.repeat(8)}${'░'.repeat(17)}`,
        'all               4        1           2     1',
        '',
        'Now: 7 undelivered, 5 unanswered, 1 in quarantine, 1 subscriber and 1 not confirmed.',
        '',
      ]);
      expect(await place.inbox.json('stats', '--days', '1')).toEqual({
        timeZone: 'America/Chicago',
        days: [{ day: '2025-11-11', contact: 3, careers: 1, newsletter: 2, held: 1 }],
        now: { undelivered: 7, unanswered: 5, quarantined: 1, subscribers: 1, pendingSubscribers: 1 },
        companyMail: { pending: 0, oldestSince: null, givenUp: 0 },
      });
    });
  });

  describe('subscribers', () => {
    it('lists those who are active, and others by state and topic', async () => {
      await place.send.newsletter();
      await place.confirm('ann@visitor.example');
      await place.send.newsletter({ email: 'ben@visitor.example', topic: 'finance' }, { at: NOW + 1 });
      await place.storage.db
        .updateTable('subscribers')
        .set({ state: 'unsubscribed', unsubscribed_at: NOW })
        .where('topic', '=', 'finance')
        .execute();
      await place.send.newsletter({ email: 'cy@visitor.example', topic: 'digital' }, { at: NOW + 2 });
      expect((await place.inbox.run('subscribers', '--state', 'all')).out.split('\n')).toEqual([
        'Email                Name        Topic    State         Since',
        'cy@visitor.example   Ann Äström  digital  pending       2025-11-11',
        'ben@visitor.example  Ann Äström  finance  unsubscribed  2025-11-11',
        'ann@visitor.example  Ann Äström  tech     active        2025-11-11',
        '',
        '3 subscribers',
        '',
      ]);
      const { out } = await place.inbox.run('subscribers', '--csv');
      expect(out).toMatch(
        /^email,firstName,.*\r\nann@visitor\.example,Ann,Äström,tech,active,2025-11-11T15:30:00\.000Z,.*,,https:\/\/www\.example\.com\/api\/newsletter\/unsubscribe\?token=[\w-]+\r\n$/,
      );
      const finance = ['subscribers', '--topic', 'finance'];
      expect(await place.inbox.json(...finance)).toEqual([]);
      expect(await place.inbox.json(...finance, '--state', 'unsubscribed')).toMatchObject([
        { email: 'ben@visitor.example', state: 'unsubscribed' },
      ]);
      expect(await place.inbox.json('subscribers', '--state', 'pending')).toMatchObject([
        { email: 'cy@visitor.example', state: 'pending' },
      ]);
      expect((await place.inbox.run('subscribers', '--topic', 'strategy')).out).toBe(
        'No subscribers found.\n',
      );
    });

    it('says of each submission whether it was confirmed', async () => {
      const reference = await place.send.newsletter();
      await place.setMail('confirmation', 'sent');
      expect((await place.inbox.run('show', reference)).out).toMatch(
        / {2}unconfirmed\n[\s\S]*^Confirmed +not yet/m,
      );
      await place.confirm('ann@visitor.example');
      expect((await place.inbox.run('show', reference)).out).toMatch(/^Confirmed +2025-11-11 09:30$/m);
      expect(await place.inbox.json('show', reference)).toMatchObject({
        confirmedAt: '2025-11-11T15:30:00.000Z',
      });
    });
  });
});
