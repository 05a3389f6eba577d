import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { composeMail } from './mail/compose.ts';
import { createMailFiles } from './mail/mail-files.ts';
import { type Company, createMailSender } from './mail/sender.ts';
import { createSmtpTransport } from './mail/smtp.ts';
import { createOutboxWorker } from './outbox/worker.ts';
import { openStorage } from './storage/database.ts';
import { createOutboxStore } from './storage/outbox-store.ts';
import { createSubmissionStore } from './storage/submission-store.ts';
import { createSubscriberStore, type SubscriberStore } from './storage/subscriber-store.ts';
import { createRateLimiter, type RateLimiter } from './submissions/rate-limiter.ts';
import { createSubmissions, type Submissions } from './submissions/submissions.ts';

/** Everything behind the forms: storage, outbox and mail, ready to be used by the routes. */
export interface Backend {
  readonly company: Company;
  readonly submissions: Submissions;
  readonly subscribers: SubscriberStore;
  readonly clientLimit: RateLimiter;
  readonly minFillMs: number;
  /** Begins to deliver mail. */
  start(log: FastifyBaseLogger): void;
  close(): Promise<void>;
}

export type BackendConfig = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 'siteUrl' | 'mail' | 'outbox' | 'limits' | 'forms'
>;

/** How long mail that is just being sent may hold up the end of the process. */
const DELIVERY_GRACE_MS = 5000;
const HOUSEKEEPING_MS = 10 * 60 * 1000;

export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

export async function openBackend(config: BackendConfig, companyRecord: Company): Promise<Backend> {
  const company = { ...companyRecord, siteUrl: config.siteUrl ?? companyRecord.siteUrl };
  const sender = createMailSender(company, config.mail);
  const storage = await openStorage(config);
  const submissionStore = createSubmissionStore(storage);
  const { smtpUrl } = config.mail;
  const worker = createOutboxWorker({
    store: createOutboxStore(storage),
    transport: smtpUrl === null ? createMailFiles(mailFolder(config.dataDir)) : createSmtpTransport(smtpUrl),
    compose: (claim, content) => composeMail(sender, claim, content),
    ...config.outbox,
  });

  let housekeeping: NodeJS.Timeout | undefined;
  const tidyUp = (): void => {
    submissionStore.forgetExpired(Date.now()).catch(() => {});
  };

  return {
    company,
    submissions: createSubmissions({
      store: submissionStore,
      addressLimit: createRateLimiter(config.limits.address),
      duplicateWindowMs: config.forms.duplicateWindowMs,
      acknowledge: config.mail.acknowledge,
      messageIdDomain: sender.domain,
      onSaved: worker.wake,
    }),
    subscribers: createSubscriberStore(storage.db),
    clientLimit: createRateLimiter(config.limits.client),
    minFillMs: config.forms.minFillMs,
    start(log) {
      worker.start(log);
      housekeeping = setInterval(tidyUp, HOUSEKEEPING_MS).unref();
    },
    async close() {
      clearInterval(housekeeping);
      await worker.stop(DELIVERY_GRACE_MS);
      await storage.close();
    },
  };
}
