/**
 * Checks which folder may import which, and that there are no cycles between files. Covers imports in TypeScript and style
 * sheets, and globs. docs/architecture.md has the same table. Migrations import only types and each other.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const mayImport: Readonly<Record<string, readonly string[]>> = {
  content: ['generated'],
  contract: ['generated'],
  generated: ['content', 'sections'],
  site: ['content', 'generated'],
  ui: ['generated'],
  art: ['ui', 'content', 'generated'],
  enhance: ['contract'],
  sections: ['features', 'ui', 'art', 'site', 'content', 'generated'],
  features: ['ui', 'art', 'site', 'content', 'contract', 'generated'],
  documents: ['sections', 'ui', 'art', 'site', 'content', 'generated'],
  app: [
    'documents',
    'features',
    'enhance',
    'sections',
    'ui',
    'art',
    'site',
    'content',
    'contract',
    'generated',
  ],
  desk: ['ui', 'contract', 'content', 'generated'],
  server: ['contract', 'content', 'generated'],
};

/** Folders of src/server from the top down: each may import those below it. Files outside of these folders may import all. */
const serverLayers = [
  'desk',
  'operations',
  'conversations',
  'submissions',
  'subscribers',
  'visits',
  'site',
  'people',
  'mail',
  'outbox',
  'history',
  'http',
  'db',
  'shared',
  'settings',
];

/**
 * Which folders of src/server may name a table in a query: its owner, and exceptions with a reason. `db` and `operations`, which migrates,
 * exports and deletes everything, may name all, and so may the feed of live updates.
 */
const tableReaders: Readonly<Record<string, readonly string[]>> = {
  submissions: ['submissions', 'conversations', 'subscribers', 'outbox', 'people'],
  resumes: ['submissions', 'outbox'],
  recent_submissions: ['submissions', 'outbox'],
  item_search: ['submissions'],
  // Rows are queued in the transaction of the action that causes them.
  outbox: ['outbox', 'conversations', 'submissions', 'subscribers', 'people'],
  delivery_attempts: ['outbox'],
  delivery_alerts: ['outbox'],
  history: ['history', 'conversations', 'submissions'],
  people: ['people', 'conversations', 'site'],
  sessions: ['people'],
  sign_in_links: ['people'],
  signing_keys: ['mail'],
  subscribers: ['subscribers', 'submissions', 'outbox'],
  digests: ['conversations'],
  visit_counts: ['visits'],
  site_releases: ['site'],
  site_draft: ['site'],
  site_edits: ['site'],
  site_scheduled: ['site'],
  site_state: ['site'],
  site_media: ['site'],
  site_media_versions: ['site'],
};

/** Folders outside of src that may import everything but tests. */
const outside = ['scripts', 'bench'];

const patterns = {
  code: /^\s*(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|\bglob(?:<[^>]*>)?\(\s*['"]([^'"]+)['"]/gm,
  styles: /^@import\s+['"]([^'"]+)['"]/gm,
};

const problems: string[] = [];
const graph = new Map<string, string[]>();

for (const file of globSync('src/**/*.{ts,tsx,css}')) checkSource(file);
for (const file of globSync('src/server/db/migrations/*.ts')) {
  const text = readFileSync(file, 'utf8').replace(/^import type .*$/gm, '');
  if (/(?:from|import)\s*\(?['"](?:\.\.|#)/.test(text))
    problems.push(
      `${file}: a migration imports only types and other migrations. Copy what it needs, or a later change would change what it did.`,
    );
}
for (const file of outside.flatMap((folder) => globSync(`${folder}/**/*.{ts,mjs}`))) {
  for (const target of importsOf(file)) {
    if (target.startsWith('tests/') && !/^tests\/(?:fixtures|corpus)\//.test(target))
      problems.push(`${file}: may not import a test's file (${target}).`);
  }
}
problems.push(...cycles());

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

function checkSource(file: string): void {
  const folder = folderOf(file);
  const allowed = mayImport[folder];
  if (!allowed) {
    problems.push(`${file}: the folder src/${folder} is not listed. Add it to scripts/check-imports.ts.`);
    return;
  }
  const targets = importsOf(file).filter((target) => !target.startsWith('content/'));
  graph.set(file, targets);
  if (/\.test\.tsx?$/.test(file)) return;
  if (folder === 'server') checkServer(file, targets);
  for (const target of targets) {
    const other = folderOf(target);
    if (other !== folder && !allowed.includes(other))
      problems.push(`${file}: src/${folder} may not import src/${other} (${target}).`);
  }
}

function checkServer(file: string, targets: readonly string[]): void {
  const layer = serverLayers.indexOf(serverFolderOf(file));
  if (layer < 0) {
    if (file.split('/').length > 3)
      problems.push(
        `${file}: src/server/${serverFolderOf(file)} is not listed. Add it to scripts/check-imports.ts.`,
      );
    return;
  }
  for (const target of targets) {
    if (!target.startsWith('src/server/')) continue;
    const other = serverLayers.indexOf(serverFolderOf(target));
    if (other < layer)
      problems.push(
        `${file}: src/server/${serverLayers[layer]} may not import ${target}, which is above it. Move what both need down.`,
      );
  }
  const folder = serverLayers[layer]!;
  if (['db', 'operations', 'desk'].includes(folder)) return;
  for (const [, table = ''] of readFileSync(file, 'utf8').matchAll(
    /\b(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)\('([a-z_]+)/g,
  )) {
    if (tableReaders[table]?.includes(folder) === false)
      problems.push(
        `${file}: the table ${table} belongs to src/server/${tableReaders[table][0]}. Call a function of its owner.`,
      );
  }
}

function serverFolderOf(file: string): string {
  return file.split('/')[2] ?? '';
}

function folderOf(file: string): string {
  return file.split('/')[1] ?? '';
}

/** Project files that a file imports, including type imports and globs. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(file.endsWith('.css') ? patterns.styles : patterns.code)]
    .map((match) => match.slice(1).find(Boolean) ?? '')
    .filter((name) => name.startsWith('#') || name.startsWith('.'))
    .map((name) => (name.startsWith('#') ? `src/${name.slice(1)}` : normalize(join(dirname(file), name))));
}

function cycles(): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) {
      found.push(`Import cycle: ${[...path.slice(path.indexOf(file)), file].join(' -> ')}`);
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}
