/**
 * Works on the folder content/:
 *
 *   npm run content -- upgrade    brings it to the format of this version of the site; needed when a command says so
 *   npm run content -- pull       writes what is published into it
 *   npm run content -- push       brings its changes into the draft of the desk
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentFiles, upgradeContent } from '../src/content/migrations.ts';

const USAGE = `Usage: npm run content -- upgrade | pull [--force] | push [--force]

  upgrade         brings content/ to the format of this version of the site
  pull            writes the newest release of the site into content/
  pull --force    also overwrites changes that are not committed to git
  push            brings the changes of content/ into the draft; nothing is published
  push --force    also brings back texts that the desk has changed since the last deployment

pull and push use the database of the server: DATABASE_URL, or SQLite under DATA_DIR.`;

const [command = '', ...options] = process.argv.slice(2);
const isForced = options.includes('--force');
const isKnown = ['upgrade', 'pull', 'push'].includes(command);
if (!isKnown || options.some((option) => option !== '--force') || (command === 'upgrade' && isForced)) {
  console.error(USAGE);
  process.exit(2);
}
if (command === 'upgrade') upgrade();
else await transfer();

/** Generates nothing, because an old folder cannot be read yet. */
function upgrade(): void {
  const paths = globSync('**/*.json', { cwd: 'content' }).map((path) => path.replaceAll('\\', '/'));
  const files: ContentFiles = new Map(
    paths.map((path) => [path, JSON.parse(readFileSync(join('content', path), 'utf8'))]),
  );
  const before = new Map([...files].map(([path, value]) => [path, JSON.stringify(value)]));
  const changes = upgradeContent(files);
  for (const [path, value] of files) {
    if (before.get(path) !== JSON.stringify(value))
      writeFileSync(join('content', path), `${JSON.stringify(value, null, 2)}\n`);
  }
  console.log(
    changes.length === 0 ? 'content/ is up to date.' : `Upgraded content/:\n- ${changes.join('\n- ')}`,
  );
}

async function transfer(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  // Ends the program if a file is invalid.
  await import('./generate.ts');
  const { explain, openServerStorage } = await import('../src/server/operations/cli/run.ts');
  try {
    if (command === 'push') await checkPages();
    const { parseConfig } = await import('../src/server/settings/config.ts');
    const config = parseConfig(process.env);
    const storage = await openServerStorage(config, process.stderr);
    try {
      const lines = await (command === 'pull' ? pull(storage) : push(storage, config.builtSite));
      console.log(lines.join('\n'));
    } finally {
      await storage.close();
    }
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

type Storage = import('../src/server/db/storage.ts').Storage;

async function pull(storage: Storage): Promise<readonly string[]> {
  const { pullContent, listed } = await import('../src/server/site/transfer.ts');
  const pulled = await pullContent({ storage, folder: 'content', mediaFolder: 'media', isForced });
  const { release, written, deleted, pictures } = pulled;
  const lines = [
    ...written.map((file) => `content/${file}`),
    ...deleted.map((file) => `content/${file} (deleted)`),
    ...pictures.map((file) => `media/${file}`),
  ];
  if (lines.length === 0) return [`content/ is the same as release ${release}.`];
  return [`Written from release ${release}:`, listed(lines)];
}

async function push(storage: Storage, builtSite: string): Promise<readonly string[]> {
  const { pushContent, listed } = await import('../src/server/site/transfer.ts');
  const { readBundle } = await import('../src/server/site/bundle.ts');
  const bundle = readBundle(builtSite);
  if (bundle === null) throw new Error(`There is no build at ${builtSite}. Run "npm run build" first.`);
  const { needsDeveloper } = bundle.environment;
  const { changed, kept, older, needsBuild } = await pushContent({
    storage,
    folder: 'content',
    isForced,
    needsDeveloper,
  });
  const about = (title: string, places: readonly string[]) =>
    places.length === 0 ? [] : ['', title, listed(places)];
  return [
    changed.length === 0
      ? 'Nothing was changed in the draft.'
      : `Changed in the draft. Nothing is published:\n${listed(changed)}`,
    ...about('Not changed, because the draft has another text there:', kept),
    ...about(
      'Not changed, because the desk has published another text since the last deployment. "pull" gets it; "push --force" replaces it:',
      older,
    ),
    ...about('Not changed, because these need a build and a deployment:', needsBuild),
  ];
}

/** generate.ts has checked the files. Broken links and anchors show only in rendered pages. */
async function checkPages(): Promise<void> {
  const { renderedProblems } = await import('./lib/rendered-problems.ts');
  const { pages } = await renderedProblems();
  if (pages.length > 0) throw new Error(pages.join('\n'));
}
