import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openStorage } from '#server/db/database.ts';
import type { MailKind, OutboxState } from '#server/db/schema.ts';
import type { Storage } from '#server/db/storage.ts';
import type { InboxContext, Output } from '#server/operations/cli/command.ts';
import { runInbox } from '#server/operations/cli/run.ts';
import type { Suspicion } from '#server/submissions/judgement/judge.ts';
import { createConfirmationStore } from '#server/subscribers/confirmation.ts';
import { MEDIA_TYPES, pdfResume } from '../fixtures/resumes.ts';
import { APPLICATION, CONTACT, NEWSLETTER } from '../fixtures/sample-submissions.ts';
import { referenceOf, submissionsAt } from '../fixtures/send-to-storage.ts';
import { newPostgresDatabase } from './shared-postgres.ts';

/** A Tuesday morning in Houston. */
export const NOW = Date.parse('2025-11-11T15:30:00Z');

export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Inbox {
  run(...args: string[]): Promise<CommandResult>;
  /** Like `run`, but at a terminal, with an answer to the prompt. */
  runAt(answer: string | null, ...args: string[]): Promise<CommandResult>;
  json(...args: string[]): Promise<unknown>;
}

export function createInbox(env: Readonly<Record<string, string>>, cwd: string, now = NOW): Inbox {
  async function execute(isTTY: boolean, answer: string | null, args: string[]): Promise<CommandResult> {
    const stdout = collector(isTTY);
    const stderr = collector(isTTY);
    const context: InboxContext = {
      stdout: stdout.output,
      stderr: stderr.output,
      // Not the site that happens to be built here, which has its own URL.
      env: { SITE_DIR: 'no-site', ...env },
      cwd,
      ask: answer === null ? null : async () => answer,
      company: {
        siteUrl: 'https://www.example.com',
        timeZone: 'America/Chicago',
        email: { general: 'info@example.com', careers: 'jobs@example.com', privacy: 'privacy@example.com' },
      },
      now: () => now,
    };
    const code = await runInbox(args, context);
    return { code, out: stdout.text(), err: stderr.text() };
  }
  return {
    run: (...args) => execute(false, null, args),
    runAt: (answer, ...args) => execute(true, answer, args),
    async json(...args) {
      const { code, out, err } = await execute(false, null, [...args, '--json']);
      if (code !== 0) throw new Error(err);
      return JSON.parse(out);
    },
  };
}

function collector(isTTY: boolean): { output: Output; text(): string } {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { output: Object.assign(stream, { isTTY }), text: () => Buffer.concat(chunks).toString('utf8') };
}

/** A database with helpers that write to and read from it. */
export interface TestDatabase {
  readonly dataDir: string;
  /** The settings that select it. */
  readonly env: Readonly<Record<string, string>>;
  readonly storage: Storage;
  readonly inbox: Inbox;
  readonly send: Senders;
  /** References of the submissions that `export` finds. */
  references(...args: string[]): Promise<string[]>;
  /** Sets the outbox state of all mails of this kind. */
  setMail(kind: MailKind, state: OutboxState, lastError?: string): Promise<void>;
  /** Confirms a subscription, like the newest mailed link. */
  confirm(email: string): Promise<void>;
  /** Deletes every submission and subscriber. */
  clear(): Promise<void>;
}

export async function openTestDatabase(folder: string, databaseUrl: string | null): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  const storage = await openStorage({ databaseUrl, dataDir });
  const env: Record<string, string> = {
    DATA_DIR: dataDir,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  };
  const inbox = createInbox(env, folder);
  return {
    dataDir,
    env,
    storage,
    inbox,
    send: createSenders(storage),
    references: async (...args) =>
      ((await inbox.json('export', ...args)) as { reference: string }[]).map(({ reference }) => reference),
    async setMail(kind, state, lastError) {
      const done_at = state === 'pending' ? null : NOW;
      await storage.db
        .updateTable('outbox')
        .set({ state, last_error: lastError ?? null, attempts: 3, done_at, due_at: NOW + 3_600_000 })
        .where('kind', '=', kind)
        .execute();
    },
    async confirm(email) {
      const { confirm_token } = await storage.db
        .selectFrom('submissions')
        .select('confirm_token')
        .where('email', '=', email)
        .where('confirm_token', 'is not', null)
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow();
      const options = {
        mails: ['company', 'welcome'],
        recipients: ['info@example.com'],
        messageIdDomain: 'example.com',
      } as const;
      const store = createConfirmationStore(storage.db, { ...options, onConfirmed: () => {} });
      await store.confirm(confirm_token!, NOW);
    },
    async clear() {
      for (const table of ['recent_submissions', 'submissions', 'subscribers'] as const)
        await storage.db.deleteFrom(table).execute();
    },
  };
}

export interface Senders {
  contact(fields?: Partial<typeof CONTACT>, options?: SendOptions): Promise<string>;
  newsletter(fields?: Partial<typeof NEWSLETTER>, options?: SendOptions): Promise<string>;
  careers(
    fields?: Partial<typeof APPLICATION>,
    options?: SendOptions & { bytes?: Buffer; type?: string },
  ): Promise<string>;
}

interface SendOptions {
  readonly suspicion?: Suspicion;
  readonly at?: number;
}

/** Store submissions like the routes do, and return their references. */
export function createSenders(storage: Storage): Senders {
  const sendingAt = submissionsAt(storage, { general: 'info@example.com', careers: 'jobs@example.com' });
  const submissions = (at = NOW) => sendingAt(at);
  return {
    contact: async (
      fields = {},
      { suspicion = null, at }: { suspicion?: Suspicion | null; at?: number } = {},
    ) =>
      referenceOf(await submissions(at).receive('contact', { fields: { ...CONTACT, ...fields } }, suspicion)),
    newsletter: async (
      fields = {},
      { suspicion = null, at }: { suspicion?: Suspicion | null; at?: number } = {},
    ) =>
      referenceOf(
        await submissions(at).receive('newsletter', { fields: { ...NEWSLETTER, ...fields } }, suspicion),
      ),
    careers: async (fields = {}, options = {}) => {
      const { suspicion = null, at, bytes = pdfResume(), type = MEDIA_TYPES.pdf } = options;
      const upload = {
        declaredType: type,
        fileName: 'CV Ólafsson.pdf',
        bytes: Buffer.from(bytes),
      };
      const input = { fields: { ...APPLICATION, ...fields }, position: 'Product Manager', upload };
      return referenceOf(await submissions(at).receive('careers', input, suspicion));
    },
  };
}

/** The shared setup of a test file. */
export interface TestFolder {
  readonly folder: string;
}

/** Creates a folder for the tests of a file. Call it at the top of the file; the folder exists once the tests run. */
export function prepareTestFolder(): TestFolder {
  const testFolder = {} as { folder: string };
  beforeAll(async () => {
    testFolder.folder = await mkdtemp(join(tmpdir(), 'inbox-'));
  });
  afterAll(() => rm(testFolder.folder, { recursive: true, force: true }));
  return testFolder;
}

/** A database of the given kind for a group of tests, emptied before each test. */
export function prepareTestDatabase(testFolder: TestFolder, database: 'SQLite' | 'PostgreSQL'): TestDatabase {
  const testDatabase = {} as TestDatabase;
  beforeAll(async () => {
    const url = database === 'SQLite' ? null : await newPostgresDatabase();
    Object.assign(testDatabase, await openTestDatabase(testFolder.folder, url));
  });
  afterAll(() => testDatabase.storage.close());
  beforeEach(() => testDatabase.clear());
  return testDatabase;
}
