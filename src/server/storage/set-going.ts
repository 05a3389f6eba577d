import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database, FormName, MailKind } from './schema.ts';

export interface AcceptedSubmission {
  readonly id: string;
  readonly form: FormName;
  readonly email: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly createdAt: number;
  readonly mails: readonly MailKind[];
  readonly messageIdDomain: string;
}

/** What an accepted submission sets going: the subscription, if it is one, and the mail. */
export async function setGoing(trx: Transaction<Database>, submission: AcceptedSubmission): Promise<void> {
  let subscriberId: string | null = null;
  if (submission.form === 'newsletter') {
    const subscriber = await subscribe(trx, submission);
    // Someone who is subscribed already gets no second welcome, so that nobody can be flooded in our name.
    if (subscriber.activated_by !== submission.id) return;
    subscriberId = subscriber.id;
  }
  if (submission.mails.length === 0) return;
  await trx
    .insertInto('outbox')
    .values(
      submission.mails.map((kind) => {
        const id = randomUUID();
        return {
          id,
          kind,
          submission_id: submission.id,
          subscriber_id: subscriberId,
          state: 'pending' as const,
          attempts: 0,
          due_at: submission.createdAt,
          lease: null,
          message_id: `<${id}@${submission.messageIdDomain}>`,
          last_error: null,
          created_at: submission.createdAt,
          done_at: null,
        };
      }),
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
