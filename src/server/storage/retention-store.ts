import type { ExpressionBuilder } from 'kysely';
import type { Database } from './schema.ts';
import type { Storage } from './storage.ts';

/** Deletes what has had its time, and says how much that was. What nobody has received yet stays, however old. */
export interface RetentionStore {
  /** Answered, or sent and never answered, before then. */
  deleteSubmissions(form: 'contact' | 'careers', before: number): Promise<number>;
  /** Files of applications sent before then. */
  deleteResumes(before: number): Promise<number>;
  /** Who unsubscribed before then. */
  deleteSubscribers(before: number): Promise<number>;
  /** Subscriptions sent before then that nobody has any more. Those nobody has looked at get more time. */
  deleteSubscriptions(before: { readonly seen: number; readonly quarantined: number }): Promise<number>;
}

/** Few enough that the largest resumes do not hold up everything else for long. */
const MOST_PER_COMMIT = 50;

export function createRetentionStore({ db, relaxed }: Pick<Storage, 'db' | 'relaxed'>): RetentionStore {
  const deleteSubmissionsIn = (ids: ReturnType<typeof submissionsToDelete>) =>
    inPortions(() =>
      relaxed((connection) =>
        connection
          .deleteFrom('submissions')
          .where('id', 'in', ids.limit(MOST_PER_COMMIT))
          .executeTakeFirst()
          .then(({ numDeletedRows }) => Number(numDeletedRows)),
      ),
    );
  const submissionsToDelete = () =>
    db
      .selectFrom('submissions')
      .select('submissions.id')
      .where((row) => row.not(isUndelivered(row)));

  return {
    deleteSubmissions: (form, before) =>
      deleteSubmissionsIn(
        submissionsToDelete()
          .where('form', '=', form)
          .where(({ fn }) => fn.coalesce('acked_at', 'created_at'), '<=', before),
      ),

    deleteResumes: (before) =>
      inPortions(() =>
        relaxed((connection) =>
          connection
            .deleteFrom('resumes')
            .where(
              'submission_id',
              'in',
              submissionsToDelete()
                .innerJoin('resumes', 'resumes.submission_id', 'submissions.id')
                .where('form', '=', 'careers')
                .where('created_at', '<=', before)
                .limit(MOST_PER_COMMIT),
            )
            .executeTakeFirst()
            .then(({ numDeletedRows }) => Number(numDeletedRows)),
        ),
      ),

    deleteSubscribers: (before) =>
      relaxed((connection) =>
        connection
          .deleteFrom('subscribers')
          .where('state', '=', 'unsubscribed')
          .where('unsubscribed_at', '<=', before)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('outbox')
                  .select('outbox.id')
                  .whereRef('outbox.subscriber_id', '=', 'subscribers.id')
                  .where('outbox.state', '=', 'pending'),
              ),
            ),
          )
          .executeTakeFirst()
          .then(({ numDeletedRows }) => Number(numDeletedRows)),
      ),

    deleteSubscriptions: ({ seen, quarantined }) =>
      deleteSubmissionsIn(
        submissionsToDelete()
          .where('form', '=', 'newsletter')
          .where('created_at', '<=', seen)
          .where(({ eb, or }) => or([eb('state', '!=', 'quarantined'), eb('created_at', '<=', quarantined)]))
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('subscribers')
                  .select('subscribers.id')
                  .whereRef('subscribers.email', '=', 'submissions.email'),
              ),
            ),
          ),
      ),
  };
}

/** Still to be sent, or put aside without the company having got it. */
function isUndelivered({ exists, selectFrom }: ExpressionBuilder<Database, 'submissions'>) {
  return exists(
    selectFrom('outbox')
      .select('outbox.id')
      .whereRef('outbox.submission_id', '=', 'submissions.id')
      .where(({ eb, and, or }) =>
        or([
          eb('outbox.state', '=', 'pending'),
          and([eb('outbox.state', '=', 'dead'), eb('outbox.kind', '=', 'company')]),
        ]),
      ),
  );
}

async function inPortions(deleteSome: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await deleteSome();
    if (deleted === 0) return total;
    total += deleted;
  }
}
