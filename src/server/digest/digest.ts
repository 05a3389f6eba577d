import type { Config } from '../config.ts';
import type { MailSender } from '../mail/sender.ts';
import type { MailTransport } from '../mail/transport.ts';
import type { ItemLinks } from '../mail-links/item-links.ts';
import type { Chore } from '../operations/chores.ts';
import { createOutboxWorker, type OutboxWorker, type OutboxWorkerOptions } from '../outbox/worker.ts';
import { createDigestStore } from '../storage/digest-store.ts';
import type { OutboxStore } from '../storage/outbox-store.ts';
import { DIGEST_KIND } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { createDailyDigest } from './daily-digest.ts';
import { type DigestContent, formsOfRecipient, gatherDigest } from './digest-content.ts';
import { createDigestCourier, loadDigest } from './digest-courier.ts';

export interface DigestOptions {
  readonly storage: Storage;
  readonly sender: MailSender;
  readonly transport: MailTransport;
  readonly outbox: Pick<OutboxWorkerOptions, 'retryMs' | 'leaseMs' | 'onOutcome'> & {
    readonly store: OutboxStore;
  };
  readonly config: Config['digest'];
  readonly itemLinks: (mail: string) => Promise<ItemLinks>;
  readonly deskUrl: string | null;
  readonly now?: () => number;
}

/** What tells the team once a day of all that waits. */
export interface Digest {
  /** Delivers it. */
  readonly worker: OutboxWorker;
  /** Sees when it is due. Null where the settings want none. */
  readonly chore: Chore | null;
}

const MINUTE_MS = 60 * 1000;

export function createDigest(options: DigestOptions): Digest {
  const { storage, sender, transport, outbox, config, itemLinks, deskUrl, now = Date.now } = options;
  const { hour, days } = config;
  const timeZone = config.timeZone ?? sender.company.timeZone;
  const store = createDigestStore(storage.db);
  const worker = createOutboxWorker<DigestContent>({
    ...outbox,
    store: {
      ...outbox.store,
      // One that still waited when digests were switched off is not wanted any more.
      load: async (claim) => (hour === null ? null : loadDigest({ storage, store, sender, now }, claim)),
    },
    kinds: [DIGEST_KIND],
    courier: createDigestCourier({ sender, transport, itemLinks, deskUrl, timeZone, now }),
  });
  if (hour === null) return { worker, chore: null };
  const run = createDailyDigest({
    store,
    hour,
    days,
    timeZone,
    recipients: Object.values(sender.to).flat(),
    messageIdDomain: sender.domain,
    hasNews: async (recipient, heldSince) =>
      (await gatherDigest(storage, formsOfRecipient(sender.to, recipient), heldSince)) !== null,
    onMade: worker.wake,
    now,
  });
  return { worker, chore: { name: 'tell the team of what waits', everyMs: MINUTE_MS, run } };
}
