/**
 * npm run bench:server: requests per second, p99 and memory of this server (one process) beside nginx (one worker), both
 * sending the same ready-made files with the same headers over loopback. They take turns, so that whatever else the
 * machine does meets both.
 *
 *   at least 0.6 of nginx's requests per second and at most 120 MB are wanted
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isBuilt } from '../scripts/lib/build-stamp.mjs';
import { startServerProcess } from '../scripts/trial/server-process.ts';
import { ensureCommands } from './lib/debian-packages.ts';
import { residentMegabytes } from './lib/memory.ts';
import { nginxEncoding, startNginx } from './lib/nginx.ts';
import { median } from './lib/serve.ts';
import { type Load, runWrk } from './lib/wrk.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 32;
const WANTED_RATIO = 0.6;
const MOST_MEGABYTES = 120;
const SITE = resolve('dist/site');
const PAGE = '/solutions';
/** Each server writes these itself, in its own way. */
const OWN_HEADERS = /^(?:date|connection|keep-alive|content-.*|etag|accept-ranges)$/;

const problem = isBuilt()
  ? ensureCommands({ nginx: 'nginx-light libnginx-mod-http-brotli-static', wrk: 'wrk' })
  : 'The site is not built. Run "npm run build" first.';
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}
process.exit((await compare()) ? 0 : 1);

async function compare(): Promise<boolean> {
  const encoding = nginxEncoding();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-server-'));
  // As `npm start` starts it, with its code compiled before.
  const settings = {
    API_ONLY: '0',
    SITE_DIR: SITE,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  };
  await (await startServerProcess(settings)).kill('SIGTERM');
  const ours = await startServerProcess(settings);
  try {
    const page = await fetchOne(ours.address + PAGE, encoding);
    const asset =
      /\/assets\/[\w-]+\.js/.exec(String(await (await fetch(ours.address + PAGE)).text()))?.[0] ?? '';
    const script = await fetchOne(ours.address + asset, encoding);
    const nginx = await startNginx(SITE, {
      '/': addedHeaders(page.headers),
      '/assets/': addedHeaders(script.headers),
    });
    try {
      const files = [
        { path: PAGE, ...page },
        { path: asset, ...script },
      ];
      for (const file of files) await expectSame(file, nginx.address, encoding);
      return await measure(files, { ours, nginx }, encoding);
    } finally {
      await nginx.stop();
    }
  } finally {
    await ours.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Fetched {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

type Servers = Readonly<{
  ours: { address: string; child: { pid?: number } };
  nginx: { address: string; pid: number };
}>;

async function measure(
  files: readonly (Fetched & { path: string })[],
  { ours, nginx }: Servers,
  encoding: string,
): Promise<boolean> {
  const load = (address: string, path: string, seconds = SECONDS): Promise<Load> =>
    runWrk(address + path, { connections: CONNECTIONS, seconds, encoding });
  console.log(
    `${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each in turn, medians; load of the machine before ${loadavg()[0]?.toFixed(2)}\n`,
  );
  console.log(
    'file                                requests/s: ours     nginx   ratio   p99 ms: ours   nginx',
  );
  let isEnough = true;
  for (const { path, body } of files) {
    for (const address of [ours.address, nginx.address]) await load(address, path, 2);
    const rounds: { ours: Load; nginx: Load }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ ours: await load(ours.address, path), nginx: await load(nginx.address, path) });
    }
    const of = (pick: (round: { ours: Load; nginx: Load }) => number): number => median(rounds.map(pick));
    const ratio = of((round) => round.ours.perSecond / round.nginx.perSecond);
    isEnough &&= ratio >= WANTED_RATIO;
    const name = `${path.replace(/-[\w-]{8}\./, '-*.')} (${encoding}, ${(body.length / 1024).toFixed(1)} KB)`;
    console.log(
      name.padEnd(42) +
        of((round) => round.ours.perSecond)
          .toFixed(0)
          .padStart(11) +
        of((round) => round.nginx.perSecond)
          .toFixed(0)
          .padStart(10) +
        ratio.toFixed(2).padStart(8) +
        of((round) => round.ours.p99Ms)
          .toFixed(2)
          .padStart(15) +
        of((round) => round.nginx.p99Ms)
          .toFixed(2)
          .padStart(8),
    );
  }
  const memory = { ours: residentMegabytes(ours.child.pid ?? 0), nginx: residentMegabytes(nginx.pid) };
  console.log(
    `\nmemory after all of it: ours ${memory.ours.toFixed(0)} MB with every file held ready, nginx ${memory.nginx.toFixed(0)} MB without the kernel's file cache`,
  );
  return isEnough && memory.ours <= MOST_MEGABYTES;
}

function addedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      OWN_HEADERS.test(name) ? [] : [[name, String(value)]],
    ),
  );
}

/** A ratio means something only where both do the same. */
async function expectSame(
  file: Fetched & { path: string },
  address: string,
  encoding: string,
): Promise<void> {
  const other = await fetchOne(address + file.path, encoding);
  const names = ['content-encoding', 'vary', ...Object.keys(addedHeaders(file.headers))];
  const different = names.filter((name) => other.headers[name] !== file.headers[name]);
  if (!other.body.equals(file.body)) different.push('body');
  if (different.length > 0) throw new Error(`${file.path}: nginx sends another ${different.join(', ')}`);
}

/** As it comes, still compressed. */
function fetchOne(url: string, encoding: string): Promise<Fetched> {
  return new Promise((done, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answers with ${response.statusCode}`));
      buffer(response).then((body) => done({ headers: response.headers, body }), reject);
    }).on('error', reject);
  });
}
