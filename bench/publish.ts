/**
 * npm run bench -- publish: publishes and rolls back while visitors request 100 pages a second. Compares response times with those
 * before, and the memory afterward with that of a server that had the same visitors and published nothing.
 *
 *   target: no failed request, no response of an older release than one that was already seen, publishing within 5 s, rolling back
 *   within 2 s, 40 MB more memory
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStorage } from '#server/db/database.ts';
import { pageIds, pages } from '#site/pages.ts';
import { addAdministrator } from '../tests/fixtures/desk-load.ts';
import { freePort } from '../tests/fixtures/free-port.ts';
import { startServerProcess } from '../tests/fixtures/server-process.ts';
import { createSiteEditor, type SiteEditor } from '../tests/fixtures/site-editor.ts';
import { residentMegabytes } from './lib/memory.ts';
import { startVisitors, type VisitorResults } from './lib/steady-visitors.ts';

const PUBLISHES = 5;
const IDLE_MS = 10_000;
const SETTLE_MS = 15_000;
const MAX_PUBLISH_MS = 5000;
const MAX_ROLL_BACK_MS = 2000;
const MAX_MEGABYTES = 40;

interface Run {
  readonly results: VisitorResults;
  readonly megabytes: number;
  readonly tookMs: number;
}

const problems: string[] = [];
const expectTarget = (isMet: boolean, problem: string): void => {
  if (!isMet) problems.push(problem);
};
console.log(`system load before ${loadavg()[0]?.toFixed(2)}`);
const longest = { onePage: 0, allPages: 0, rollBack: 0 };
const published = await run(publishOften);
const calm = await run((_editor, enter) => {
  enter('nothing published');
  return sleep(published.tookMs - IDLE_MS);
});
report();
process.exit(problems.length === 0 ? 0 : 1);

async function run(
  work: (editor: SiteEditor, enter: (phase: string) => void) => Promise<unknown>,
): Promise<Run> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-publish-'));
  const storage = await openStorage({ databaseUrl: null, dataDir });
  const cookie = await addAdministrator(storage);
  await storage.close();
  const deskPort = await freePort();
  const server = await startServerProcess({
    API_ONLY: '0',
    SITE_DIR: resolve('dist/site'),
    DATA_DIR: dataDir,
    DESK_PORT: String(deskPort),
    LOG_LEVEL: 'error',
  });
  try {
    // Publishes show marks 1 to 5; the roll-backs those before the last one, and the last one again.
    const marks = Array.from({ length: PUBLISHES }, (_, index) => String(index + 1));
    const visitors = await startVisitors({
      address: server.address,
      paths: pageIds.map((id) => pages[id].path),
      pattern: 'Mark (\\d+)\\.',
      marks: ['', ...marks, String(PUBLISHES - 1), String(PUBLISHES)],
    });
    const started = performance.now();
    await sleep(IDLE_MS);
    await work(createSiteEditor(`http://127.0.0.1:${deskPort}`, cookie), visitors.enter);
    const tookMs = performance.now() - started;
    const results = await visitors.stop();
    await sleep(SETTLE_MS);
    return { results, megabytes: residentMegabytes(server.child.pid ?? 0), tookMs };
  } finally {
    await server.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Publishes a text of one page and one of all pages in turn, and rolls back twice. */
async function publishOften(editor: SiteEditor, enter: (phase: string) => void): Promise<void> {
  const set = async (file: string, path: string, value: string): Promise<number> => {
    const content = (await editor.draft())[file];
    const seen = path.split('.').reduce((part, key) => (part as never)[key], content) as unknown as string;
    await editor.edit({ op: 'set', file, path, seen, value });
    return (await editor.publish()).tookMs;
  };
  const numbers: number[] = [];
  enter('publishing');
  for (let mark = 1; mark <= PUBLISHES; mark += 1) {
    longest.onePage = Math.max(
      longest.onePage,
      await set('pages/contact.json', 'heading', `Talk to us ${mark}`),
    );
    longest.allPages = Math.max(longest.allPages, await set('site.json', 'footer.careers', `Mark ${mark}.`));
    numbers.push((await editor.state()).live.number);
  }
  enter('rolling back');
  for (const number of [numbers.at(-2)!, numbers.at(-1)!])
    longest.rollBack = Math.max(longest.rollBack, (await editor.rollBack(number)).tookMs);
}

function report(): void {
  const { requests, failures, mixed, times } = published.results;
  console.log(`${requests} pages: ${failures.length} failed, ${mixed} of an older release`);
  console.log(`longest publish of one page ${longest.onePage} ms, of all pages ${longest.allPages} ms`);
  console.log(`longest roll-back ${longest.rollBack} ms`);
  console.log('\npages, ms                 p50     p95     p99   worst   (times idle)');
  const at = (list: readonly number[], share: number): number =>
    list[Math.min(list.length - 1, Math.floor(list.length * share))] ?? Number.NaN;
  for (const [phase, list] of Object.entries(times)) {
    const cells = [0.5, 0.95, 0.99, 1].map((share) => at(list, share));
    const ratios = [0.5, 0.95, 0.99].map((share) => (at(list, share) / at(times.idle!, share)).toFixed(1));
    const row = cells.map((cell) => cell.toFixed(1).padStart(8)).join('');
    console.log(`${phase.padEnd(21)}${row}   (${ratios.join(', ')})`);
  }
  const more = published.megabytes - calm.megabytes;
  console.log(
    `\nmemory ${published.megabytes.toFixed(0)} MB, without a publish ${calm.megabytes.toFixed(0)} MB: ${more.toFixed(0)} MB more`,
  );

  expectTarget(failures.length === 0, `failed: ${[...new Set(failures)].slice(0, 3).join('; ')}`);
  expectTarget(mixed === 0, 'mixed releases');
  expectTarget(Math.max(longest.onePage, longest.allPages) <= MAX_PUBLISH_MS, 'a publish took too long');
  expectTarget(longest.rollBack <= MAX_ROLL_BACK_MS, 'a roll-back took too long');
  expectTarget(more <= MAX_MEGABYTES, 'too much memory');
  console.log(problems.length === 0 ? '\nall targets met' : `\nmissed: ${problems.join(', ')}`);
}
