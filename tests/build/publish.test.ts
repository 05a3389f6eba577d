import { execFileSync, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { openStorage } from '#server/db/database.ts';
import { urlPathOf } from '#server/http/site-paths.ts';
import { addAdministrator } from '../fixtures/desk-load.ts';
import { freePort } from '../fixtures/free-port.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';
import { createSiteEditor, type SiteEditor } from '../fixtures/site-editor.ts';
import { prepareTreeCopy } from '../helpers/tree-copy.ts';

/**
 * What visitors get after a publish equals what they would get after `npm run build` with the same content, committed on the same
 * day. Drawings are made by a build only, so new pages and logos, which have their own after a build, are not among the changes.
 */

const { folder: copy, build } = prepareTreeCopy('publish');
const servers: ServerProcess[] = [];

type Entries = readonly { readonly $id: string; readonly title: string }[];
type Page = Readonly<Record<'path' | 'heading', string>> & { readonly sections: Entries };

const BUILT_ON = '2026-01-05';
const OFF = 'pages/flexpod.json';
const RENAMED = 'pages/about.json';
/** Commits content/ on that day. */
function commit(day: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: copy,
      env: { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
    });
  git('add', 'content');
  git('-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', 'commit', '--quiet', '--message=content');
}

function buildSite(): string[] {
  const { status, stderr } = build();
  expect(status, stderr).toBe(0);
  return globSync('**/*', { cwd: join(copy, 'dist/site'), withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => urlPathOf(join(entry.parentPath, entry.name).slice(join(copy, 'dist/site/').length)));
}

async function startServer(name: string): Promise<{ server: ServerProcess; editor: SiteEditor }> {
  const dataDir = join(copy, 'data', name);
  const storage = await openStorage({ databaseUrl: null, dataDir });
  const cookie = await addAdministrator(storage);
  await storage.close();
  const port = await freePort();
  const settings = { API_ONLY: '0', DATA_DIR: dataDir, DESK_PORT: String(port), LOG_LEVEL: 'warn' };
  const server = await startServerProcess(settings, copy);
  servers.push(server);
  return { server, editor: createSiteEditor(`http://127.0.0.1:${port}`, cookie) };
}

afterAll(async () => {
  for (const server of servers) await server.kill('SIGKILL');
});

/** One change of each kind. */
async function editEverything(editor: SiteEditor): Promise<void> {
  const files = await editor.draft();
  const page = (file: string) => files[file] as unknown as Page;
  const items = (file: string) => (files[file] as unknown as { readonly items: Entries }).items;
  const { heading } = page('pages/contact.json');
  const { careers } = (files['site.json'] as unknown as { footer: { careers: string } }).footer;
  const [, second, third] = page('pages/home.json').sections as [unknown, Entries[0], Entries[0]];
  const legal = 'legal/terms-of-use.md';
  await editor.edit(
    { op: 'set', file: 'pages/contact.json', path: 'heading', seen: heading, value: 'Say <hello> & “more”' },
    { op: 'set', file: 'site.json', path: 'footer.careers', seen: careers, value: 'Work with us.' },
    ...['lists/insights.json', 'lists/positions.json'].map((file) => ({
      op: 'add' as const,
      file,
      path: 'items',
      after: null,
      entry: { ...items(file)[0]!, title: 'A plant without paper' },
    })),
    { op: 'move', file: 'pages/home.json', path: `sections.#${second.$id}`, after: third.$id },
    { op: 'rename', file: RENAMED, seen: page(RENAMED).path, value: '/who-we-are' },
    { op: 'set', file: OFF, path: 'off', seen: null, value: true },
    { op: 'set', file: legal, path: '', seen: files[legal]!, value: `${files[legal]}\nOne more sentence.\n` },
  );
}

describe('after a publish', () => {
  let published: ServerProcess;
  let rebuilt: ServerProcess;
  let paths: readonly string[];
  let oldPaths: readonly string[];
  /** Where the renamed page and the one that is switched off were. */
  let before: readonly string[];

  beforeAll(async () => {
    execFileSync('git', ['init', '--quiet'], { cwd: copy });
    commit(BUILT_ON);
    oldPaths = buildSite();
    const { server, editor } = await startServer('published');
    published = server;
    const { liveFiles } = await editor.state();
    before = [RENAMED, OFF].map((file) => (liveFiles[file] as unknown as Page).path);
    await editEverything(editor);
    const { release } = await editor.publish();

    const pull = spawnSync(process.execPath, ['scripts/content.ts', 'pull'], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: join(copy, 'data/published') },
    });
    expect(pull.status, pull.stderr).toBe(0);
    commit(dayOf(release!.at));
    paths = buildSite();
    ({ server: rebuilt } = await startServer('rebuilt'));
  }, 600_000);

  const differences = async (targets: readonly string[], encoding: string) => {
    const found: object[] = [];
    for (const path of targets) {
      const [one, other] = await Promise.all([
        fetchRaw(published.address + path, encoding),
        fetchRaw(rebuilt.address + path, encoding),
      ]);
      if (JSON.stringify(one) !== JSON.stringify(other)) found.push({ path, published: one, rebuilt: other });
    }
    return found;
  };

  it.each(['br', 'gzip', 'identity'])(
    'all files are those of a build, with the same headers (%s)',
    async (encoding) => {
      expect(paths).toEqual(expect.arrayContaining(['/', '/who-we-are', '/sitemap.xml']));
      // Compressed well some seconds after the publish.
      await expect.poll(() => differences(paths, encoding), { interval: 1000 }).toEqual([]);
    },
  );

  it('no document of the build before is left', async () => {
    const gone = oldPaths.filter((path) => !paths.includes(path) && !/^\/(?:assets|art)\//.test(path));
    expect(gone).toEqual(expect.arrayContaining([...before]));
    expect(await differences([...gone, '/none', '/none.png', '/contact/', '/?a=b'], 'br')).toEqual([]);
  });

  it('the old address of a renamed page leads to the new one', async () => {
    const [renamed = '', off = ''] = before;
    const reply = await fetchRaw(`${published.address}${renamed}?a=b`, 'br');
    expect([reply.status, reply.headers.location]).toEqual([308, '/who-we-are?a=b']);
    expect((await fetchRaw(published.address + off, 'br')).status).toBe(404);
  });

  it('only the changed pages have a new day in the sitemap', async () => {
    const sitemap = await (await fetch(`${published.address}/sitemap.xml`)).text();
    const dayAt = (path: string) => new RegExp(`${path}</loc><lastmod>([^<]*)`).exec(sitemap)?.[1];
    expect(dayAt('/solutions')).toBe(BUILT_ON);
    expect(dayAt('/contact')).not.toBe(BUILT_ON);
  });
});

function dayOf(time: number): string {
  const { timeZone } = company.headquarters;
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(time);
}

interface RawReply {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Without decompression, and without the headers of the connection. */
function fetchRaw(url: string, encoding: string): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers: { 'accept-encoding': encoding } }, async (response) => {
      const { date: _, ...headers } = response.headers;
      const body = Buffer.concat(await response.toArray()).toString(
        encoding === 'identity' ? 'utf8' : 'base64',
      );
      resolve({ status: response.statusCode, headers, body });
    });
    outgoing.on('error', reject).end();
  });
}
