/** Help, errors, exit codes, and the command as a process. */

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTACT_FORM } from '#contract/contact.ts';
import { openStorage } from '#server/db/database.ts';
import { COMMANDS } from '#server/operations/cli/commands.ts';
import { CONTACT } from '../fixtures/sample-submissions.ts';
import { startServerProcess } from '../fixtures/server-process.ts';
import { createInbox, createSenders, type Inbox } from '../helpers/inbox.ts';

const MAIN = resolve(import.meta.dirname, '../../src/server/operations/cli/main.ts');
const execute = promisify(execFile);

let folder: string;
let inbox: Inbox;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-usage-'));
  inbox = createInbox({ DATA_DIR: folder }, folder);
  const storage = await openStorage({ databaseUrl: null, dataDir: folder });
  await createSenders(storage).contact();
  await storage.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('help', () => {
  it('lists every command, and is printed to stderr if no command is given', async () => {
    const { code, out } = await inbox.run('help');
    expect(code).toBe(0);
    for (const { name } of COMMANDS) expect(out).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
    expect(await inbox.run('--help')).toEqual(await inbox.run('help'));
    const noCommand = await inbox.run();
    expect([noCommand.code, noCommand.out, noCommand.err]).toEqual([2, '', out]);
  });

  it.each(COMMANDS.map(({ name }) => name))(
    'describes %s and its options in 84 columns, even with an invalid configuration',
    async (name) => {
      const broken = createInbox({ PORT: 'not a port' }, folder);
      const { code, out } = await broken.run(name, '--help');
      expect(code).toBe(0);
      expect(out).toContain(`Usage: npm run inbox -- ${name}`);
      const { options } = COMMANDS.find((command) => command.name === name)!;
      for (const option of Object.keys(options)) expect(out).toContain(`--${option}`);
      expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(84);
      expect((await inbox.run('help', name)).out).toBe(out);
    },
  );

  it('has an entry in docs/operations.md for every command and option', async () => {
    const handbook = await readFile('docs/operations.md', 'utf8');
    for (const { name, options } of COMMANDS) {
      expect(handbook).toMatch(new RegExp(`^\\| \`${name}[ \`]`, 'm'));
      for (const option of Object.keys(options)) expect(handbook).toContain(`--${option}`);
    }
  });
});

describe('an error', () => {
  it.each([
    [['stauts'], 'There is no command "stauts". The commands are: status, backup,'],
    [['export', '--colour'], "Unknown option '--colour'.\n"],
    [['export', '--form'], 'argument missing.\n'],
    [['export', '--form', 'survey'], '--form is "survey". It can be contact, careers, newsletter.'],
    [['export', '--state', 'open'], '--state is "open". It can be accepted, quarantined,'],
    [['export', '--since', 'monday'], '--since is "monday". Write a day (2026-11-15)'],
    [['export', '--since', '2026-02-02', '--until', '2026-02-01'], '--since is later than --until'],
    [['export', 'everything'], '"export everything" is not known.'],
    [['export', '--topic', 'tech'], '--topic is an option of "export subscribers".'],
    [['export', 'subscribers', '--form', 'contact'], '--form is an option of "export".'],
    [['export', 'subscribers', '--state', 'accepted'], '--state is "accepted". It can be active, pending,'],
    [['status', 'all'], '"all" is more than "status" takes.'],
    [['resend'], '"resend" needs <reference>.'],
    [['resend', 'K7QM'], '"K7QM" is not a reference. References look like K7QM-2XPD'],
    [['restore'], '"restore" needs <file>.'],
    [['erase'], '"erase" needs --email <address>.'],
    [['erase', '--email', 'ann'], '--email is "ann", which is not an email address.'],
    [['help', 'stauts'], 'There is no command "stauts".'],
  ])('in the arguments %j prints a message and exits with 2', async (args, message) => {
    const { code, out, err } = await inbox.run(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err).toMatch(/"npm run inbox -- .*help" shows how\.\n$/);
    expect(err).not.toContain('    at ');
  });

  it('in a reference or the configuration prints a message and exits with 1', async () => {
    const unknown = await inbox.run('resend', 'AAAA-AAAA');
    expect([unknown.code, unknown.err]).toEqual([
      1,
      expect.stringMatching(/^There is no submission AAAA-AAAA\./),
    ]);
    const noDatabase = await createInbox({ DATA_DIR: join(folder, 'elsewhere') }, folder).run('status');
    expect([noDatabase.code, noDatabase.err]).toEqual([
      1,
      expect.stringMatching(/^There is no database at .*Set DATA_DIR/),
    ]);
    const broken = await createInbox({ DATABASE_URL: 'mysql://x' }, folder).run('status');
    expect([broken.code, broken.err]).toEqual([1, expect.stringContaining('DATABASE_URL is invalid.')]);
    const unreachable = await createInbox(
      { DATABASE_URL: 'postgres://site:hunter2@127.0.0.1:1/x' },
      folder,
    ).run('status');
    expect([unreachable.code, unreachable.err]).toEqual([1, expect.stringContaining('ECONNREFUSED')]);
    expect(unreachable.err).not.toContain('hunter2');
  });
});

it('the command runs beside a running server', async () => {
  const dataDir = await mkdtemp(join(folder, 'served-'));
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, OUTBOX_RETRY_SECONDS: '1' };
  const command = async (...args: string[]) => {
    const run = execute(process.execPath, [MAIN, ...args], {
      env: { ...env, INIT_CWD: dataDir },
      cwd: folder,
    });
    return run.then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
  };
  const server = await startServerProcess(env);
  try {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(CONTACT);
    const reply = await fetch(server.address + CONTACT_FORM.endpoint, { method: 'POST', headers, body });
    const { reference } = (await reply.json()) as { reference: string };
    const states = async () => {
      const exported = await createInbox({ DATA_DIR: dataDir }, folder).json('export');
      const [{ mails }] = exported as [{ mails: { state: string }[] }];
      return mails.map(({ state }) => state);
    };
    await expect.poll(states).toEqual(['sent', 'sent']);
    expect(await command('resend', reference)).toMatchObject({ code: 0 });
    // The server delivers the message that the command added to the outbox.
    await expect.poll(states).toEqual(['sent', 'sent', 'sent']);
    expect(await command('export', '--out', 'all.csv')).toMatchObject({
      code: 0,
      stdout: `1 record written to ${join(dataDir, 'all.csv')}\n`,
    });
    expect(await command('backup', 'copy.sqlite')).toMatchObject({ code: 0 });
    expect(await command('restore', 'copy.sqlite')).toMatchObject({ code: 1, stdout: '' });
    expect(await command('resend', 'AAAA-AAAA')).toMatchObject({ code: 1, stdout: '' });
    expect(await command('stauts')).toMatchObject({ code: 2, stdout: '' });
  } finally {
    await server.kill('SIGTERM');
  }
});
