/**
 * npm run bench -- submit: contact enquiries per second, each durably committed before its response, compared with the rate of
 * sequential durable writes (fdatasync) of the same size on this disk.
 */

import { closeSync, fdatasyncSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { resolve } from 'node:path';
import { CONTACT_FORM } from '#contract/contact.ts';
import { CONTACT } from '../tests/fixtures/sample-submissions.ts';
import { startServerProcess } from '../tests/fixtures/server-process.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = [1, 8, 32];
const DISK_MS = 1000;
/** Measured growth of the write-ahead log per submission: 13.6 pages. */
const COMMIT_BYTES = 56 * 1024;

let serial = 0;
// Accepts connections and never answers: mail stays in the outbox, so only submissions are measured.
const silentMailServer = createServer();
await new Promise<void>((ready) => silentMailServer.listen(0, '127.0.0.1', ready));
// Not in /tmp, which may be in memory.
mkdirSync('.cache', { recursive: true });
const dataDir = mkdtempSync(resolve('.cache/bench-submit-'));
try {
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    RATE_LIMIT_CLIENT: 'off',
    RATE_LIMIT_ADDRESS: 'off',
    LOG_LEVEL: 'error',
    SMTP_URL: `smtp://127.0.0.1:${(silentMailServer.address() as AddressInfo).port}`,
  });
  try {
    await measure(server.address, 8, 1);
    console.log('connections  submissions/s  p50 ms  p99 ms  disk writes/s  ratio to the disk');
    for (const connections of CONNECTIONS) {
      // Before and after: on a shared machine the speed of the disk varies.
      const before = measureDisk();
      const { perSecond, p50, p99 } = await measure(server.address, connections, SECONDS);
      const disk = (before + measureDisk()) / 2;
      const cells = [connections, perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), disk.toFixed(0)];
      const widths = [11, 15, 8, 8, 15];
      const line = cells.map((cell, index) => String(cell).padStart(widths[index]!)).join('');
      console.log(`${line}${(perSecond / disk).toFixed(2).padStart(19)}`);
    }
  } finally {
    await server.kill('SIGKILL');
  }
} finally {
  silentMailServer.close();
  rmSync(dataDir, { recursive: true, force: true });
}

function measureDisk(): number {
  const file = openSync(resolve(dataDir, 'disk'), 'w');
  const bytes = Buffer.alloc(COMMIT_BYTES, 'x');
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < DISK_MS) {
    writeSync(file, bytes);
    fdatasyncSync(file);
    count += 1;
  }
  closeSync(file);
  return (count / (performance.now() - started)) * 1000;
}

async function measure(address: string, connections: number, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  const client = async (): Promise<void> => {
    while (performance.now() < until) {
      const sent = performance.now();
      await submit(address, agent);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99) };
}

function submit(address: string, agent: Agent): Promise<void> {
  serial += 1;
  const body = JSON.stringify({ ...CONTACT, specificDetails: `Enquiry ${serial}. ${'x'.repeat(400)}` });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((done, reject) => {
    request(address + CONTACT_FORM.endpoint, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) done();
        else reject(new Error(`answered with ${response.statusCode}`));
      });
    })
      .on('error', reject)
      .end(body);
  });
}
