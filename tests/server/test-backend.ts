import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { RenderAnswer } from '#contract/answer.ts';
import { CAREERS_FORM } from '#contract/careers.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { openBackend } from '#server/backend.ts';
import { openStorage } from '#server/db/database.ts';
import type { OutboxRow, ResumeRow, SubmissionRow } from '#server/db/schema.ts';
import type { Storage } from '#server/db/storage.ts';
import { type Config, parseConfig } from '#server/settings/config.ts';
import type { Company } from '#server/shared/company.ts';
import { encodeForm } from '../fixtures/sample-submissions.ts';
import { createTestApp } from './test-app.ts';

export const COMPANY: Company = {
  name: 'Example Machines Inc.',
  shortName: 'Example',
  siteUrl: 'https://www.example.com',
  address: '1 Main Street, Springfield, TX 77000',
  phone: '+1 (713) 555-0100',
  timeZone: 'America/Chicago',
  businessHours: [{ days: [1, 2, 3, 4, 5], open: { from: '09:00', to: '18:00' } }],
  offices: [{ city: 'Springfield', timeZone: 'America/Chicago' }],
  email: { general: 'info@example.com', careers: 'jobs@example.com', privacy: 'privacy@example.com' },
};

type Reply = LightMyRequestResponse;

export interface TestForms {
  readonly app: FastifyInstance;
  readonly log: string[];
  readonly dataDir: string;
  /** A second connection to the same database. */
  readonly storage: Storage;
  post(url: string, payload: unknown, headers?: Record<string, string>): Promise<Reply>;
  apply(form: FormData, options?: { query?: string; headers?: Record<string, string> }): Promise<Reply>;
  /** Confirms a subscription with the newest confirmation link. */
  confirm(): Promise<Reply>;
  submissions(): Promise<SubmissionRow[]>;
  resumes(): Promise<ResumeRow[]>;
  /** Also wakes the outbox, so that a retry does not wait for the next poll. */
  mails(): Promise<OutboxRow[]>;
  /** Deletes every submission and subscriber. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** For `openTestForms`: retries mail and webhooks after milliseconds. */
export const withQuickRetries = (config: Config): Config => ({
  ...config,
  outbox: { retryMs: 10, leaseMs: 2000 },
});

/** The whole app with storage and mail in its own folder, and no rate limits unless `env` sets them. */
export async function openTestForms(
  env: Record<string, string> = {},
  change: (config: Config) => Config = (config) => config,
  renderAnswer: RenderAnswer | null = null,
): Promise<TestForms> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forms-'));
  const config = change(
    parseConfig({
      DATA_DIR: dataDir,
      RATE_LIMIT_CLIENT: 'off',
      RATE_LIMIT_ADDRESS: 'off',
      // Otherwise the time of day would decide whether a digest is sent.
      DIGEST_HOUR: 'off',
      ...env,
    }),
  );
  const backend = await openBackend(config, COMPANY);
  const { app, log } = await createTestApp(null, { backend, renderAnswer });
  const storage = await openStorage(config);
  return {
    app,
    log,
    dataDir,
    storage,
    post: (url, payload, headers = {}) =>
      app.inject({ method: 'POST', url, payload: payload as object, headers }),
    async apply(form, options = {}) {
      const { payload, contentType } = await encodeForm(form);
      const headers = { 'content-type': contentType, ...options.headers };
      return app.inject({
        method: 'POST',
        url: CAREERS_FORM.endpoint + (options.query ?? ''),
        payload,
        headers,
      });
    },
    async confirm() {
      // Like a visitor, wait for the mail first: once the subscription is confirmed, it is not sent at all.
      const pending = storage.db
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', 'confirmation')
        .where('state', '=', 'pending');
      await expect.poll(() => pending.execute()).toEqual([]);
      const { confirm_token: token } = await storage.db
        .selectFrom('submissions')
        .select('confirm_token')
        .where('confirm_token', 'is not', null)
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow();
      return app.inject({ method: 'POST', url: `${ENDPOINTS.confirmSubscription}?token=${token}` });
    },
    submissions: () => storage.db.selectFrom('submissions').selectAll().execute(),
    resumes: () => storage.db.selectFrom('resumes').selectAll().execute(),
    mails() {
      backend.desk.outgoing.wake();
      return storage.db.selectFrom('outbox').selectAll().execute();
    },
    async clear() {
      for (const table of ['recent_submissions', 'submissions', 'subscribers'] as const)
        await storage.db.deleteFrom(table).execute();
    },
    async close() {
      await app.close();
      await storage.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
