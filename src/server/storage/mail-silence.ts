import type { Kysely } from 'kysely';
import type { DeliveryPage } from '#contract/desk/views.ts';
import { type Database, WEBHOOK_KINDS } from './schema.ts';

/** A connection that was lost once is nobody's business afterwards. */
const SHORTEST_TOLD_MS = 5 * 60_000;
/** After that, that the mail server is back is no news any more. */
const TOLD_FOR_MS = 24 * 60 * 60_000;

/** Since when the mail server does not answer, or answers again, as the tries tell. Null when there is nothing to say. */
export async function mailSilence(db: Kysely<Database>, now: number): Promise<DeliveryPage['trouble']> {
  const silent = db.selectFrom('delivery_attempts').select(['id', 'at']).where('outcome', '=', 'no-answer');
  const last = await silent.orderBy('id', 'desc').limit(1).executeTakeFirst();
  if (last === undefined) return null;
  const answered = db
    .selectFrom('delivery_attempts')
    .innerJoin('outbox', 'outbox.id', 'delivery_attempts.outbox_id')
    .select(['delivery_attempts.id', 'at'])
    .where('outcome', '!=', 'no-answer')
    .where('kind', 'not in', WEBHOOK_KINDS)
    .limit(1);
  const before = await answered
    .where('delivery_attempts.id', '<', last.id)
    .orderBy('delivery_attempts.id', 'desc')
    .executeTakeFirst();
  const { at: since } = await silent
    .where('id', '>', before?.id ?? 0)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const after = await answered
    .where('delivery_attempts.id', '>', last.id)
    .orderBy('delivery_attempts.id')
    .executeTakeFirst();
  if (after === undefined) return (await isTrying(db)) ? { since, isOver: false } : null;
  const isNews = after.at - since >= SHORTEST_TOLD_MS && now - after.at < TOLD_FOR_MS;
  return isNews ? { since: after.at, isOver: true } : null;
}

/** Where nothing waits nobody asks the mail server, so nobody knows whether it is back. */
async function isTrying(db: Kysely<Database>): Promise<boolean> {
  const waiting = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'pending')
    .where('last_error', 'is not', null)
    .where('kind', 'not in', WEBHOOK_KINDS)
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}
