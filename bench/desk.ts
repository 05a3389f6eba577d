/**
 * npm run bench -- desk [count]: lists and search of the desk with 100,000 submissions (and two mails each), on SQLite and
 * PostgreSQL: the whole request without the network. Prints the minimum and the median, as other work on the machine only
 * adds time. Fails if a median is over 100 ms.
 */
import { startPostgres } from '../tests/fixtures/postgres.ts';
import { openBenchDesk } from './lib/desk.ts';
import { addManySubmissions } from './lib/many-submissions.ts';

const SUBMISSIONS = Number(process.argv[2] ?? 100_000);
const TRIES = 9;
const MAX_MS = 100;
const REQUESTS: readonly (readonly [string, string])[] = [
  ['waiting enquiries', '/api/submissions?kind=enquiry&tab=waiting'],
  ['all enquiries', '/api/submissions?kind=enquiry&tab=all'],
  ['all, both forms', '/api/submissions?tab=all'],
  ['answered', '/api/submissions?kind=enquiry&tab=answered'],
  ['by subject', '/api/submissions?kind=enquiry&tab=all&subject=FlexPod'],
  ['by name', '/api/submissions?kind=enquiry&tab=all&sort=name'],
  ['of one week', '/api/submissions?kind=enquiry&tab=all&since=2026-01-05&until=2026-01-11'],
  ['quarantine', '/api/submissions?tab=quarantined'],
  ['a word in every submission', '/api/search?q=machines'],
  ['a one-letter prefix', '/api/search?q=a'],
  ['three prefixes', '/api/search?q=ab%20ca%20ma'],
  ['a word in no submission', '/api/search?q=zzzzzzzzzzzz'],
  ['list with a frequent word', '/api/submissions?kind=enquiry&tab=waiting&q=machines'],
  ['list with words, by name', '/api/submissions?kind=enquiry&tab=all&q=ab&sort=name'],
  ['Today', '/api/today'],
  ['Delivery', '/api/delivery?tab=all'],
  ['current user', '/api/me'],
];

const postgres = await startPostgres();
const slow: string[] = [];
try {
  console.log(`${SUBMISSIONS} submissions, ${TRIES} tries of each, minimum / median in ms\n`);
  const results = new Map<string, string[]>();
  for (const databaseUrl of [null, await postgres.newDatabase()]) {
    const kind = databaseUrl === null ? 'SQLite' : 'PostgreSQL';
    for (const [name, line] of await measure(databaseUrl)) {
      results.set(name, [
        ...(results.get(name) ?? []),
        `${line.minimum.toFixed(1)} / ${line.median.toFixed(1)}`,
      ]);
      if (line.median > MAX_MS) slow.push(`${name} on ${kind}`);
    }
  }
  console.log(`${''.padEnd(34)}${'SQLite'.padStart(16)}${'PostgreSQL'.padStart(16)}`);
  for (const [name, cells] of results)
    console.log(name.padEnd(34) + cells.map((cell) => cell.padStart(16)).join(''));
} finally {
  await postgres.stop();
}
console.log(slow.length === 0 ? `\nall within ${MAX_MS} ms` : `\nover ${MAX_MS} ms: ${slow.join(', ')}`);
process.exit(slow.length === 0 ? 0 : 1);

async function measure(databaseUrl: string | null) {
  const desk = await openBenchDesk(databaseUrl);
  try {
    await addManySubmissions(desk.storage, SUBMISSIONS, Date.now());
    const lines: [string, { readonly minimum: number; readonly median: number }][] = [];
    for (const [name, url] of REQUESTS) {
      // The second page too, which continues from a cursor.
      const { next } = JSON.parse((await desk.get(url)).body) as { next?: string | null };
      const pages = next ? [url, `${url}&after=${next}`] : [url];
      const times: number[] = [];
      for (let index = 0; index < TRIES; index += 1) {
        for (const page of pages) {
          const started = performance.now();
          const reply = await desk.get(page);
          times.push(performance.now() - started);
          if (reply.statusCode !== 200) throw new Error(`${page}: ${reply.statusCode} ${reply.body}`);
        }
      }
      times.sort((a, b) => a - b);
      lines.push([name, { minimum: times[0]!, median: times[Math.floor(times.length / 2)]! }]);
    }
    return lines;
  } finally {
    await desk.close();
  }
}
