/**
 * npm run bench -- soak [sqlite|postgres] [submissions] [kills]: visitors send forms while the server is killed repeatedly, the
 * mail server has faults and the database freezes. Fails if an acknowledged submission is lost, stored twice, or did not reach
 * each recipient at the company; if a visitor gets anything but success, or 503 while the database is frozen; if a response
 * takes longer than five seconds; or if a page fails while the server is up. Duplicate mail after a kill, which RFC 5321 cannot
 * rule out, is counted and printed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../tests/fixtures/free-port.ts';
import { startServerProcess } from '../tests/fixtures/server-process.ts';
import { type DatabaseName, openSoakDatabase } from './lib/soak-database.ts';
import { MAIL_FAULTS, RECIPIENTS, startSoakMail } from './lib/soak-mail.ts';
import { startTraffic } from './lib/soak-traffic.ts';

const [only, submissions = '50000', kills = '100'] = process.argv.slice(2);
const TARGET = { submissions: Number(submissions), kills: Number(kills) };
const VISITORS = 12;
const PAGES_PER_SECOND = 20;
const UPTIME_MS = 4000;
/** The database freezes in every tenth run of the server, for longer than a visitor waits. */
const FREEZE_EVERY = 10;
const FREEZE_MS = 6000;
/** Every nth stop is graceful (SIGTERM). */
const GRACEFUL_EVERY = 8;
const MAX_ANSWER_MS = 5500;
/** Gives up after this long without progress. */
const STALLED_MS = 90_000;

let failed = false;
for (const name of ['sqlite', 'postgres'] as const) {
  if (only === undefined || only === name) failed = !(await soak(name)) || failed;
}
process.exit(failed ? 1 : 0);

async function soak(name: DatabaseName): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-soak-'));
  const database = await openSoakDatabase(name, dataDir);
  const mail = await startSoakMail();
  const env = {
    ...database.env,
    API_ONLY: '0',
    SITE_DIR: resolve('dist/site'),
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    DESK_PORT: '0',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_TO_CONTACT: RECIPIENTS.join(','),
    MAIL_TO_CAREERS: RECIPIENTS.join(','),
    MAIL_TO_NEWSLETTER: RECIPIENTS.join(','),
    MAIL_ACKNOWLEDGE: '0',
    RATE_LIMIT_CLIENT: 'off',
    RATE_LIMIT_ADDRESS: 'off',
    // Without double opt-in, as nobody would confirm.
    NEWSLETTER_CONFIRM: '0',
    OUTBOX_RETRY_SECONDS: '1',
    OUTBOX_LEASE_SECONDS: '5',
    LOG_LEVEL: 'silent',
  };
  let server = await startServerProcess(env);
  let isDown = false;
  let isFrozen = false;
  // Clean up even after an error.
  process.once('exit', () => {
    server.child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  const started = performance.now();
  const traffic = startTraffic(server.address, {
    visitors: VISITORS,
    pagesPerSecond: PAGES_PER_SECOND,
    mayBeDown: () => isDown,
    mayBeFrozen: () => isFrozen,
  });
  const { seen } = traffic;
  let restarts = 0;
  for (; restarts < TARGET.kills || seen.acknowledged.size < TARGET.submissions; restarts += 1) {
    await mail.simulate(MAIL_FAULTS[restarts % MAIL_FAULTS.length]!);
    if (restarts % FREEZE_EVERY === FREEZE_EVERY - 1) {
      isFrozen = true;
      await database.freeze(FREEZE_MS);
      // Responses may come a little after the freeze.
      await sleep(1500);
      isFrozen = false;
    }
    await sleep(UPTIME_MS);
    isDown = true;
    await server.kill(restarts % GRACEFUL_EVERY === 0 ? 'SIGTERM' : 'SIGKILL');
    server = await startServerProcess(env);
    isDown = false;
    if (restarts % 10 === 9)
      console.log(
        `${name}: ${restarts + 1} restarts, ${seen.acknowledged.size} acknowledged, ${elapsed(started)}`,
      );
  }
  await traffic.stop();
  const sendingTime = elapsed(started);
  await mail.simulate('accepts everything');
  const waited = performance.now();
  const outbox = await untilDelivered(database.outbox);

  const problems = [...seen.problems];
  const times = new Map<string, number>();
  for (const email of await database.visitors()) times.set(email, (times.get(email) ?? 0) + 1);
  const lost = [...seen.acknowledged].filter((email) => !times.has(email)).length;
  const duplicated = [...times.values()].filter((count) => count > 1).length;
  const keys = [...seen.acknowledged].flatMap((email) => RECIPIENTS.map((to) => `${email} ${to}`));
  await server.kill('SIGTERM');
  await mail.close();
  const unreached = keys.filter((key) => !mail.delivered.has(key)).length;
  const duplicateMails = [...mail.delivered.values()].reduce((sum, count) => sum + count - 1, 0);
  await database.close();

  console.log(`
${name}: ${restarts} restarts, ${seen.acknowledged.size} submissions acknowledged in ${sendingTime}
  ${seen.pages} pages; ${seen.unavailable} submissions answered with 503, ${seen.unanswered} without an answer while the server was down
  slowest answer to a form ${(seen.slowestAnswerMs / 1000).toFixed(1)} s
  store: ${times.size} submissions, ${lost} lost, ${duplicated} duplicated
  mail: all sent after another ${elapsed(waited)}; ${mail.delivered.size} reached, ${unreached} not reached, ${duplicateMails} duplicates`);
  if (lost > 0) problems.push(`${lost} acknowledged submissions are not in the store`);
  if (duplicated > 0) problems.push(`${duplicated} submissions are in the store twice`);
  if (unreached > 0) problems.push(`${unreached} recipients did not get an acknowledged submission`);
  if (outbox.dead > 0) problems.push(`${outbox.dead} messages were given up`);
  if (seen.slowestAnswerMs > MAX_ANSWER_MS) problems.push('an answer took longer than five seconds');
  console.log(problems.length === 0 ? '  nothing lost, nothing failed' : summary(problems));
  return problems.length === 0;
}

async function untilDelivered(read: () => Promise<{ pending: number; dead: number }>) {
  let counts = await read();
  for (let last = counts.pending, since = performance.now(); counts.pending > 0; counts = await read()) {
    if (counts.pending < last) {
      last = counts.pending;
      since = performance.now();
    } else if (performance.now() - since > STALLED_MS) break;
    await sleep(500);
  }
  return counts;
}

function elapsed(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(0)} s`;
}

/** Each problem once, with its count. */
function summary(list: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const line of list) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, count]) => `  ${count} x ${line}`).join('\n');
}
