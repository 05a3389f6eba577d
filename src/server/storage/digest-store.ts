import type { Kysely } from 'kysely';
import { newOutboxRows } from './outbox-row.ts';
import { type Database, DIGEST_KIND } from './schema.ts';

/** Remembers on which days the team was told of what waits, so that several processes tell it once. */
export interface DigestStore {
  wasMade(day: string): Promise<boolean>;
  /** When the last one before then was made that this recipient got, or had no need of; 0 when none was. */
  toldBefore(recipient: string, time: number): Promise<number>;
  /** When the one was made that was the newest at that time; null when a newer one has taken its place by now. */
  madeAt(time: number, now: number): Promise<number | null>;
  /** Puts it into the outbox. False when another process was first. */
  make(digest: NewDigest): Promise<boolean>;
}

export interface NewDigest {
  readonly day: string;
  readonly now: number;
  /** Those for whom something waits. The day is done with when there are none, too. */
  readonly recipients: readonly string[];
  readonly messageIdDomain: string;
}

/** For as long as somebody may ask what became of it. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export function createDigestStore(db: Kysely<Database>): DigestStore {
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

    async toldBefore(recipient, time) {
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
      // One of a time to come was made while the clock was ahead, and takes nobody's place.
      return madeAt === (await newest(now)) ? madeAt : null;
    },

    make: ({ day, now, recipients, messageIdDomain }) =>
      db.transaction().execute(async (trx) => {
        // One statement decides: of several processes, one adds the day and the others find it there.
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
          // Each gets what concerns them, so each is a message of its own.
          newOutboxRows({ ...message, recipients: [], messageIdDomain, now }).map((row) => ({
            ...row,
            recipient,
          })),
        );
        if (rows.length > 0) await trx.insertInto('outbox').values(rows).execute();
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
