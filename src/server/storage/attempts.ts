import type { Kysely } from 'kysely';
import type { DeliveryTry } from '#contract/desk/views.ts';
import type { DeliveryOutcome } from './delivery-outcome.ts';
import type { Database } from './schema.ts';

/** Writes down one try. What nobody wanted any more was not tried. */
export async function noteAttempt(
  db: Kysely<Database>,
  id: string,
  outcome: DeliveryOutcome,
  at: number,
): Promise<void> {
  if (outcome.state === 'cancelled') return;
  const row = { outbox_id: id, at, outcome: outcomeOf(outcome), answer: withoutNul(answerOf(outcome)) };
  await db.insertInto('delivery_attempts').values(row).execute();
}

type Tried = Exclude<DeliveryOutcome, { readonly state: 'cancelled' }>;

function outcomeOf(outcome: Tried): DeliveryTry['outcome'] {
  if (outcome.state === 'sent') return 'sent';
  if (outcome.state === 'dead') return 'refused';
  return outcome.isUnanswered ? 'no-answer' : 'later';
}

function answerOf(outcome: Tried): string | null {
  if (outcome.state !== 'sent') return outcome.error;
  return outcome.error ?? outcome.answer ?? null;
}

/** A NUL, which a mail server may have sent, is nothing that PostgreSQL can keep. */
export function withoutNul(text: string | null): string | null {
  return text?.replaceAll('\0', '') ?? null;
}

/** Of each message all tries, the first one first. */
export async function attemptsOf(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly DeliveryTry[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('delivery_attempts')
    .select(['outbox_id', 'at', 'outcome', 'answer'])
    .where('outbox_id', 'in', ids)
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ outbox_id }) => outbox_id);
}
