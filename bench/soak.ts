/**
 * npm run bench:soak [-- seconds]: a minute or more of pages and forms while the mail server goes away and comes back and the server is
 * restarted, once politely and once by SIGKILL. Fails when a submission that was answered with success is not delivered
 * in the end, when anything but success is answered, when a connection fails while the server is up, or when memory
 * grows.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isBuilt } from '../scripts/lib/build-stamp.mjs';
import { freePort } from '../scripts/trial/free-port.ts';
import {
  headerOf,
  type MailServer,
  type ReceivedMail,
  startMailServer,
} from '../scripts/trial/mail-server.ts';
import { type ServerProcess, startServerProcess } from '../scripts/trial/server-process.ts';
import { residentMegabytes } from './lib/memory.ts';
import { median } from './lib/serve.ts';
import { startTraffic } from './lib/soak-traffic.ts';

const SECONDS = Number(process.argv[2] ?? 76);
const PAGES_PER_SECOND = 100;
const FORMS_PER_SECOND = 12;
const DELIVERED_WITHIN_MS = 90_000;
/** A process that just started takes memory for some time before it comes to rest. */
const WARM_UP_SECONDS = 24;
/** Between the first and the last part of the longest run without a restart. */
const MOST_GROWTH = 1.15;

type Event = 'mail goes' | 'mail comes' | 'server restarts (SIGTERM)' | 'server restarts (SIGKILL)';

/** Seconds from the start. The last life of the server is the longest: memory is judged in it. */
const PLAN: readonly (readonly [number, Event])[] = [
  [4, 'mail goes'],
  [9, 'mail comes'],
  [12, 'server restarts (SIGTERM)'],
  [17, 'mail goes'],
  [20, 'server restarts (SIGKILL)'],
  [24, 'mail comes'],
  [30, 'mail goes'],
  [35, 'mail comes'],
];

if (!isBuilt()) {
  console.error('The site is not built. Run "npm run build" first.');
  process.exit(1);
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-soak-'));
const port = await freePort();
const delivered: ReceivedMail[] = [];
let mailServer: MailServer | null = await startMailServer();
const mailPort = mailServer.port;
let server = await startServer();
let isAway = false;
// Whatever goes wrong, nothing is left behind.
process.once('exit', () => {
  server.child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});
const memory: { life: number; megabytes: number }[] = [];
let life = 0;

const started = performance.now();
const traffic = startTraffic(server.address, {
  pagesPerSecond: PAGES_PER_SECOND,
  formsPerSecond: FORMS_PER_SECOND,
  mayBeAway: () => isAway,
});
const sampling = setInterval(
  () => memory.push({ life, megabytes: residentMegabytes(server.child.pid ?? 0) }),
  1000,
);
for (const [second, event] of PLAN) {
  await sleepUntil(second);
  console.log(`${String(second).padStart(3)} s  ${event}`);
  await happen(event);
}
await sleepUntil(SECONDS);
await traffic.stop();
clearInterval(sampling);

const { pages, acknowledged, unanswered, problems } = traffic.seen;
console.log(
  `${String(SECONDS).padStart(3)} s  traffic ends: ${pages} pages, ${acknowledged.size} submissions acknowledged, ${unanswered} without an answer while it was away`,
);
const lost = await waitForDelivery();
judgeMemory();
await server.kill('SIGTERM');
await mailServer?.close();

if (lost.length > 0) problems.push(`${lost.length} acknowledged submissions were not delivered`);
console.log(problems.length === 0 ? '\nnothing lost, nothing failed' : `\n${summary(problems)}`);
process.exit(problems.length === 0 ? 0 : 1);

function startServer(): Promise<ServerProcess> {
  return startServerProcess({
    API_ONLY: '0',
    SITE_DIR: resolve('dist/site'),
    DATA_DIR: dataDir,
    PORT: String(port),
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    RATE_LIMIT_CLIENT: 'off',
    RATE_LIMIT_ADDRESS: 'off',
    // The company is to hear of each subscription, and nobody is there to confirm it.
    NEWSLETTER_CONFIRM: '0',
    OUTBOX_RETRY_SECONDS: '1',
    OUTBOX_LEASE_SECONDS: '5',
    LOG_LEVEL: 'error',
  });
}

async function happen(event: Event): Promise<void> {
  if (event === 'mail goes') {
    await mailServer?.close();
    // Only now: until it is closed it takes what is just being sent.
    delivered.push(...(mailServer?.received ?? []));
    mailServer = null;
  } else if (event === 'mail comes') {
    mailServer = await startMailServer(mailPort);
  } else {
    isAway = true;
    const before = performance.now();
    await server.kill(event === 'server restarts (SIGTERM)' ? 'SIGTERM' : 'SIGKILL');
    server = await startServer();
    isAway = false;
    life += 1;
    console.log(`       away for ${((performance.now() - before) / 1000).toFixed(1)} s`);
  }
}

/** Waits until the company has mail from every visitor who was told of success, and returns those it never came from. */
async function waitForDelivery(): Promise<string[]> {
  const missing = (): string[] => {
    const all = [...delivered, ...(mailServer?.received ?? [])];
    const writers = new Set(
      all.map(({ source }) => /visitor-\d+@soak\.example/.exec(headerOf(source, 'Reply-To'))?.[0]),
    );
    return [...acknowledged].filter((email) => !writers.has(email));
  };
  const before = performance.now();
  while (missing().length > 0 && performance.now() - before < DELIVERED_WITHIN_MS) await sleep(250);
  const all = [...delivered, ...(mailServer?.received ?? [])];
  const twice = all.length - new Set(all.map(({ messageId }) => messageId)).size;
  console.log(
    `       delivered after another ${((performance.now() - before) / 1000).toFixed(1)} s: ${all.length} mails, ${twice} of them twice, ${missing().length} submissions missing`,
  );
  return missing();
}

function judgeMemory(): void {
  const samples = memory.filter((sample) => sample.life === life).map(({ megabytes }) => megabytes);
  const warm = samples.slice(WARM_UP_SECONDS);
  const third = Math.floor(warm.length / 3);
  const early = median(warm.slice(0, third));
  const late = median(warm.slice(-third));
  console.log(
    `       memory: ${early.toFixed(0)} MB early, ${late.toFixed(0)} MB late, ${Math.max(...memory.map(({ megabytes }) => megabytes || 0)).toFixed(0)} MB at most`,
  );
  if (!(late <= early * MOST_GROWTH))
    problems.push(`memory grew from ${early.toFixed(0)} to ${late.toFixed(0)} MB`);
}

function sleepUntil(second: number): Promise<void> {
  return sleep(Math.max(0, started + second * 1000 - performance.now()));
}

/** Each problem once, with how often it came. */
function summary(list: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const line of list) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, count]) => `${count} x ${line}`).join('\n');
}
