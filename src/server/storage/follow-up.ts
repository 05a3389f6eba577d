import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { FormName } from '#contract/answer.ts';
import { newOutboxRows } from './outbox-row.ts';
import type { Database, OutboxKind } from './schema.ts';

export interface AcceptedSubmission {
  readonly id: string;
  readonly form: FormName;
  readonly email: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly createdAt: number;
  /** All that is to be sent, mail and other. */
  readonly mails: readonly OutboxKind[];
  /** Who of the company is told. Decided here: a changed setting holds for what comes after it. */
  readonly recipients: readonly string[];
  readonly messageIdDomain: string;
}

/** Adds what follows from an accepted submission: the subscription, if it is one, and the messages to be sent. */
export async function addFollowUp(trx: Transaction<Database>, submission: AcceptedSubmission): Promise<void> {
  const { id, form, recipients, messageIdDomain, createdAt } = submission;
  let subscriberId: string | null = null;
  let kinds = submission.mails;
  if (form === 'newsletter') {
    const subscriber = await subscribe(trx, submission);
    subscriberId = subscriber.id;
    // Someone who is subscribed already gets no second welcome, so that nobody can be flooded in our name.
    if (subscriber.activated_by !== id) kinds = kinds.filter((kind) => kind === 'webhook');
  }
  if (kinds.length === 0) return;
  await trx
    .insertInto('outbox')
    .values(
      kinds.flatMap((kind) =>
        newOutboxRows({ kind, submissionId: id, subscriberId, recipients, messageIdDomain, now: createdAt }),
      ),
    )
    .execute();
}

async function subscribe(trx: Transaction<Database>, { id, email, payload, createdAt }: AcceptedSubmission) {
  return trx
    .insertInto('subscribers')
    .values({
      id: randomUUID(),
      email,
      first_name: String(payload.firstName),
      last_name: String(payload.lastName),
      topic: String(payload.topic),
      state: 'active',
      token: randomBytes(24).toString('base64url'),
      activated_by: id,
      created_at: createdAt,
      updated_at: createdAt,
      unsubscribed_at: null,
    })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        first_name: (row) => row.ref('excluded.first_name'),
        last_name: (row) => row.ref('excluded.last_name'),
        topic: (row) => row.ref('excluded.topic'),
        state: 'active',
        // Tells, in the same statement and so without a race, whether this submission made the address active.
        activated_by: sql`case when subscribers.state = 'unsubscribed' then excluded.activated_by else subscribers.activated_by end`,
        updated_at: createdAt,
        unsubscribed_at: null,
      }),
    )
    .returning(['id', 'activated_by'])
    .executeTakeFirstOrThrow();
}
