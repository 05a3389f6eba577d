import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Files, SiteOperation } from '#contract/desk/site.ts';
import { openStorage, type StorageOptions } from '#server/db/database.ts';
import { addAdministrator } from '../fixtures/desk-load.ts';
import { freePort } from '../fixtures/free-port.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';
import { createSiteEditor, type SiteEditor } from '../fixtures/site-editor.ts';
import { DATABASES, prepareDatabases, type TestDatabases } from '../helpers/databases.ts';
import { buildSiteBundle } from '../helpers/site-bundle.ts';

const PAGES = ['contact', 'about', 'careers', 'solutions'].map((page) => `pages/${page}.json`);
const REDIRECTS = 'redirects.json';
const PUBLISHED = [...PAGES, REDIRECTS].sort();
const UNPUBLISHED = 'pages/home.json';

let databases: TestDatabases;
let server: ServerProcess | undefined;
beforeAll(async () => {
  databases = await prepareDatabases();
});
afterEach(() => server?.kill('SIGKILL'));
afterAll(() => databases.remove());

async function start({ dataDir, databaseUrl }: StorageOptions, deskPort: number): Promise<ServerProcess> {
  server = await startServerProcess({
    API_ONLY: '0',
    SITE_DIR: join(buildSiteBundle(), 'site'),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    DESK_PORT: String(deskPort),
    LOG_LEVEL: 'warn',
  });
  return server;
}

interface Page {
  readonly path: string;
  readonly heading: string;
  readonly keywords: readonly string[];
}

const page = (files: Files, file: string) => files[file] as unknown as Page;
const marked = (mark: number | null) => `Release ${mark}.`;

/** Texts of several documents and of the search, and a redirect. */
async function editAll(editor: SiteEditor, mark: number): Promise<void> {
  const draft = await editor.draft();
  const value = marked(mark);
  const { path: to, keywords } = page(draft, PAGES[0]!);
  const headings = PAGES.map((file): SiteOperation => {
    return { op: 'set', file, path: 'heading', seen: page(draft, file).heading, value };
  });
  await editor.edit(
    ...headings,
    { op: 'set', file: PAGES[0]!, path: 'keywords', seen: keywords, value: [value, 'write', 'call'] },
    { op: 'add', file: REDIRECTS, path: 'items', after: null, entry: { from: `/old-${mark}`, to } },
  );
}

/** The marks of what is served. A server that serves parts of two releases has several. */
async function servedMarks(address: string, files: Files, last: number): Promise<readonly (number | null)[]> {
  const paths = [...PAGES.map((file) => page(files, file).path), '/search.json'];
  const texts = await Promise.all(paths.map(async (path) => (await fetch(address + path)).text()));
  const redirects = Array.from({ length: last }, async (_, index) => {
    const { status } = await fetch(`${address}/old-${index + 1}`, { redirect: 'manual' });
    return status === 308 ? index + 1 : 0;
  });
  const found = texts.map((text) => Number(/Release (\d+)\./.exec(text)?.[1]) || null);
  return [...new Set([...found, Math.max(...(await Promise.all(redirects))) || null])];
}

/** When the server is killed, in this order. `storing` comes last, as it uses the time that `stored` took. */
const MOMENTS = ['stored', 'rendering', 'rendered', 'storing'] as const;
const TIMEOUT_MS = 300_000;

it.each(DATABASES)(
  'a server that is killed during a publish serves the old or the new release, whole (%s)',
  async (name) => {
    const options = await databases.create(name);
    const storage = await openStorage(options);
    const cookie = await addAdministrator(storage);
    const deskPort = await freePort();
    const editor = createSiteEditor(`http://127.0.0.1:${deskPort}`, cookie);
    const releases = () => storage.db.selectFrom('site_releases').select(['number', 'kind']).execute();
    let running = await start(options, deskPort);
    const { liveFiles } = await editor.state();
    const seen = page(liveFiles, UNPUBLISHED).heading;
    await editor.edit({ op: 'set', file: UNPUBLISHED, path: 'heading', seen, value: 'Not yet.' });

    let storedMark: number | null = null;
    let storingMs = 0;
    for (const [index, moment] of MOMENTS.entries()) {
      const mark = index + 1;
      await editAll(editor, mark);
      const before = await releases();
      const folders = foldersIn(options);
      const reply = editor.publish(PUBLISHED).then(
        () => true,
        (error) => (error instanceof TypeError ? false : Promise.reject(error)),
      );
      let isOver = false;
      const over = () => {
        isOver = true;
      };
      reply.then(over, over);
      const until = (isReached: () => boolean | Promise<boolean>) =>
        expect.poll(() => isOver || isReached(), { interval: 1, timeout: TIMEOUT_MS }).toBe(true);
      const isRendering = () => foldersIn(options).some((folder) => !folders.includes(folder));
      await until(isRendering);
      if (moment !== 'rendering') await until(() => !isRendering());
      const rendered = performance.now();
      if (moment === 'stored') await until(async () => (await releases()).length > before.length);
      if (moment === 'stored') storingMs = performance.now() - rendered;
      if (moment === 'storing') await Promise.race([sleep(storingMs * 0.9), reply]);
      await running.kill('SIGKILL');
      running = await start(options, deskPort);

      const isStored = (await releases()).length > before.length;
      if (isStored) storedMark = mark;
      if (moment === 'stored' || (await reply)) expect(isStored).toBe(true);
      expect(await servedMarks(running.address, liveFiles, mark), moment).toEqual([storedMark]);
      const { draftFiles } = await editor.state();
      expect(Object.keys(draftFiles).sort()).toEqual([UNPUBLISHED, ...(isStored ? [] : PUBLISHED)].sort());
      const draft = await editor.draft();
      const headings = [UNPUBLISHED, PAGES[0]!].map((file) => page(draft, file).heading);
      expect(headings).toEqual(['Not yet.', marked(mark)]);
    }
    const last = MOMENTS.length + 1;
    await editAll(editor, last);
    await editor.publish(PUBLISHED);
    expect(await servedMarks(running.address, liveFiles, last)).toEqual([last]);

    const published = (await releases()).filter(({ kind }) => kind === 'publish');
    const history = storage.db.selectFrom('history').select('text').where('action', '=', 'site-published');
    expect((await history.execute()).map(({ text }) => text).sort()).toEqual(
      published.map(({ number }) => String(number)).sort(),
    );
    await storage.close();
  },
  TIMEOUT_MS,
);

/** Of processes that render. */
function foldersIn({ dataDir }: StorageOptions): readonly string[] {
  const folder = join(dataDir, 'site');
  return existsSync(folder) ? readdirSync(folder) : [];
}
