import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database, SubscriberRow } from './schema.ts';
import { foldText } from './search-words.ts';

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
