/**
 * npm run bench:visits: what counting costs while 1,000 pages a second are reported, as a part of one processor core, on both
 * databases. Beside it the same number of requests to a bare server of Node, which reads them and does nothing, and of
 * requests that the framework answers with next to nothing. They take turns, and of each the round with the least counts:
 * whatever else the machine does only adds to it. Linux only.
 *
 *   wanted: less than 5 % of a core for counting and keeping, which is what a report costs beyond an answer without content
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { type VisitEvent, WIDTH_CLASSES } from '#contract/visits.ts';
import { openStorage } from '#server/storage/database.ts';
import { pageIds, pages } from '#site/pages.ts';
import { serverFlags } from '../scripts/lib/setup.mjs';
import { startPostgres } from '../scripts/trial/postgres.ts';
import { startServerProcess } from '../scripts/trial/server-process.ts';
import { cpuSeconds } from './lib/cpu-time.ts';
import { sendPaced } from './lib/paced-requests.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = 6;
const WARM_UP_SECONDS = 6;
const PER_SECOND = 1000;
/** As a proxy in front holds them. */
const CONNECTIONS = 32;
/** Each of them below what one client may report. */
const CLIENTS = 50_000;
const WANTED = 5;

const paths = pageIds.map((id) => pages[id].path);
const HEADERS = [
  'Host: www.example.com',
  'User-Agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Accept: */*',
  'Accept-Language: en-US,en;q=0.9',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Origin: https://www.example.com',
  'Referer: https://www.example.com/about',
  'Sec-Fetch-Dest: empty',
  'Sec-Fetch-Mode: no-cors',
  'Sec-Fetch-Site: same-origin',
  'X-Forwarded-Proto: https',
];
/** The least that the framework does. */
const EMPTY = `${['GET /api/health HTTP/1.1', ...HEADERS].join('\r\n')}\r\n\r\n`;

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(resolve('.cache/bench-visits-'));
for (const path of paths) {
  const file = join(folder, 'site', path === '/' ? 'index.html' : `${path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `<title>${path} | Site</title>`);
}
const postgres = await startPostgres();
const bare = spawn(process.execPath, [...serverFlags, resolve(import.meta.dirname, 'lib/bare-server.ts')], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const [address] = (await once(bare.stdout, 'data')) as [Buffer];
  const target = { address: String(address).trim(), pid: bare.pid! };
  console.log(
    `Node ${process.version}, ${PER_SECOND} a second, % of a core above idle, least of ${ROUNDS} rounds of ${SECONDS} s`,
  );
  console.log(`load of the machine ${loadavg()[0]!.toFixed(1)} on ${cpus().length} cores\n`);
  console.log('database      visits   bare Node   empty answers of the framework   counting alone');
  const parts = [
    await measure('SQLite', '', target),
    await measure('PostgreSQL', await postgres.newDatabase(), target),
  ];
  const worst = Math.max(...parts);
  console.log(
    `\n${worst < WANTED ? 'Held' : 'Missed'}: counting takes ${worst.toFixed(1)} % of a core, wanted less than ${WANTED} %.`,
  );
  if (worst >= WANTED) process.exitCode = 1;
} finally {
  bare.kill();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

interface Target {
  readonly address: string;
  readonly pid: number;
}

async function measure(name: string, databaseUrl: string, bareNode: Target): Promise<number> {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SITE_DIR: join(folder, 'site'),
    SITE_URL: 'https://www.example.com',
    TRUSTED_PROXIES: '127.0.0.1',
    // Otherwise most of such a burst would be set apart, which costs less.
    VISITS_BURST_PER_MINUTE: '99999999',
    LOG_LEVEL: 'warn',
  });
  const ours = { address: server.address, pid: server.child.pid! };
  let reported = 0;
  const report = async (target: Target, seconds: number): Promise<void> => {
    await send(target, seconds, reportOf, '204');
    if (target === ours) reported += seconds * PER_SECOND;
  };
  try {
    for (const target of [ours, bareNode]) await report(target, WARM_UP_SECONDS);
    await send(ours, WARM_UP_SECONDS, () => EMPTY, '200');
    const idle = await partOf(ours, sleep(SECONDS * 1000));
    const rounds: [number, number, number][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push([
        await partOf(ours, report(ours, SECONDS)),
        await partOf(bareNode, report(bareNode, SECONDS)),
        await partOf(
          ours,
          send(ours, SECONDS, () => EMPTY, '200'),
        ),
      ]);
    }
    const least = (column: 0 | 1 | 2): number => Math.min(...rounds.map((round) => round[column]));
    const counting = least(0) - least(2);
    const cells = [least(0) - idle, least(1), least(2) - idle, counting];
    console.log(
      `${name.padEnd(10)}${cells.map((cell, index) => cell.toFixed(1).padStart([10, 12, 33, 17][index]!)).join('')}`,
    );
    await server.kill('SIGTERM');
    await checkCounts({ databaseUrl: databaseUrl || null, dataDir }, reported);
    return counting;
  } finally {
    await server.kill('SIGKILL');
  }
}

async function send(
  { address }: Target,
  seconds: number,
  requestOf: (serial: number) => string,
  status: string,
): Promise<void> {
  const options = { perSecond: PER_SECOND, seconds, connections: CONNECTIONS };
  const answers = await sendPaced(address, options, requestOf);
  if (answers.size !== 1 || answers.get(status) !== PER_SECOND * seconds) {
    throw new Error(
      `Of ${PER_SECOND * seconds} requests these were answered: ${JSON.stringify([...answers])}`,
    );
  }
}

async function partOf({ pid }: Target, work: Promise<unknown>): Promise<number> {
  const before = cpuSeconds(pid);
  const started = performance.now();
  await work;
  return (100 * (cpuSeconds(pid) - before)) / ((performance.now() - started) / 1000);
}

/** A cheap answer would be worth nothing if it had not been counted. */
async function checkCounts(where: { databaseUrl: string | null; dataDir: string }, reported: number) {
  const storage = await openStorage(where);
  const counts = await storage.db.selectFrom('visit_counts').selectAll().where('kind', '=', 'page').execute();
  await storage.close();
  const counted = counts.reduce((sum, { count }) => sum + count, 0);
  if (counted !== reported) throw new Error(`${reported} pages were reported and ${counted} counted`);
}

function reportOf(serial: number): string {
  const path = paths[serial % paths.length]!;
  const isEntry = serial % 3 === 0;
  const shown: VisitEvent = {
    kind: 'page',
    path,
    width: WIDTH_CLASSES[serial % WIDTH_CLASSES.length]!,
    entry: isEntry,
    referrer: isEntry ? `host-${serial % 40}.example` : '',
    campaign: serial % 30 === 0 ? { source: 'news', medium: 'mail', name: `issue ${serial % 7}` } : null,
  };
  // What the page before felt like comes along with most.
  const felt: VisitEvent = {
    kind: 'felt',
    path,
    lcp: 600 + (serial % 2500),
    inp: 40 + (serial % 300),
    cls: 0.02,
  };
  const body = JSON.stringify({ events: serial % 3 === 1 ? [shown] : [shown, felt] });
  const client = serial % CLIENTS;
  const head = [
    `POST ${ENDPOINTS.visits} HTTP/1.1`,
    ...HEADERS,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    `X-Forwarded-For: 10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
