import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStorage, SQLITE_FILE } from '#server/db/database.ts';
import type { Storage } from '#server/db/storage.ts';
import { createRetention, createRetentionStore } from '#server/operations/retention.ts';
import { erase } from '#server/submissions/erasure.ts';
import { createSubmissionStore } from '#server/submissions/store.ts';
import { NOW, newSubmission } from '../helpers/new-submission.ts';

const DAY = 24 * 3_600_000;
/** A single word, so that the search index contains it too. */
const MARK = 'wordsthatnobodyelsewrites';
const CONTEXT = { person: null, via: 'terminal', now: NOW } as const;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

let dataDir: string;
let storage: Storage;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wiped-'));
  storage = await openStorage({ databaseUrl: null, dataDir });
});
afterEach(async () => {
  await storage.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The database files that contain the mark. */
async function filesWithMark(): Promise<string[]> {
  const names = await readdir(dataDir);
  const contents = await Promise.all(names.map((name) => readFile(join(dataDir, name))));
  return names.filter((_, index) => contents[index]!.includes(MARK));
}

async function save(fields: Parameters<typeof newSubmission>[0] = {}): Promise<void> {
  const resume = { file_name: `${MARK}.pdf`, kind: 'pdf' as const, size: 9, sha256: 'x', flags: '' };
  await createSubmissionStore(storage).save(
    newSubmission({
      payload: { text: `${MARK} ${'x'.repeat(20_000)}` },
      resume: { ...resume, content: Buffer.from(MARK.repeat(1000)) },
      ...fields,
    }),
  );
  await storage.db.updateTable('outbox').set({ state: 'sent' }).execute();
}

const retain = () =>
  createRetention(
    createRetentionStore(storage),
    { contactMs: DAY, careersMs: null, resumesMs: null, newsletterMs: null, maxShare: 1 },
    () => NOW,
  )(log as unknown as FastifyBaseLogger, new AbortController().signal);

it('a submission deleted by retention leaves no bytes in the database files', async () => {
  await save({ createdAt: NOW - 2 * DAY });
  expect(await filesWithMark()).not.toEqual([]);
  await retain();
  expect(await filesWithMark()).toEqual([]);
});

it('an erased submission leaves no bytes in the database files despite a reader', async () => {
  await save({ email: 'ann@example.com' });
  const reader = new DatabaseSync(join(dataDir, SQLITE_FILE));
  reader.exec('begin');
  reader.prepare('select * from submissions').all();
  setTimeout(() => reader.exec('commit'), 200);
  expect((await erase(storage, { email: 'ann@example.com' }, CONTEXT)).isWiped).toBe(true);
  expect(await filesWithMark()).toEqual([]);
  reader.close();
});
