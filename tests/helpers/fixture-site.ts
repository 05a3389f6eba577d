/**
 * The site that the browser tests use: the project with the content of tests/fixtures/site, so that no test depends on the pages
 * of the owner. Texts that it lacks, such as those of mails, are the owner's: tests read them from the records.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { BUILD_FILES, copyTree } from './copy-tree.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FIXTURE = join(ROOT, 'tests/fixtures/site');
/** In the browser tests, imports such as #site/pages.ts are from there (fixture-site.tsconfig.json). */
export const FIXTURE_SITE = join(ROOT, '.cache/fixture-site');

/** Builds it if a source has changed. */
export async function buildFixtureSite(): Promise<void> {
  // Keeps the last build and src/generated, so that nothing is built again without a change.
  for (const path of ['content', 'public', 'media', 'scripts', 'gallery', ...sourceFolders()])
    rmSync(join(FIXTURE_SITE, path), { recursive: true, force: true });
  copyTree(ROOT, FIXTURE_SITE, [...BUILD_FILES, 'gallery']);
  for (const path of ['pages', 'lists', 'legal', 'documents'])
    rmSync(join(FIXTURE_SITE, 'content', path), { recursive: true, force: true });
  for (const path of readdirSync(FIXTURE))
    mergeContent(join(FIXTURE, path), join(FIXTURE_SITE, 'content', path));
  redirectLinks(join(FIXTURE_SITE, 'content/site.json'));
  const { isBuilt } = (await import(
    join(FIXTURE_SITE, 'scripts/run.mjs')
  )) as typeof import('../../scripts/run.mjs');
  if (isBuilt()) return;
  const { status } = spawnSync(process.execPath, ['--import', './scripts/generate.ts', 'scripts/build.ts'], {
    cwd: FIXTURE_SITE,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', CI: '' },
  });
  if (status !== 0) throw new Error('The fixture site cannot be built. The message above says why.');
}

/** Files directly in content/ may have only some of the texts in the fixture. */
function mergeContent(from: string, to: string): void {
  if (!from.endsWith('.json')) {
    cpSync(from, to, { recursive: true });
    return;
  }
  const merged = merge(JSON.parse(readFileSync(to, 'utf8')), JSON.parse(readFileSync(from, 'utf8')));
  writeFileSync(to, JSON.stringify(merged, null, 2));
}

type Json = Readonly<Record<string, unknown>>;

function merge(owner: Json, fixture: Json): Json {
  const isObject = (value: unknown): value is Json =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const merged = Object.entries(fixture).map(([name, value]) => {
    const before = owner[name];
    return [name, isObject(before) && isObject(value) ? merge(before, value) : value];
  });
  return { ...owner, ...Object.fromEntries(merged) };
}

function sourceFolders(): string[] {
  const source = join(FIXTURE_SITE, 'src');
  const names = existsSync(source) ? readdirSync(source) : [];
  return names.filter((name) => name !== 'generated').map((name) => join('src', name));
}

/** Links of the owner's texts to pages that the fixture site lacks lead to its home page. */
function redirectLinks(file: string): void {
  const pages = readdirSync(join(FIXTURE, 'pages')).map((page) => basename(page, '.json'));
  const text = readFileSync(file, 'utf8').replace(/"to": "([\w-]+)[^"]*"/g, (link, page) =>
    pages.includes(page) ? link : '"to": "home"',
  );
  writeFileSync(file, text);
}
