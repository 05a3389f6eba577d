/**
 * npm run bench:memory: memory of the server as `npm start` runs it, idle and under load, on both databases. Everything
 * stays on this machine. The figures stand in the sizing table of docs/operations.md.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { pageIds, pages } from '#site/pages.ts';
import { isBuilt } from '../scripts/lib/build-stamp.mjs';
import { startPostgres } from '../scripts/trial/postgres.ts';
import { pdfResume } from '../scripts/trial/resumes.ts';
import { APPLICATION, applicationForm, CONTACT } from '../scripts/trial/sample-submissions.ts';
import { type ServerProcess, startServerProcess } from '../scripts/trial/server-process.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const SAMPLE_MS = 200;
const MEGABYTE = 1024 * 1024;
const RESUME_BYTES = 5_000_000;

interface Stage {
  readonly title: string;
  readonly connections: number;
  /** Sends one request and waits for the answer. */
  send(address: string, serial: number): Promise<Response>;
}

const stages: readonly Stage[] = [
  {
    title: 'pages, 32 connections',
    connections: 32,
    send: (address, serial) => fetch(address + pages[pageIds[serial % pageIds.length]!].path),
  },
  {
    title: 'enquiries, 16 connections',
    connections: 16,
    send: (address, serial) =>
      fetch(address + ENDPOINTS.contact, {
        method: 'POST',
        body: JSON.stringify({ ...CONTACT, role: `Role ${serial}` }),
        headers: { 'content-type': 'application/json' },
      }),
  },
  {
    title: 'resumes of 5 MB, 4 connections',
    connections: 4,
    send: (address, serial) =>
      fetch(address + ENDPOINTS.careers, {
        method: 'POST',
        body: applicationForm(APPLICATION, { bytes: pdfResume({ bytes: RESUME_BYTES, extra: `${serial}` }) }),
      }),
  },
];

if (!isBuilt()) {
  console.error('Build the site first: npm run build');
  process.exit(1);
}
mkdirSync('.cache', { recursive: true });
const postgres = await startPostgres();
try {
  // Once beforehand: the first start compiles what later ones find compiled.
  await measure('', 0);
  console.log(`Node ${process.version}, resident memory in MB, highest of each stage of ${SECONDS} s\n`);
  const columns = {
    SQLite: await measure('', SECONDS),
    PostgreSQL: await measure(await postgres.newDatabase(), SECONDS),
  };
  console.log(
    `${'stage'.padEnd(34)}${Object.keys(columns)
      .map((name) => name.padStart(12))
      .join('')}`,
  );
  for (const title of columns.SQLite.keys()) {
    const cells = Object.values(columns).map((column) => column.get(title)!.toFixed(0).padStart(12));
    console.log(`${title.padEnd(34)}${cells.join('')}`);
  }
} finally {
  await postgres.stop();
}

/** Highest resident memory by stage, in MB. */
async function measure(databaseUrl: string, seconds: number): Promise<Map<string, number>> {
  const dataDir = mkdtempSync(resolve('.cache/bench-memory-'));
  const server = await startServerProcess({
    API_ONLY: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    METRICS_PORT: '0',
    RATE_LIMIT_CLIENT: 'off',
    RATE_LIMIT_ADDRESS: 'off',
    LOG_LEVEL: 'error',
  });
  try {
    const peaks = new Map<string, number>();
    const run = async (title: string, load: Promise<unknown>): Promise<void> => {
      peaks.set(title, await peakDuring(server, load));
    };
    await run('idle', sleep(seconds * 1000));
    for (const stage of stages) await run(stage.title, keepSending(server.address, stage, seconds));
    await run('until all mail has left', untilOutboxIsEmpty(server));
    await sleep(seconds * 2000);
    await run('idle again', sleep(seconds * 1000));
    return peaks;
  } finally {
    // Gently, so that what was compiled is kept.
    await server.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function keepSending(address: string, { connections, send }: Stage, seconds: number): Promise<void> {
  const until = performance.now() + seconds * 1000;
  let serial = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < until) {
      serial += 1;
      const response = await send(address, serial);
      await response.arrayBuffer();
      if (!response.ok && response.status !== 429) throw new Error(`answered with ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
}

async function peakDuring(server: ServerProcess, load: Promise<unknown>): Promise<number> {
  let isOver = false;
  const over = load.finally(() => {
    isOver = true;
  });
  let peak = await residentMegabytes(server);
  while (!isOver) {
    await Promise.race([sleep(SAMPLE_MS), over]);
    peak = Math.max(peak, await residentMegabytes(server));
  }
  await over;
  return peak;
}

async function untilOutboxIsEmpty(server: ServerProcess): Promise<void> {
  while ((await metric(server, 'website_outbox_messages{state="pending"}')) > 0) await sleep(SAMPLE_MS);
}

async function residentMegabytes(server: ServerProcess): Promise<number> {
  return (await metric(server, 'process_resident_memory_bytes')) / MEGABYTE;
}

async function metric(server: ServerProcess, name: string): Promise<number> {
  const [address = ''] = /http:\/\/[\d.]+:\d+\/metrics/.exec(server.output()) ?? [];
  const lines = (await (await fetch(address)).text()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1]);
}
