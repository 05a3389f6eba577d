import { randomBytes, randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, SubscriberRow, SubscriberState } from '../db/schema.ts';
import { foldText } from '../db/search-words.ts';
import { transact } from '../db/storage.ts';
import { type Cursor, numberIn, writeCursor } from '../http/cursor.ts';

export interface SubscriberStore {
  /** The state of the address that the token belongs to. Changes nothing. */
  find(token: string): Promise<SubscriberState | null>;
  /** False when the token belongs to nobody. Doing it twice is no error. */
  unsubscribe(token: string, now: number): Promise<boolean>;
}

export function createSubscriberStore(db: Kysely<Database>): SubscriberStore {
  return {
    async find(token) {
      const row = await db
        .selectFrom('subscribers')
        .select('state')
        .where('token', '=', token)
        .executeTakeFirst();
      return row?.state ?? null;
    },

    unsubscribe: (token, now) =>
      transact(db, async (trx) => {
        const subscriber = await trx
          .selectFrom('subscribers')
          .select(['id', 'email', 'state'])
          .where('token', '=', token)
          .executeTakeFirst();
        if (subscriber === undefined) return false;
        if (subscriber.state === 'unsubscribed') return true;
        // Links that were mailed before end now: whoever wants to come back fills in the form again. They come before the
        // subscriber by the order of locks (`transact`).
        await trx
          .updateTable('submissions')
          .set({ confirm_until: now })
          .where('email', '=', subscriber.email)
          .where('confirmed_at', 'is', null)
          .where('confirm_until', '>', now)
          .execute();
        await trx
          .updateTable('subscribers')
          .set({ state: 'unsubscribed', unsubscribed_at: now, updated_at: now })
          .where('id', '=', subscriber.id)
          .execute();
        // What still waits to be sent to them is not wanted any more. Mail to the company is.
        await trx
          .updateTable('outbox')
          .set({ state: 'cancelled', lease: null, done_at: now })
          .where('subscriber_id', '=', subscriber.id)
          .where('kind', 'in', ['welcome', 'confirmation'])
          .where('state', '=', 'pending')
          .execute();
        return true;
      }),
  };
}

export interface ListedSubscriber extends SubscriberRow {
  /** What the subscription was sent with: it also holds the fields that the row has no columns for. */
  readonly payload: string | null;
}

/** What stood in the fields of the form. */
export type Words = Readonly<Record<string, unknown>>;

/** The newest first. */
export function listSubscribers(
  db: Kysely<Database>,
  filter: { readonly state: SubscriberState | undefined; readonly topic: string | undefined },
): Promise<readonly ListedSubscriber[]> {
  let query = db
    .selectFrom('subscribers')
    .leftJoin('submissions', 'submissions.id', 'subscribers.activated_by')
    .selectAll('subscribers')
    .select('submissions.payload')
    .orderBy('subscribers.created_at', 'desc')
    .orderBy('subscribers.id');
  if (filter.state !== undefined) query = query.where('subscribers.state', '=', filter.state);
  if (filter.topic !== undefined) query = query.where('topic', '=', filter.topic);
  return query.execute();
}

/** The columns, and the fields that there are no columns for. A subscription may be older than a field of the form. */
export function subscribedWords(
  subscriber: Pick<ListedSubscriber, 'first_name' | 'last_name' | 'topic' | 'payload'>,
): Words {
  return {
    ...JSON.parse(subscriber.payload ?? '{}'),
    firstName: subscriber.first_name,
    lastName: subscriber.last_name,
    topic: subscriber.topic,
  };
}

/** A submission of the newsletter's form. */
export interface Subscription {
  /** Of the submission. */
  readonly id: string;
  readonly email: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a mailed link works. */
export const CONFIRMATION_MS = 7 * DAY_MS;

/** Makes the address active with what was sent. `wasActive`: it was so already, and only the words have changed. */
export async function activate(
  trx: Transaction<Database>,
  subscription: Subscription,
  now: number,
): Promise<{ readonly subscriberId: string; readonly wasActive: boolean }> {
  const { id, state } = await holdSubscriber(trx, subscription, now);
  await trx
    .updateTable('subscribers')
    .set({ ...wordsOf(subscription), state: 'active', updated_at: now, unsubscribed_at: null })
    .where('id', '=', id)
    .execute();
  return { subscriberId: id, wasActive: state === 'active' };
}

/**
 * Lets the owner of the address decide by a link. Until then an address that is active keeps its words, and one that is
 * not stays as it is.
 */
export async function awaitConfirmation(
  trx: Transaction<Database>,
  subscription: Subscription,
  now: number,
): Promise<{ readonly subscriberId: string }> {
  const { id, state } = await holdSubscriber(trx, subscription, now);
  if (state === 'pending') {
    await trx
      .updateTable('subscribers')
      .set({ ...wordsOf(subscription), updated_at: now })
      .where('id', '=', id)
      .execute();
  }
  await trx
    .updateTable('submissions')
    .set({ confirm_token: newToken(), confirm_until: now + CONFIRMATION_MS })
    .where('id', '=', subscription.id)
    .execute();
  return { subscriberId: id };
}

/**
 * The subscriber as it is, or a pending one where there is none. It is ours until the transaction ends: of two that
 * subscribe an address at the same moment, the second sees what the first has done.
 */
function holdSubscriber(
  trx: Transaction<Database>,
  subscription: Subscription,
  now: number,
): Promise<Pick<SubscriberRow, 'id' | 'state'>> {
  const { email } = subscription;
  return trx
    .insertInto('subscribers')
    .values({
      id: randomUUID(),
      email,
      ...wordsOf(subscription),
      state: 'pending',
      token: newToken(),
      created_at: now,
      updated_at: now,
      unsubscribed_at: null,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returning(['id', 'state'])
    .executeTakeFirstOrThrow();
}

function wordsOf({ id, email, payload }: Subscription) {
  const { firstName, lastName, topic } = payload;
  return {
    first_name: String(firstName),
    last_name: String(lastName),
    topic: String(topic),
    search_text: foldText(`${email} ${firstName} ${lastName}`),
    activated_by: id,
  };
}

function newToken(): string {
  return randomBytes(24).toString('base64url');
}

interface SubscriberFilter {
  readonly state?: SubscriberState | undefined;
  /** Somewhere in the address or the name. */
  readonly q?: string | undefined;
}

/** Newest first. */
export async function pageSubscribers(
  db: Kysely<Database>,
  { state, q }: SubscriberFilter,
  { after, limit }: { readonly after: Cursor | null; readonly limit: number },
): Promise<{ readonly rows: readonly SubscriberRow[]; readonly next: string | null }> {
  const wanted = q === undefined ? '' : foldText(q);
  let query = db.selectFrom('subscribers').selectAll();
  if (state !== undefined) query = query.where('state', '=', state);
  if (wanted !== '') {
    const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(sql<boolean>`search_text like ${pattern} escape '\\'`);
  }
  if (after !== null) {
    query = query.where(sql<boolean>`(created_at, id) < (${numberIn(after)}, ${after.id})`);
  }
  // One more than is shown tells whether there are more.
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown,
    next: rows.length > limit && last ? writeCursor({ value: last.created_at, id: last.id }) : null,
  };
}

export async function countSubscribers(
  db: Kysely<Database>,
): Promise<Readonly<Record<SubscriberState, number>>> {
  const rows = await db
    .selectFrom('subscribers')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const count = (state: SubscriberState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { pending: count('pending'), active: count('active'), unsubscribed: count('unsubscribed') };
}
