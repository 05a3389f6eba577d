import type { DeleteResult, ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import type { Database } from './schema.ts';
import type { Storage } from './storage.ts';
import { CONFIRMATION_MS } from './subscribing.ts';
import { emptyLog } from './write-ahead-log.ts';

/** A kind of thing that is kept for some time only. */
export interface Kept {
  /** How many there are, and how many of them have had their time. */
  count(): Promise<{ readonly all: number; readonly due: number }>;
  /** Deletes a portion of those that have had their time, and says how much that was: 0 when nothing is left. */
  deletePortion(): Promise<number>;
}

/** What nobody has received yet stays for a while longer. */
export interface RetentionStore {
  /** Answered, or sent and never answered, before then. */
  submissions(form: 'contact' | 'careers', before: number): Kept;
  /** Files of applications sent before then. */
  resumes(before: number): Kept;
  /** Who unsubscribed before then. */
  subscribers(before: number): Kept;
  /** Subscriptions sent before then that nobody has any more. Those whose link still works get more time. */
  subscriptions(before: number, now: number): Kept;
  /** Those that were sorted out, or that nobody has looked at, which get more time. Spam comes in waves. */
  suspectSubscriptions(before: { readonly seen: number; readonly quarantined: number }): Kept;
  /** What was asked to be confirmed before then and was not. */
  unconfirmed(before: number): Kept;
  /** Whoever was asked before then, never answered, and has nothing left to confirm. */
  pendingSubscribers(before: number): Kept;
  /** Counts of visits on days before then. */
  visits(before: number): Kept;
  /** Sees to it that the bytes of what was deleted are gone. False when that has to wait. */
  wipe(): Promise<boolean>;
}

/** Few enough that the largest resumes do not hold up everything else for long. */
const MOST_PER_COMMIT = 50;
/**
 * How much longer, at most. By then the log, the inbox and everything else that tells of undelivered mail has told of it for
 * weeks, and a promise to delete must not depend on a mail server or a webhook.
 */
const LONGEST_HOLD_MS = 30 * 24 * 60 * 60 * 1000;

type Ids<Table extends keyof Database> = SelectQueryBuilder<Database, Table, { id: string }>;

export function createRetentionStore(storage: Storage): RetentionStore {
  const { db, kind, withLazyCommits } = storage;
  // On PostgreSQL several processes delete at once: each skips what another has in hand, so that none waits for another.
  const portionOf = <Table extends keyof Database>(ids: Ids<Table>): Ids<Table> => {
    const portion = ids.limit(MOST_PER_COMMIT);
    return kind === 'postgres' ? portion.forUpdate().skipLocked() : portion;
  };
  const count = async (ids: Ids<never>): Promise<number> => {
    const row = await db
      .selectFrom(ids.as('counted'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirst();
    return row?.count ?? 0;
  };
  const kept = <Table extends keyof Database>(
    table: 'submissions' | 'resumes' | 'subscribers',
    key: 'id' | 'submission_id',
    { all, due }: { readonly all: Ids<Table>; readonly due: Ids<Table> },
  ): Kept => ({
    count: async () => ({ all: await count(all as never), due: await count(due as never) }),
    deletePortion: () =>
      withLazyCommits((connection) =>
        connection
          // Not a subquery of the condition, which PostgreSQL may run several times, with other rows each time.
          .with('portion', () => portionOf(due))
          .deleteFrom(table as 'submissions')
          .where(key as 'id', 'in', ({ selectFrom }) => selectFrom('portion').select('portion.id'))
          .executeTakeFirst()
          .then(countOf),
      ),
  });

  const ofForm = (form: 'contact' | 'careers' | 'newsletter'): Ids<'submissions'> =>
    db.selectFrom('submissions').select('submissions.id').where('form', '=', form);
  const delivered = (ids: Ids<'submissions'>, before: number) =>
    ids.where((row) => row.not(isUndelivered(row, before - LONGEST_HOLD_MS)));
  const nobodys = (ids: Ids<'submissions'>) =>
    ids.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscribers')
            .select('subscribers.id')
            .whereRef('subscribers.email', '=', 'submissions.email'),
        ),
      ),
    );

  return {
    submissions(form, before) {
      const all = ofForm(form);
      const due = delivered(all, before).where(
        ({ fn }) => fn.coalesce('acked_at', 'created_at'),
        '<=',
        before,
      );
      return kept('submissions', 'id', { all, due });
    },

    resumes(before) {
      const all = ofForm('careers').where(({ exists, selectFrom }) =>
        exists(
          selectFrom('resumes')
            .select('resumes.sha256')
            .whereRef('resumes.submission_id', '=', 'submissions.id'),
        ),
      );
      return kept('resumes', 'submission_id', {
        all,
        due: delivered(all, before).where('created_at', '<=', before),
      });
    },

    subscribers(before) {
      const all = db.selectFrom('subscribers').select('subscribers.id');
      const due = all
        .where('state', '=', 'unsubscribed')
        .where('unsubscribed_at', '<=', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('outbox')
                .select('outbox.id')
                .whereRef('outbox.subscriber_id', '=', 'subscribers.id')
                .where('outbox.state', '=', 'pending')
                .where('outbox.created_at', '>', before - LONGEST_HOLD_MS),
            ),
          ),
        );
      return kept('subscribers', 'id', { all, due });
    },

    subscriptions(before, now) {
      const all = ofForm('newsletter').where('state', '=', 'accepted');
      const due = nobodys(delivered(all, before))
        .where('created_at', '<=', before)
        .where(({ eb, or }) =>
          or([
            eb('confirm_until', 'is', null),
            eb('confirm_until', '<=', now),
            eb('confirmed_at', 'is not', null),
          ]),
        );
      return kept('submissions', 'id', { all, due });
    },

    suspectSubscriptions({ seen, quarantined }) {
      const all = ofForm('newsletter').where('state', '!=', 'accepted');
      const due = nobodys(delivered(all, seen))
        .where('created_at', '<=', seen)
        .where(({ eb, or }) => or([eb('state', '!=', 'quarantined'), eb('created_at', '<=', quarantined)]));
      return kept('submissions', 'id', { all, due });
    },

    unconfirmed(before) {
      const all = ofForm('newsletter')
        .where('confirmed_at', 'is', null)
        .where('confirm_until', 'is not', null);
      // Not by the day it came: what was held back is asked about when it is released.
      const due = delivered(all, before).where('confirm_until', '<=', before + CONFIRMATION_MS);
      return kept('submissions', 'id', { all, due });
    },

    pendingSubscribers(before) {
      const all = db.selectFrom('subscribers').select('subscribers.id').where('state', '=', 'pending');
      const due = all
        .where('updated_at', '<=', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('submissions')
                .select('submissions.id')
                .whereRef('submissions.email', '=', 'subscribers.email')
                .where('submissions.confirm_until', 'is not', null)
                .where('submissions.confirmed_at', 'is', null),
            ),
          ),
        );
      return kept('subscribers', 'id', { all, due });
    },

    visits(before) {
      // A day more or less, by the time zone, matters to nobody.
      const day = new Date(before).toISOString().slice(0, 10);
      const rows = db.selectFrom('visit_counts').select(({ fn }) => fn.countAll<number>().as('count'));
      const read = async (query: typeof rows): Promise<number> =>
        (await query.executeTakeFirstOrThrow()).count;
      return {
        count: async () => ({ all: await read(rows), due: await read(rows.where('day', '<', day)) }),
        // Day by day, the oldest first.
        deletePortion: () =>
          withLazyCommits((connection) =>
            connection
              .deleteFrom('visit_counts')
              .where('day', '<', day)
              .where('day', '=', ({ selectFrom }) =>
                selectFrom('visit_counts').select(({ fn }) => fn.min('day').as('oldest')),
              )
              .executeTakeFirst()
              .then(countOf),
          ),
      };
    },

    wipe: () => emptyLog(storage),
  };
}

/** Still to be sent, or put aside without the company having got it, since then. */
function isUndelivered({ exists, selectFrom }: ExpressionBuilder<Database, 'submissions'>, since: number) {
  return exists(
    selectFrom('outbox')
      .select('outbox.id')
      .whereRef('outbox.submission_id', '=', 'submissions.id')
      .where('outbox.created_at', '>', since)
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
