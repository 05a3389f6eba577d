import type { Kysely, Transaction } from 'kysely';
import type { FormName } from '#contract/answer.ts';
import type { Database, OutboxState } from './schema.ts';
import type { Storage } from './storage.ts';
import { emptyLog } from './write-ahead-log.ts';

/** What is kept about a person. */
export interface Kept {
  readonly submissions: readonly { readonly reference: string; readonly form: FormName }[];
  readonly resumes: number;
  readonly subscriptions: number;
  readonly mails: Readonly<Record<OutboxState, number>>;
}

export interface Erased extends Kept {
  /** False when traces may remain in the write-ahead log of SQLite until the server next empties it. */
  readonly isWiped: boolean;
}

type Address = { readonly email: string };

export async function keptAbout(db: Kysely<Database>, { email }: Address): Promise<Kept> {
  const submissions = await db
    .selectFrom('submissions')
    .select(['id', 'reference', 'form'])
    .where('email', '=', email)
    .orderBy('created_at')
    .execute();
  const subscribers = await db.selectFrom('subscribers').select('id').where('email', '=', email).execute();
  const resumes = await db
    .selectFrom('resumes')
    .innerJoin('submissions', 'submissions.id', 'resumes.submission_id')
    .select('submission_id')
    .where('email', '=', email)
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
    .select('outbox.state')
    .where('email', '=', email)
    .execute();
  const count = (state: OutboxState): number => mails.filter((mail) => mail.state === state).length;
  return {
    submissions: submissions.map(({ reference, form }) => ({ reference, form })),
    resumes: resumes.length,
    subscriptions: subscribers.length,
    mails: {
      sent: count('sent'),
      pending: count('pending'),
      dead: count('dead'),
      cancelled: count('cancelled'),
    },
  };
}

/** All of it or nothing. */
export async function erase(storage: Storage, address: Address): Promise<Erased> {
  const erased = await storage.db.transaction().execute((trx) => eraseWithin(trx, address));
  return { ...erased, isWiped: await emptyLog(storage) };
}

async function eraseWithin(trx: Transaction<Database>, address: Address): Promise<Kept> {
  const kept = await keptAbout(trx, address);
  const { email } = address;
  await trx
    .deleteFrom('recent_submissions')
    .where('submission_id', 'in', (sub) =>
      sub.selectFrom('submissions').select('id').where('email', '=', email),
    )
    .execute();
  // Resumes and outbox go with what they belong to.
  await trx.deleteFrom('submissions').where('email', '=', email).execute();
  await trx.deleteFrom('subscribers').where('email', '=', email).execute();
  return kept;
}
