import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import { openStorage } from '#server/db/database.ts';
import { createSubmissionStore } from '#server/submissions/store.ts';
import { prepareBuild, publishBuild } from '../../scripts/lib/build-folder.ts';
import { compileCache } from '../../scripts/run.mjs';
import { NOW, newSubmission } from '../helpers/new-submission.ts';
import { type FixtureSite, writeFixtureSite } from './fixture-site.ts';
import { request } from './http-client.ts';
import { ACCEPT } from './plain-browser.ts';

const MAIN = resolve(import.meta.dirname, '../../src/server/main.ts');
const READY = new RegExp(
  `^${company.shortName} is running at http://127\\.0\\.0\\.1:(\\d+)\\nIts public address in pages and mails is (.+) \\(from (.+)\\)\\n` +
    'No mail server is set \\(SMTP_URL\\): mail is written to data/mail\\n$',
);

let fixture: FixtureSite;
let folder: string;
let children: ChildProcess[];

beforeAll(async () => {
  fixture = await writeFixtureSite();
});
afterAll(() => fixture.remove());
beforeEach(async () => {
  children = [];
  folder = await mkdtemp(join(tmpdir(), 'main-'));
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Runs the server in an empty folder with only these settings. */
function run(settings: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    cwd: folder,
    env: { ...compileCache, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  }) as ChildProcessByStdio<null, Readable, Readable>;
  children.push(child);
  const ended = once(child.stderr, 'close');
  /** `logged` is stderr so far; `stderr` resolves to all of it at exit. */
  const output = { stdout: '', logged: '', stderr: ended.then((): string => output.logged) };
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    output.logged += chunk;
  });
  const firstLine = new Promise<string>((resolveLine) => {
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output.stdout += chunk;
      if (output.stdout.includes('\n')) resolveLine(output.stdout);
    });
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return { child, output, firstLine, exited };
}

async function runUntilReady(env: Record<string, string>) {
  const server = run({ SITE_DIR: fixture.directory, PORT: '0', DESK_PORT: '0', ...env });
  const failed = server.exited.then(async () => Promise.reject(new Error(await server.output.stderr)));
  const line = await Promise.race([server.firstLine, failed]);
  failed.catch(() => {});
  return { ...server, line, port: Number(READY.exec(line)?.[1]) };
}

describe('the server process', () => {
  it('prints its address, responds there and exits with 0 on SIGTERM or SIGINT', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const server = await runUntilReady({});
      // The public URL and the setting it comes from.
      expect(READY.exec(server.line)?.slice(2)).toEqual([company.siteUrl, 'content/company.json']);
      expect((await request(server.port, '/about')).status).toBe(200);
      server.child.kill(signal);
      expect(await server.exited).toBe(0);
      expect(server.output.stdout).toBe(server.line);
      expect(await server.output.stderr).toBe('');
    }
  });

  it('exits immediately on a second signal', async () => {
    const server = await runUntilReady({});
    // A request that never completes blocks the shutdown.
    const socket = connect(server.port, '127.0.0.1').on('error', () => {});
    socket.write('POST /api/health HTTP/1.1\r\nHost: x\r\n');
    await once(socket, 'ready');
    await expect.poll(() => socket.bytesWritten).toBeGreaterThan(0);
    server.child.kill('SIGTERM');
    await expect.poll(() => request(server.port, '/').catch((error) => error.code)).toBe('ECONNREFUSED');
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(143);
  });

  it('exits with 0 when the IPC channel closes, also after SIGINT and during startup', async () => {
    const idle = await runUntilReady({});
    idle.child.disconnect();
    expect(await idle.exited).toBe(0);

    const interrupted = await runUntilReady({});
    interrupted.child.kill('SIGINT');
    interrupted.child.disconnect();
    expect(await interrupted.exited).toBe(0);

    const starting = run({ SITE_DIR: fixture.directory, PORT: '0' });
    starting.child.disconnect();
    expect(await starting.exited).toBe(0);
    expect(starting.output.stdout).toBe('');
  });

  it('reads .env, which environment variables override, and logs requests with LOG_LEVEL=debug', async () => {
    await writeFile(join(folder, '.env'), `PORT=1\nHOST=127.0.0.1\nAPI_ONLY=1\nLOG_LEVEL=debug\n`);
    const server = await runUntilReady({ PORT: '0' });
    expect((await request(server.port, '/api/health')).status).toBe(200);
    expect((await request(server.port, '/about')).status).toBe(404);
    server.child.kill('SIGTERM');
    await server.exited;
    expect(await server.output.stderr).toMatch(/"url":"\/about".*"statusCode":404/s);
  });

  it('prints the public URL and whether it comes from the build or from SITE_URL', async () => {
    const SITE_DIR = join(folder, 'site');
    await cp(fixture.directory, SITE_DIR, { recursive: true });
    const printedUrl = async (env: Record<string, string>) =>
      READY.exec((await runUntilReady(env)).line)?.slice(2);
    await writeFile(join(SITE_DIR, 'robots.txt'), 'Sitemap: https://built.example/sitemap.xml\n');
    expect(await printedUrl({ SITE_DIR })).toEqual(['https://built.example', 'the built pages']);
    expect(await printedUrl({ SITE_DIR, SITE_URL: 'https://built.example/' })).toEqual([
      'https://built.example',
      'SITE_URL',
    ]);
  });

  it('renders form responses with the built module, which it loads on first use', async () => {
    const SITE_DIR = join(folder, 'site');
    const answers = join(folder, 'render', 'answers.js');
    await cp(fixture.directory, SITE_DIR, { recursive: true });
    await mkdir(join(folder, 'render'));
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    await writeFile(answers, 'throw new Error("read too early")');
    const server = await runUntilReady({ SITE_DIR });
    await writeFile(
      answers,
      'export const renderAnswer = ({ form, success }) => "<p>" + form + " " + success;',
    );

    const url = `http://127.0.0.1:${server.port}${CONTACT_FORM.endpoint}`;
    const refused = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(),
      headers: { accept: ACCEPT },
    });
    expect([refused.status, await refused.text()]).toEqual([400, '<p>contact false']);
    expect(await (await fetch(`${url}/sent`)).text()).toBe('<p>contact true');
  });

  it('keeps serving the build it started with while new builds are published', async () => {
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    const build = async (name: string) => {
      const built = prepareBuild(folder);
      await cp(fixture.directory, join(built, 'site'), { recursive: true });
      await writeFile(join(built, 'site/media/clip.mp4'), name.repeat(200_000));
      await mkdir(join(built, 'render'));
      await writeFile(join(built, 'render/answers.js'), `export const renderAnswer = () => '${name}';`);
      publishBuild(built, folder);
    };
    // Older versions left a folder here, not a symlink.
    await cp(fixture.directory, join(folder, 'dist/site'), { recursive: true });
    await build('a');
    const settings = { SITE_DIR: 'dist/site' };
    const running = await runUntilReady(settings);
    const read = async (port: number, path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: ACCEPT } })).text();
    await build('b');
    expect(await read(running.port, '/media/clip.mp4')).toBe('a'.repeat(200_000));
    expect(await read(running.port, `${CONTACT_FORM.endpoint}/sent`)).toBe('a');
    const restarted = await runUntilReady(settings);
    expect(await read(restarted.port, '/media/clip.mp4')).toBe('b'.repeat(200_000));
    expect(await read(restarted.port, `${CONTACT_FORM.endpoint}/sent`)).toBe('b');
    await build('c');
    // The previous build is kept for servers that still run from it; older ones are deleted.
    expect(await readdir(join(folder, 'builds'))).toHaveLength(2);
    expect(await read(restarted.port, '/media/clip.mp4')).toBe('b'.repeat(200_000));
  });

  it('logs only the records that it deletes on startup', async () => {
    const storage = await openStorage({ databaseUrl: null, dataDir: join(folder, 'data') });
    await createSubmissionStore(storage).save(newSubmission({ createdAt: NOW }));
    await storage.db.updateTable('outbox').set({ state: 'sent' }).execute();
    await storage.close();
    const server = await runUntilReady({ API_ONLY: '1', RETAIN_CONTACT_DAYS: '1' });
    await expect.poll(() => server.output.logged).toContain('\n');
    server.child.kill('SIGTERM');
    const logged = await server.output.stderr;
    expect(JSON.parse(logged)).toMatchObject({ level: 'info', what: 'contact', count: 1 });
  });
});

describe('a server that cannot start prints the reason and exits with 1', () => {
  it('when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const server = run({ SITE_DIR: fixture.directory, PORT: String(port) });
    expect(await server.exited).toBe(1);
    expect(await server.output.stderr).toMatch(
      new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is already in use\\.\\nStop `),
    );
    expect(server.output.stdout).toBe('');
    other.close();
  });

  it('when the site is not built', async () => {
    const server = run({ PORT: '0' });
    expect(await server.exited).toBe(1);
    const message = await server.output.stderr;
    expect(message).toContain(
      'dist/site/index.html does not exist.\nRun "npm start", which builds the site first',
    );
    expect(message).not.toContain('    at ');
  });

  it('when the pages were built for a URL other than SITE_URL', async () => {
    const SITE_DIR = join(folder, 'site');
    await cp(fixture.directory, SITE_DIR, { recursive: true });
    await writeFile(join(SITE_DIR, 'robots.txt'), 'Sitemap: https://built.example/sitemap.xml\n');
    const server = run({ SITE_DIR, PORT: '0', SITE_URL: 'https://set.example' });
    expect(await server.exited).toBe(1);
    const message = await server.output.stderr;
    expect(message).toContain(
      'SITE_URL is https://set.example, but the pages were built for https://built.example',
    );
    expect(message).toContain('SITE_URL=https://set.example npm run build');
    expect(message).not.toContain('    at ');
  });

  it('when settings are invalid', async () => {
    const server = run({ PORT: 'http', LOG_LEVEL: 'loud' });
    expect(await server.exited).toBe(1);
    const message = await server.output.stderr;
    expect(message).toMatch(/PORT is "http"\. Set it to .*LOG_LEVEL is "loud"\. Set it to /s);
    expect(message).not.toContain('    at ');
  });
});
