/**
 * npm run bench:processes: one process and three, on one PostgreSQL and behind nginx as deploy/nginx.conf sets it up.
 * First pages per second, with how busy the processors were: where they are all busy, more processes cannot bring more.
 * Then each of the three is ended and started again, one after the other, while visitors read pages and send forms.
 *
 *   wanted: three serve at least 2.2 times what one does, where the processors allow it, and no request is lost
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/trial/free-port.ts';
import { type ServerProcess, startServerProcess } from '../scripts/trial/server-process.ts';
import { needNginxAndWrk } from './lib/debian-packages.ts';
import { startProxy } from './lib/nginx.ts';
import { median } from './lib/serve.ts';
import { openSoakDatabase } from './lib/soak-database.ts';
import { startTraffic } from './lib/soak-traffic.ts';
import { runWrk } from './lib/wrk.ts';

const PROCESSES = 3;
const ROUNDS = 5;
const SECONDS = 4;
const PAGE = '/solutions';
const WANTED_RATIO = 2.2;
/** From here on there is nothing left to give to another process. */
const ALL_BUSY = 0.9;
const RESTARTS = 12;
const BETWEEN_RESTARTS_MS = 1500;
const TRAFFIC = { visitors: 8, pagesPerSecond: 200, mayBeAway: () => false, mayBeFrozen: () => false };

needNginxAndWrk();

const dataDir = mkdtempSync(join(tmpdir(), 'bench-processes-'));
const database = await openSoakDatabase('postgres', dataDir);
const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
const servers = await Promise.all(ports.map(start));
const addresses = servers.map(({ address }) => address);
const one = await startProxy(addresses.slice(0, 1));
const three = await startProxy(addresses);
try {
  const isFaster = await comparePages();
  const isLossless = await restartInTurn();
  process.exitCode = isFaster && isLossless ? 0 : 1;
} finally {
  await one.stop();
  await three.stop();
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

function start(port: number): Promise<ServerProcess> {
  return startServerProcess({
    ...database.env,
    API_ONLY: '0',
    SITE_DIR: resolve('dist/site'),
    DATA_DIR: join(dataDir, String(port)),
    PORT: String(port),
    // nginx sends every visitor from one address.
    RATE_LIMIT_CLIENT: 'off',
    RATE_LIMIT_ADDRESS: 'off',
    NEWSLETTER_CONFIRM: '0',
    MAIL_ACKNOWLEDGE: '0',
    LOG_LEVEL: 'error',
  });
}

async function comparePages(): Promise<boolean> {
  const load = (address: string) =>
    runWrk(address + PAGE, { connections: 64, seconds: SECONDS, encoding: 'br' });
  for (const { address } of [one, three]) await load(address);
  const rounds: { one: number; three: number; busy: number; busyOne: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const single = await whileCounting(() => load(one.address));
    const several = await whileCounting(() => load(three.address));
    rounds.push({
      one: single.result.perSecond,
      three: several.result.perSecond,
      busy: several.busy,
      busyOne: single.busy,
    });
  }
  const middle = (key: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[key]));
  const ratios = rounds.map(({ one, three }) => three / one);
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  console.log(
    `${PAGE} through nginx on ${availableParallelism()} cores, middle of ${ROUNDS} rounds of ${SECONDS} s`,
  );
  console.log(
    `  one process    ${middle('one').toFixed(0)} a second, processors ${percent(middle('busyOne'))} busy`,
  );
  console.log(
    `  ${PROCESSES} processes    ${middle('three').toFixed(0)} a second, processors ${percent(middle('busy'))} busy`,
  );
  console.log(
    `  ratio ${median(ratios).toFixed(2)}, lowest ${Math.min(...ratios).toFixed(2)}, wanted ${WANTED_RATIO}`,
  );
  const isBound = middle('busy') >= ALL_BUSY;
  if (isBound)
    console.log('  bound by the processors, which nginx and whoever asks share with the servers here');
  return isBound || median(ratios) >= WANTED_RATIO;
}

/** The share of all processors that was in use meanwhile, by whomever. */
async function whileCounting<Result>(work: () => Promise<Result>): Promise<{ result: Result; busy: number }> {
  const before = processorTimes();
  const result = await work();
  const after = processorTimes();
  return { result, busy: 1 - (after.idle - before.idle) / (after.all - before.all) };
}

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map(({ times }) => times);
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0),
  };
}

async function restartInTurn(): Promise<boolean> {
  const started = performance.now();
  const traffic = startTraffic(three.address, TRAFFIC);
  for (let turn = 0; turn < RESTARTS; turn += 1) {
    await sleep(BETWEEN_RESTARTS_MS);
    const which = turn % PROCESSES;
    await servers[which]!.kill('SIGTERM');
    servers[which] = await start(ports[which]!);
  }
  await traffic.stop();
  const { seen } = traffic;
  const stored = new Set(await database.visitors());
  const lost = [...seen.acknowledged].filter((email) => !stored.has(email));
  const time = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `\n${RESTARTS} restarts in turn, ${seen.pages} pages and ${seen.acknowledged.size} submissions in ${time} s`,
  );
  console.log(`  ${seen.problems.length} requests lost, ${lost.length} submissions lost after their answer`);
  for (const line of seen.problems.slice(0, 10)) console.log(`  ${line}`);
  return seen.problems.length === 0 && lost.length === 0;
}
