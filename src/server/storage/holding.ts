import type { Kysely, Transaction } from 'kysely';
import { changeItem, type Doing, recordDone } from './doing.ts';
import type { Database, SubmissionRow } from './schema.ts';

/** `too-late`: mail about it has left. `subscribed`: it has begun a subscription. `changed-since`: somebody was quicker. */
export type HeldAgain = 'held' | 'too-late' | 'subscribed' | 'changed-since';

/** Thrown, so that the transaction takes back what it did so far. */
class CannotHold extends Error {
  readonly reason: 'too-late' | 'subscribed';

  constructor(reason: 'too-late' | 'subscribed') {
    super(reason);
    this.reason = reason;
  }
}

/** Takes a decision back: what was released or sorted out waits in quarantine again, and nobody hears of it. */
export async function holdAgain(
  db: Kysely<Database>,
  submission: SubmissionRow,
  doing: Doing,
): Promise<HeldAgain> {
  const states = ['accepted', 'rejected'] as const;
  try {
    return await db.transaction().execute(async (trx) => {
      if (!(await changeItem(trx, submission, { state: 'quarantined' }, { ...doing, states }))) {
        return 'changed-since';
      }
      if (submission.state === 'accepted') await takeBack(trx, submission);
      await recordDone(trx, submission, doing, { action: 'held' });
      return 'held';
    });
  } catch (error) {
    if (error instanceof CannotHold) return error.reason;
    throw error;
  }
}

/** All that the release did, as long as none of it has left the house. */
async function takeBack(trx: Transaction<Database>, { id, form, email }: SubmissionRow): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('submission_id', '=', id)
    .where('state', '=', 'pending')
    .where('attempts', '=', 0)
    .execute();
  const left = await trx
    .selectFrom('outbox')
    .select('id')
    .where('submission_id', '=', id)
    .where('state', '!=', 'cancelled')
    .executeTakeFirst();
  if (left !== undefined) throw new CannotHold('too-late');
  if (form !== 'newsletter') return;
  const subscriber = await trx
    .selectFrom('subscribers')
    .select(['id', 'state', 'activated_by'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (subscriber?.activated_by === id && subscriber.state === 'active') throw new CannotHold('subscribed');
  // Its link was never mailed. A subscriber who only waits for it stays, and is deleted like all who never confirm.
  await trx
    .updateTable('submissions')
    .set({ confirm_token: null, confirm_until: null })
    .where('id', '=', id)
    .execute();
}

/**
 * Whoever marks it as spam wants no mail about it: what a release laid out and can still be taken back is gone, and what
 * was tried in vain is not tried again. What somebody wrote stays, and so does what a server has in hand at this moment.
 */
export async function cancelMail(
  trx: Transaction<Database>,
  ids: readonly string[],
  now: number,
): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('submission_id', 'in', ids)
    .where('kind', '!=', 'answer')
    .where('state', '=', 'pending')
    .where('attempts', '=', 0)
    .where('due_at', '>', now)
    .execute();
  await trx
    .updateTable('outbox')
    .set({ state: 'cancelled', lease: null, done_at: now })
    .where('submission_id', 'in', ids)
    .where('kind', '!=', 'answer')
    .where('state', 'in', ['pending', 'dead'])
    .where(({ eb, or }) => or([eb('lease', 'is', null), eb('due_at', '<=', now)]))
    .execute();
}
