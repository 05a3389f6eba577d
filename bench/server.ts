/**
 * npm run bench -- server: requests per second, p99 and memory of this server (one process) compared with nginx (one worker),
 * sirv and @fastify/static (one process each), all sending the same precompressed files with the same headers over loopback.
 * They take turns, so that other load on the machine affects all of them. Bare node:http is the upper limit: it shows whether
 * our code is slow, or Node on this machine.
 *
 *   target (median of the rounds): at least 0.85 of node:http, and, if node:http itself reaches it, 0.45 of nginx and 3 times
 *   sirv; at most 120 MB
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type ServerProcess, startServerProcess } from '../tests/fixtures/server-process.ts';
import { requireNginxAndWrk } from './lib/debian-packages.ts';
import { addedHeaders, expectSame, type FetchedFile, fetchFile } from './lib/fetched-file.ts';
import { residentMegabytes } from './lib/memory.ts';
import { nginxEncoding, type OtherServer, startNginx } from './lib/nginx.ts';
import { median } from './lib/serve.ts';
import { startStaticServer } from './lib/static-server-process.ts';
import { type Load, runWrk } from './lib/wrk.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 32;
const MAX_MEGABYTES = 120;
/** Minimum share of the throughput of node:http. */
const SHARE_OF_NODE = 0.85;
const SITE = resolve('dist/site');
const PAGE = '/solutions';

interface Rival extends OtherServer {
  readonly name: string;
  /** Required ratio of our requests per second to theirs; null for none. */
  readonly requiredRatio: number | null;
}

requireNginxAndWrk();
process.exit((await compare()) ? 0 : 1);

async function compare(): Promise<boolean> {
  const encoding = nginxEncoding();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-server-'));
  const settings = { API_ONLY: '0', SITE_DIR: SITE, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  // Like `npm start`, with a warm compile cache.
  await (await startServerProcess(settings)).kill('SIGTERM');
  const ours = await startServerProcess(settings);
  const rivals: Rival[] = [];
  try {
    const page = await fetchFile(ours.address, PAGE, encoding);
    const html = await (await fetch(ours.address + PAGE)).text();
    const script = await fetchFile(ours.address, /\/assets\/[\w-]+\.js/.exec(html)?.[0] ?? '', encoding);
    const headers = { '/': addedHeaders(page), '/assets/': addedHeaders(script) };
    const bare = await startStaticServer('node:http', SITE, headers);
    rivals.push({ name: 'node:http', requiredRatio: SHARE_OF_NODE, ...bare });
    rivals.push({ name: 'nginx', requiredRatio: 0.45, ...(await startNginx(SITE, headers)) });
    rivals.push({ name: 'sirv', requiredRatio: 3, ...(await startStaticServer('sirv', SITE, headers)) });
    const plugin = await startStaticServer('@fastify/static', SITE, headers);
    rivals.push({ name: '@fastify/static', requiredRatio: null, ...plugin });

    for (const rival of rivals) for (const file of [page, script]) await expectSame(file, rival, encoding);
    return await measure([page, script], ours, rivals, encoding);
  } finally {
    for (const rival of rivals) await rival.stop();
    await ours.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(
  files: readonly FetchedFile[],
  ours: ServerProcess,
  rivals: readonly Rival[],
  encoding: string,
): Promise<boolean> {
  const load = (address: string, path: string, seconds = SECONDS): Promise<Load> =>
    runWrk(address + path, { connections: CONNECTIONS, seconds, encoding });
  console.log(
    `${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each in turn, median; system load before ${loadavg()[0]?.toFixed(2)}`,
  );
  let isEnough = true;
  for (const { path, body } of files) {
    console.log(
      `\n${path.replace(/-[\w-]{8}\./, '-*.')} (${encoding}, ${(body.length / 1024).toFixed(1)} KB)`,
    );
    console.log('                  requests/s    p99 ms    ours / theirs: median    lowest  required');
    for (const { address } of [ours, ...rivals]) await load(address, path, 2);
    const rounds: { ours: Load; theirs: Load[] }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const result = { ours: await load(ours.address, path), theirs: [] as Load[] };
      for (const { address } of rivals) result.theirs.push(await load(address, path));
      rounds.push(result);
    }
    print(
      'ours',
      rounds.map((round) => round.ours),
    );
    rivals.forEach(({ name, requiredRatio }, index) => {
      const ratios = rounds.map(({ ours, theirs }) => ours.perSecond / theirs[index]!.perSecond);
      const bareRatio = median(rounds.map(({ theirs }) => theirs[0]!.perSecond / theirs[index]!.perSecond));
      const required = requiredRatio && Math.min(requiredRatio, SHARE_OF_NODE * bareRatio);
      print(
        name,
        rounds.map(({ theirs }) => theirs[index]!),
        ratios,
        required,
      );
      isEnough &&= required === null || median(ratios) >= required;
    });
  }
  const memory = [{ name: 'ours', pid: ours.child.pid ?? 0 }, ...rivals].map(
    ({ name, pid }) => `${name} ${residentMegabytes(pid).toFixed(0)} MB`,
  );
  console.log(`\nmemory after all of it: ${memory.join(', ')}; ours holds every file ready, the others none`);
  return isEnough && residentMegabytes(ours.child.pid ?? 0) <= MAX_MEGABYTES;
}

function print(name: string, loads: readonly Load[], ratios?: readonly number[], required?: number | null) {
  const cells = [
    name.padEnd(18),
    median(loads.map(({ perSecond }) => perSecond))
      .toFixed(0)
      .padStart(10),
    median(loads.map(({ p99Ms }) => p99Ms))
      .toFixed(2)
      .padStart(10),
  ];
  if (ratios !== undefined) {
    cells.push(
      median(ratios).toFixed(2).padStart(25),
      Math.min(...ratios)
        .toFixed(2)
        .padStart(10),
    );
    cells.push((required?.toFixed(2) ?? '').padStart(10));
  }
  console.log(cells.join(''));
}
