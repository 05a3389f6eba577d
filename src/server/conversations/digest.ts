import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { FormName } from '#contract/forms.ts';
import { type Database, DIGEST_KIND } from '../db/schema.ts';
import type { Storage } from '../db/storage.ts';
import { toHtml, toPlainText } from '../mail/letter.ts';
import type { MailLinks } from '../mail/links.ts';
import type { MailSender, MailTransport } from '../mail/sender.ts';
import type { Courier } from '../outbox/courier.ts';
import { type Claim, enqueue, newOutboxRows } from '../outbox/store.ts';
import type { Config } from '../settings/config.ts';
import { createDailyDigest, type DigestStore } from './daily-digest.ts';
import {
  type DigestContent,
  digestLetter,
  formsOfRecipient,
  gatherDigest,
  referencesIn,
} from './digest-mail.ts';

interface DigestSource {
  readonly storage: Pick<Storage, 'db' | 'kind'>;
  readonly store: DigestStore;
  readonly sender: MailSender;
  readonly now: () => number;
}

/** Loads the content when the mail is sent, not when it is queued. Null when empty or replaced by a newer digest. */
async function loadDigest(
  { storage, store, sender, now }: DigestSource,
  { recipient, createdAt }: Claim,
): Promise<DigestContent | null> {
  if (recipient === null) return null;
  const forms: readonly FormName[] = formsOfRecipient(sender.to, recipient);
  const madeAt = await store.madeAt(createdAt, now());
  if (forms.length === 0 || madeAt === null) return null;
  return gatherDigest(storage, forms, await store.notifiedBefore(recipient, madeAt));
}

interface DigestCourierOptions extends DigestSource {
  readonly transport: MailTransport;
  readonly mailLinks: (mail: string) => Promise<MailLinks>;
  readonly deskUrl: string | null;
  readonly timeZone: string;
  /** False when digests are switched off: queued digests are dropped. */
  readonly isWanted: boolean;
}

function createDigestCourier(options: DigestCourierOptions): Courier {
  const { sender, transport, mailLinks, deskUrl, timeZone, isWanted, now } = options;
  return {
    kinds: [DIGEST_KIND],
    concurrency: 4,
    async prepare(claim) {
      const content = isWanted ? await loadDigest(options, claim) : null;
      if (content === null) return null;
      const { id, messageId, recipient, createdAt } = claim;
      return async () => {
        const links = await mailLinks(id);
        const place = { company: sender.company, deskUrl, timeZone, links, now: now() };
        const { subject, letter } = digestLetter(content, place);
        const to = recipient ?? '';
        await transport.send({
          messageId,
          from: sender.from,
          to: [to],
          recipient: to,
          subject,
          text: toPlainText(letter),
          html: toHtml(letter, sender.company.shortName),
          // Erasure finds the mail file of a submission by its reference.
          headers: { 'Auto-Submitted': 'auto-generated', Keywords: referencesIn(content).join(', ') },
          date: new Date(createdAt),
          slug: 'digest',
        });
        return { state: 'sent' };
      };
    },
  };
}

/** Long enough for questions about a missing digest. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

function createDigestStore(db: Kysely<Database>): DigestStore {
  const newest = async (time: number): Promise<number> => {
    const row = await db
      .selectFrom('digests')
      .select(({ fn }) => fn.max('made_at').as('madeAt'))
      .where('made_at', '<=', time)
      .executeTakeFirst();
    return Number(row?.madeAt ?? 0);
  };
  return {
    async wasMade(day) {
      const row = await db.selectFrom('digests').select('day').where('day', '=', day).executeTakeFirst();
      return row !== undefined;
    },

    async notifiedBefore(recipient, time) {
      const digests = await db
        .selectFrom('digests')
        .select('made_at')
        .where('made_at', '<', time)
        .orderBy('made_at', 'desc')
        .execute();
      const unsent = await db
        .selectFrom('outbox')
        .select('created_at')
        .where('kind', '=', DIGEST_KIND)
        .where('recipient', '=', recipient)
        .where('state', '!=', 'sent')
        .where('created_at', '<', time)
        .execute();
      const missed = unsent.map(({ created_at }) => digests.find(({ made_at }) => made_at <= created_at));
      return digests.find((digest) => !missed.includes(digest))?.made_at ?? 0;
    },

    async madeAt(time, now) {
      const madeAt = await newest(time);
      // `newest(now)` ignores digests from the future, which were made while the clock was ahead.
      return madeAt === (await newest(now)) ? madeAt : null;
    },

    make: ({ day, now, recipients, messageIdDomain }) =>
      db.transaction().execute(async (trx) => {
        // The insert is atomic: only one process adds the day.
        const added = await trx
          .insertInto('digests')
          .values({ day, made_at: now })
          .onConflict((conflict) => conflict.column('day').doNothing())
          .returning('day')
          .executeTakeFirst();
        if (added === undefined) return false;
        await forgetOld(trx, now - KEPT_MS);
        const message = { kind: DIGEST_KIND, submissionId: null, subscriberId: null } as const;
        const rows = recipients.flatMap((recipient) =>
          // The content depends on the recipient, so each one gets a separate message.
          newOutboxRows({ ...message, recipients: [], messageIdDomain, now }).map((row) => ({
            ...row,
            recipient,
          })),
        );
        await enqueue(trx, rows);
        return true;
      }),
  };
}

async function forgetOld(db: Kysely<Database>, before: number): Promise<void> {
  await db.deleteFrom('digests').where('made_at', '<', before).execute();
  await db
    .deleteFrom('outbox')
    .where('kind', '=', DIGEST_KIND)
    .where('state', '!=', 'pending')
    .where('created_at', '<', before)
    .execute();
}

interface DigestOptions {
  readonly storage: Storage;
  readonly sender: MailSender;
  readonly transport: MailTransport;
  readonly config: Config['digest'];
  readonly mailLinks: (mail: string) => Promise<MailLinks>;
  readonly deskUrl: string | null;
  readonly onQueued: () => void;
  readonly now?: () => number;
}

interface Digest {
  readonly courier: Courier;
  /** Checks whether the digest is due. Null when digests are switched off. */
  readonly chore: {
    readonly name: string;
    readonly everyMs: number;
    run(log: FastifyBaseLogger, signal: AbortSignal): Promise<void>;
  } | null;
}

const MINUTE_MS = 60 * 1000;

export function createDigest(options: DigestOptions): Digest {
  const { storage, sender, transport, config, mailLinks, deskUrl, onQueued, now = Date.now } = options;
  const { hour, days } = config;
  const timeZone = config.timeZone ?? sender.company.timeZone;
  const store = createDigestStore(storage.db);
  const isWanted = hour !== null;
  const courier = createDigestCourier({
    storage,
    store,
    sender,
    transport,
    mailLinks,
    deskUrl,
    timeZone,
    isWanted,
    now,
  });
  if (hour === null) return { courier, chore: null };
  const run = createDailyDigest({
    store,
    hour,
    days,
    timeZone,
    recipients: Object.values(sender.to).flat(),
    messageIdDomain: sender.domain,
    hasNews: async (recipient, quarantinedSince) =>
      (await gatherDigest(storage, formsOfRecipient(sender.to, recipient), quarantinedSince)) !== null,
    onMade: onQueued,
    now,
  });
  return { courier, chore: { name: 'queue the daily digest', everyMs: MINUTE_MS, run } };
}
