/** The "people" command, and its effect on the running desk. */
import { describe, expect, it } from 'vitest';
import { createInbox, type Inbox, NOW, prepareTestFolder } from '../helpers/inbox.ts';
import { openTestDesk, type TestDesk } from './test-desk.ts';

const testFolder = prepareTestFolder();

async function open(): Promise<{ test: TestDesk; inbox: Inbox }> {
  const test = await openTestDesk();
  test.clock.now = NOW;
  const env = { DATA_DIR: test.dataDir, DESK_URL: 'https://desk.example.com' };
  return { test, inbox: createInbox(env, testFolder.folder) };
}

const apiPathIn = (out: string) =>
  `/api${/https:\/\/desk\.example\.com(\/sign-in\/[\w-]{43})\n/.exec(out)?.[1]}`;

describe('inbox people', () => {
  it('creates the first administrator, and invites, lists, links and removes people', async () => {
    const { test, inbox } = await open();
    expect((await inbox.run('people')).out).toContain('people link');
    const withoutEmail = await inbox.run('people', 'link');
    expect([withoutEmail.code, withoutEmail.err]).toEqual([
      2,
      expect.stringContaining('"people link" needs <email>'),
    ]);

    const first = await inbox.runAt('Ada.King@example.com', 'people', 'link');
    expect(first.code).toBe(0);
    const ada = test.browser();
    expect((await ada.post(apiPathIn(first.out))).statusCode).toBe(200);
    expect((await ada.get('/api/me')).json().person).toMatchObject({
      email: 'ada.king@example.com',
      name: 'Ada King',
      role: 'administrator',
      site: 'publish',
    });

    const invited = await inbox.run(
      ...['people', 'invite', 'Jun@example.com', '--name', 'Jun Ito', '--role', 'reader'],
      ...['--scope', 'applications', '--site', 'write'],
    );
    expect([invited.code, invited.out]).toEqual([
      0,
      expect.stringContaining('jun@example.com is invited as reader, applications, website: write.'),
    ]);
    // The server mails the invitation, with its own link.
    const token = await test.mailedToken('jun@example.com');
    expect((await test.browser().get(`/api/sign-in/${token}`)).json()).toMatchObject({
      purpose: 'invitation',
    });
    const again = await inbox.run('people', 'invite', 'jun@example.com');
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('already has access')]);

    expect(await inbox.json('people')).toEqual([
      expect.objectContaining({ email: 'ada.king@example.com', sessions: 1 }),
      expect.objectContaining({
        email: 'jun@example.com',
        role: 'reader',
        scope: 'applications',
        site: 'write',
        lastSeenAt: null,
      }),
    ]);
    expect((await inbox.run('people')).out).toMatch(
      /^Email .*\nada\.king@example\.com +Ada King +administrator +everything +publish /,
    );

    const link = await inbox.run('people', 'link', 'jun@example.com');
    const jun = test.browser();
    expect((await jun.post(apiPathIn(link.out))).statusCode).toBe(200);
    expect((await inbox.run('people', 'remove', 'jun@example.com')).code).toBe(0);
    expect((await jun.get('/api/me')).statusCode).toBe(401);
    expect((await inbox.run('people', 'link', 'jun@example.com')).err).toContain('Nobody with the address');
    const last = await inbox.run('people', 'remove', 'ada.king@example.com');
    expect([last.code, last.err]).toEqual([1, expect.stringContaining('last administrator')]);

    const { rows } = (await ada.get('/api/history')).json();
    expect(
      rows.map(({ action, by, about, via }: never) => [
        action,
        (by as { name: string } | null)?.name,
        (about as { name: string } | null)?.name,
        via,
      ]),
    ).toEqual([
      ['person-removed', undefined, 'Jun Ito', 'terminal'],
      ['signed-in', 'Jun Ito', undefined, 'mail'],
      ['invited', undefined, 'Jun Ito', 'terminal'],
      ['signed-in', 'Ada King', undefined, 'mail'],
      ['invited', undefined, 'Ada King', 'terminal'],
    ]);
    await test.close();
  });

  it('rejects unknown subcommands and invalid addresses, names and roles', async () => {
    const { test, inbox } = await open();
    expect((await inbox.run('people', 'greet')).err).toContain('"people greet" is not known');
    expect((await inbox.run('people', 'invite', 'jun')).err).toContain('"jun" is not an email address');
    expect((await inbox.run('people', 'invite', 'jun@example.com', '--name', 'J\u0007')).err).toContain(
      'one line',
    );
    expect((await inbox.run('people', 'invite', 'jun@example.com', '--role', 'boss')).err).toContain(
      '--role is "boss"',
    );
    expect((await inbox.run('people', 'invite', 'jun@example.com', '--site', 'all')).err).toContain(
      '--site is "all". It can be none, write, publish.',
    );
    await test.close();
  });
});
