/**
 * npm run bench:lock [-- seconds]: pages and forms while another process holds the lock of the SQLite file, beside the pages
 * of a second server that nobody disturbs, in turns: what a busy machine adds hits both. Fails when one page in a hundred
 * takes longer than 50 ms and longer than there, or any as long as a wait for the lock; when a form is answered later than
 * after 5 s or with anything but 503 and a Retry-After; or when something that was refused is stored after all.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { isBuilt } from '../scripts/lib/build-stamp.mjs';
import { CONTACT } from '../scripts/trial/sample-submissions.ts';
import { type ServerProcess, startServerProcess } from '../scripts/trial/server-process.ts';

const SECONDS = Number(process.argv[2] ?? 30);
const PAGES = ['/', '/about', '/contact', '/careers'];
const PAGE_EVERY_MS = 20;
const FORM_EVERY_MS = 100;
const LONGEST_PAGE_MS = 50;
/** On a busy machine single pages come late without any lock; one that waits for it takes seconds. */
const LONGEST_HICCUP_MS = 1000;
/** To the server beside, where the machine itself is slower than that. */
const MOST_RATIO = 1.5;
const LONGEST_FORM_MS = 5000;

if (!isBuilt()) {
  console.error('The site is not built. Run "npm run build" first.');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'bench-lock-'));
const file = join(folder, 'locked', 'kelvane.sqlite');
const [locked, free] = await Promise.all(['locked', 'free'].map(start));
process.once('exit', () => {
  for (const server of [locked, free]) server?.child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
const problems: string[] = [];

const lock = await holdLock(SECONDS);
const forms = sendForms(locked!.address);
const times = await measurePages([locked!.address, free!.address], SECONDS - 0.5);
console.log(`${SECONDS} s lock:  ${words(times[0]!)}`);
console.log(`no lock:    ${words(times[1]!)}`);
const answers = await forms;
const slowest = Math.max(...answers.map(({ ms }) => ms));
console.log(
  `forms:      ${answers.length} sent, the slowest answered after ${(slowest / 1000).toFixed(2)} s`,
);
await lock.freed;
judge(times[0]!, times[1]!);
await Promise.all([locked!.kill('SIGTERM'), free!.kill('SIGTERM')]);
console.log(problems.length === 0 ? '\nno page waited for storage' : `\n${problems.join('\n')}`);
process.exit(problems.length === 0 ? 0 : 1);

function start(name: string): Promise<ServerProcess> {
  return startServerProcess({
    API_ONLY: '0',
    SITE_DIR: resolve('dist/site'),
    DATA_DIR: join(folder, name),
    RATE_LIMIT_CLIENT: 'off',
    RATE_LIMIT_ADDRESS: 'off',
    LOG_LEVEL: 'silent',
  });
}

/** Takes the lock in a process of its own. What it returns resolves once the lock is free again. */
async function holdLock(seconds: number): Promise<{ readonly freed: Promise<unknown> }> {
  const program = `const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(${JSON.stringify(file)}, { timeout: 5000 });
    database.exec('begin immediate');
    console.log('held');
    setTimeout(() => database.close(), ${seconds * 1000});`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return { freed: once(child, 'exit') };
}

async function measurePages(addresses: readonly string[], seconds: number): Promise<number[][]> {
  const times = addresses.map((): number[] => []);
  const until = performance.now() + seconds * 1000;
  for (let index = 0; performance.now() < until; index += 1) {
    for (const [which, address] of addresses.entries()) {
      const started = performance.now();
      const response = await fetch(address + PAGES[index % PAGES.length]);
      await response.arrayBuffer();
      times[which]!.push(performance.now() - started);
      if (response.status !== 200) problems.push(`a page was answered with ${response.status}`);
    }
    await sleep(PAGE_EVERY_MS);
  }
  return times.map((each) => each.sort((a, b) => a - b));
}

/** Until so long before the end of the lock that all of them have to be refused. */
async function sendForms(address: string) {
  const until = performance.now() + SECONDS * 1000 - LONGEST_FORM_MS;
  const sent: Promise<{
    readonly status: number;
    readonly retryAfter: string | null;
    readonly ms: number;
  }>[] = [];
  while (performance.now() < until) {
    sent.push(sendForm(address, sent.length));
    await sleep(FORM_EVERY_MS);
  }
  return Promise.all(sent);
}

async function sendForm(address: string, serial: number) {
  const started = performance.now();
  const response = await fetch(address + ENDPOINTS.contact, {
    method: 'POST',
    body: JSON.stringify({ ...CONTACT, role: `Role ${serial}` }),
    headers: { 'content-type': 'application/json' },
  });
  await response.arrayBuffer();
  const { status, headers } = response;
  return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - started };
}

function judge(underLock: readonly number[], beside: readonly number[]): void {
  const usual = Math.max(LONGEST_PAGE_MS, at(beside, 0.99) * MOST_RATIO);
  if (at(underLock, 0.99) > usual) problems.push(`pages took more than ${usual.toFixed(0)} ms`);
  if (at(underLock, 1) > LONGEST_HICCUP_MS) problems.push(`a page took more than ${LONGEST_HICCUP_MS} ms`);
  if (slowest > LONGEST_FORM_MS) problems.push(`a form took more than ${LONGEST_FORM_MS / 1000} s`);
  const wrong = answers.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null);
  if (wrong.length > 0) problems.push(`${wrong.length} forms were not answered with 503 and Retry-After`);
  const database = new DatabaseSync(file, { readOnly: true });
  const [row] = database.prepare('select count(*) as count from submissions').all();
  database.close();
  if (row?.count !== 0) problems.push(`${row?.count} refused forms were stored`);
}

function words(times: readonly number[]): string {
  const ms = (share: number) => `${at(times, share).toFixed(1)} ms`;
  return `${times.length} pages, p50 ${ms(0.5)}, p99 ${ms(0.99)}, slowest ${ms(1)}`;
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}
