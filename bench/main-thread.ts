/**
 * Main thread time with the CPU slowed four times. Loads every page in four ways (lib/slow-load.ts), alternating.
 *
 *   npm run bench -- main-thread [/path ...]        over all pages: first visit at most 1.4 times, otherwise 1.1 times
 *   npm run bench -- main-thread --beside FOLDER    three pages on slow 4G beside those of another built site
 */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFolder } from '../scripts/lib/compress.ts';
import { pageIds, pages } from '../src/site/pages.ts';
import { type QuietBrowser, withQuietBrowser } from './lib/quiet-browser.ts';
import { withServer } from './lib/serve.ts';
import { type Load, type LoadKind, medianLoad, slowLoad, sum } from './lib/slow-load.ts';
import { startStaticServer } from './lib/static-server-process.ts';

const rounds = 7;
const roundsBeside = 9;
const allowed = { first: 1.4, seen: 1.1 };
/** Pages of ours, and pages of the same kind that templates have. */
const pairs = [
  ['/solutions', '/services'],
  ['/', '/'],
  ['/about', '/about'],
] as const;
/** Limits for ours / theirs, and for first paint with our scripts / without them. */
const allowedBeside = { busy: 1, layout: 1.8, firstPaint: 0.95, withScripts: 1.03 };

const requested = process.argv.slice(2);
const failed = await withServer((address) =>
  withQuietBrowser((browser) =>
    requested[0] === '--beside'
      ? compareWithSite(browser, address, requested[1] ?? '')
      : compareWithoutScripts(browser, address, requested),
  ),
);
process.exit(failed ? 1 : 0);

async function compareWithoutScripts(browser: QuietBrowser, address: string, requested: readonly string[]) {
  const kinds = ['without', 'seen', 'first', 'whole'] as const;
  const paths = requested.length > 0 ? requested : pageIds.map((id) => pages[id].path);
  const all: Record<(typeof kinds)[number], Load>[] = [];
  console.log('page                                without     seen            first visit');
  for (const path of paths) {
    const medians = await alternate(kinds, rounds, (kind) =>
      slowLoad(browser, address + path, kind, 'as it is'),
    );
    all.push(medians);
    console.log(line(path, medians));
  }
  const [without, seen, first, whole] = kinds.map((kind) => sum(all.map((medians) => medians[kind])));
  console.log(line('all pages', { without: without!, seen: seen!, first: first! }));
  console.log(
    `beside the same pages laid out whole: main thread ${ratio(seen!, whole!, 'busy')}, layout ${ratio(seen!, whole!, 'layout')}, ` +
      `first paint ${ratio(seen!, whole!, 'firstPaint')}`,
  );
  return first!.busy / without!.busy > allowed.first || seen!.busy / without!.busy > allowed.seen;
}

function line(name: string, { without, seen, first }: Record<'without' | 'seen' | 'first', Load>): string {
  const withRatio = (load: Load) => `${load.busy.toFixed(0).padStart(5)} ms, ${ratio(load, without, 'busy')}`;
  return `${name.padEnd(32)}  ${without.busy.toFixed(0).padStart(6)} ms  ${withRatio(seen)}  ${withRatio(first)}`;
}

async function compareWithSite(browser: QuietBrowser, address: string, folder: string) {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`"${folder}" is not a built site: it has no index.html. Write --beside and its folder.`);
  const copy = mkdtempSync(join(tmpdir(), 'other-site-'));
  cpSync(folder, copy, { recursive: true });
  await compressFolder(copy);
  const other = await startStaticServer('sirv', copy, {});
  let isOver = false;
  console.log(
    'ours, theirs         main thread             layout                  first paint             with scripts',
  );
  try {
    for (const [ours, theirs] of pairs) {
      const medians = await alternate(['seen', 'other', 'without'], roundsBeside, (kind) =>
        slowLoad(browser, kind === 'other' ? other.address + theirs : address + ours, kind, 'slow'),
      );
      const { seen, without } = medians;
      const cells = (['busy', 'layout', 'firstPaint'] as const).map((measure) => {
        const value = ratio(seen, medians.other, measure);
        isOver ||= Number(value) > allowedBeside[measure];
        return `${seen[measure].toFixed(0)}, ${medians.other[measure].toFixed(0)} ms: ${value}`.padEnd(24);
      });
      const withScripts = ratio(seen, without, 'firstPaint');
      isOver ||= Number(withScripts) > allowedBeside.withScripts;
      console.log(`${`${ours}, ${theirs}`.padEnd(21)}${cells.join('')}${withScripts}`);
    }
  } finally {
    await other.stop();
    rmSync(copy, { recursive: true });
  }
  return isOver;
}

/** The median of each kind, one load of each in every round. */
async function alternate<Kind extends LoadKind>(
  kinds: readonly Kind[],
  count: number,
  load: (kind: Kind) => Promise<Load>,
): Promise<Record<Kind, Load>> {
  const loads = new Map(kinds.map((kind) => [kind, [] as Load[]]));
  for (let round = 0; round < count; round++)
    for (const kind of kinds) loads.get(kind)?.push(await load(kind));
  return Object.fromEntries([...loads].map(([kind, all]) => [kind, medianLoad(all)])) as Record<Kind, Load>;
}

function ratio(load: Load, other: Load, measure: keyof Load): string {
  return (load[measure] / other[measure]).toFixed(2);
}
