import { describe, expect, it } from 'vitest';
import { startMailServer } from '../fixtures/mail-server.ts';
import { createInbox, NOW, prepareTestDatabase, prepareTestFolder } from '../helpers/inbox.ts';

const testFolder = prepareTestFolder();

describe.each(['SQLite', 'PostgreSQL'] as const)('status on %s', (name) => {
  const testDatabase = prepareTestDatabase(testFolder, name);

  it('prints counts, and exits with 0 when nothing needs attention', async () => {
    const mailServer = await startMailServer();
    const inbox = createInbox({ ...testDatabase.env, SMTP_URL: mailServer.url }, testFolder.folder);
    await testDatabase.send.contact();
    await testDatabase.send.contact({ role: 'Held' }, { suspicion: 'trap' });
    await testDatabase.send.careers();
    await testDatabase.send.newsletter();
    const { code, out } = await inbox.run('status');
    expect(out.split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^Database {5}${name} at .+, answers$`)),
      `Mail         ${new URL(mailServer.url).host} accepts mail`,
      'Subscribers  0 active, 1 pending, 0 unsubscribed',
      'Outbox       5 pending, 0 failed',
      expect.stringMatching(/^ {2}oldest {5}\w+, pending, 0 attempts, since 2025-11-11 09:30$/),
      '  error      none',
      '',
      'Submissions  accepted  quarantined  rejected',
      'contact             1            1         0',
      'careers             1            0         0',
      'newsletter          1            0         0',
      '',
      'Nothing needs attention.',
      '',
    ]);
    expect(code).toBe(0);
    await mailServer.close();
  });

  it('exits with 1 while mail fails, and redacts addresses in the error', async () => {
    await testDatabase.send.contact();
    await testDatabase.setMail('company', 'sent');
    await testDatabase.setMail('acknowledgement', 'dead', '550 5.1.1 <ann@visitor.example>: no\nsuch user');
    const inbox = createInbox({ ...testDatabase.env, SMTP_URL: 'smtp://127.0.0.1:1' }, testFolder.folder);
    const { code, out } = await inbox.run('status');
    expect(code).toBe(1);
    expect(out).toContain('  error      550 5.1.1 <address>: no such user\n');
    expect(out).toContain('127.0.0.1:1 does not accept mail');
    expect(out).toMatch(/^- The mail server says: .*ECONNREFUSED/m);
    expect(out).toMatch(/^- 1 other message failed\./m);
    expect(out).not.toContain('visitor.example');
    const json = await inbox.run('status', '--json');
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({ outbox: { pending: 0, failed: 1 } });
  });

  it('reports an overdue outbox and a missing SMTP_URL', async () => {
    await testDatabase.send.contact({}, { at: NOW - 3_600_000 });
    const { code, out } = await testDatabase.inbox.run('status');
    expect(code).toBe(1);
    expect(out).toContain('- The outbox is not being emptied: a message is 60 minutes overdue.');
    expect(out).toContain('- No mail leaves this machine: SMTP_URL is not set');
  });
});
