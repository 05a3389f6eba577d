import type { DeleteResult, ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import type { Database } from './schema.ts';
import type { Storage } from './storage.ts';

/**
 * Deletes a portion of what has had its time, and says how much that was: 0 when nothing is left. What nobody has received
 * yet stays, however old.
 */
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

type SubmissionIds = SelectQueryBuilder<Database, 'submissions', { id: string }>;

export function createRetentionStore({ db, kind, withLazyCommits }: Storage): RetentionStore {
  const delivered = (): SubmissionIds =>
    db
      .selectFrom('submissions')
      .select('submissions.id')
      .where((row) => row.not(isUndelivered(row)));
  // On PostgreSQL several processes delete at once: each skips what another has in hand, so that none waits for another.
  const portionOf = (ids: SubmissionIds): SubmissionIds => {
    const portion = ids.limit(MOST_PER_COMMIT);
    return kind === 'postgres' ? portion.forUpdate().skipLocked() : portion;
  };
  const deleteSubmissionsOf = (ids: SubmissionIds): Promise<number> =>
    withLazyCommits((connection) =>
      connection.deleteFrom('submissions').where('id', 'in', portionOf(ids)).executeTakeFirst().then(countOf),
    );

  return {
    deleteSubmissions: (form, before) =>
      deleteSubmissionsOf(
        delivered()
          .where('form', '=', form)
          .where(({ fn }) => fn.coalesce('acked_at', 'created_at'), '<=', before),
      ),

    deleteResumes(before) {
      const ids = delivered()
        .where('form', '=', 'careers')
        .where('created_at', '<=', before)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('resumes')
              .select('resumes.sha256')
              .whereRef('resumes.submission_id', '=', 'submissions.id'),
          ),
        );
      return withLazyCommits((connection) =>
        connection
          .deleteFrom('resumes')
          .where('submission_id', 'in', portionOf(ids))
          .executeTakeFirst()
          .then(countOf),
      );
    },

    deleteSubscribers: (before) =>
      withLazyCommits((connection) =>
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
          .then(countOf),
      ),

    deleteSubscriptions: ({ seen, quarantined }) =>
      deleteSubmissionsOf(
        delivered()
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

function countOf({ numDeletedRows }: DeleteResult): number {
  return Number(numDeletedRows);
}
