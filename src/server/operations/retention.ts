import type { FastifyBaseLogger } from 'fastify';
import type { DeleteResult, ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import type { FormKind } from '#contract/form-record.ts';
import { type FormName, formsOfKind } from '#contract/forms.ts';
import type { Database } from '../db/schema.ts';
import { truncateWal } from '../db/sqlite-files.ts';
import type { Storage } from '../db/storage.ts';
import type { RetentionConfig } from '../settings/config.ts';
import { CONFIRMATION_MS } from '../subscribers/store.ts';
import type { Chore } from './chores.ts';

/** Minimum for quarantined submissions, so that staff have time to review them. */
const QUARANTINE_MS = 30 * 24 * 60 * 60 * 1000;
/** Few rows may exceed the share: of three applications, one is a third. */
const ALWAYS_ALLOWED = 3;
/** Not configurable: there is no consent to keep a subscription that was never confirmed. */
const UNCONFIRMED_MS = 30 * 24 * 60 * 60 * 1000;

interface RetentionTimes extends RetentionConfig {
  /** Null or undefined: forever. */
  readonly visitsMs?: number | null;
}

/**
 * Deletes rows past their retention time. Several processes may run this at once.
 *
 * All deletions of visitors' data by age happen here, after `isPlausible`. Other deletions by age are harmless with a wrong
 * clock: expired sessions and sign-in links, delivery records of mail to staff and of digests, fingerprints of recent
 * submissions, and messages between processes.
 */
export function createRetention(
  store: RetentionStore,
  config: RetentionTimes,
  now: () => number = Date.now,
): Chore['run'] {
  let isWiped = true;
  return async (log, signal) => {
    for (const [what, kept] of pastItsTime(store, config, now())) {
      if (signal.aborted || !(await isPlausible(what, kept, config.maxShare, log))) continue;
      let count = 0;
      try {
        for await (const portion of deletePortions(kept, signal)) count += portion;
      } finally {
        // Log the deleted rows even if a later portion fails.
        if (count > 0) {
          log.info({ what, count }, 'deleted what is past its retention time');
          isWiped = false;
        }
      }
    }
    if (isWiped) return;
    isWiped = await store.wipe();
    if (!isWiped)
      log.warn('the log of the database is in use: traces of what was deleted stay in it for now');
  };
}

async function* deletePortions(kept: Kept, signal: AbortSignal): AsyncGenerator<number> {
  while (!signal.aborted) {
    const portion = await kept.deletePortion();
    if (portion === 0) return;
    yield portion;
  }
}

function* pastItsTime(
  store: RetentionStore,
  { resumesMs, careersMs, contactMs, newsletterMs, visitsMs = null }: RetentionTimes,
  time: number,
): Generator<readonly [string, Kept]> {
  if (resumesMs !== null) yield ['resumes', store.resumes(time - resumesMs)];
  const keptMs = { application: careersMs, enquiry: contactMs } as const;
  for (const [kind, ms] of Object.entries(keptMs)) {
    if (ms === null) continue;
    for (const form of formsOfKind(kind as FormKind)) yield [form, store.submissions(form, time - ms)];
  }
  if (newsletterMs !== null) {
    const seen = time - newsletterMs;
    const quarantined = time - Math.max(newsletterMs, QUARANTINE_MS);
    yield ['subscribers', store.subscribers(seen)];
    yield ['newsletter', store.subscriptions(seen, time)];
    yield ['suspect subscriptions', store.suspectSubscriptions({ seen, quarantined })];
  }
  if (visitsMs !== null) yield ['counts of visits', store.visits(time - visitsMs)];
  yield ['unconfirmed', store.unconfirmed(time - UNCONFIRMED_MS)];
  yield ['pending subscribers', store.pendingSubscribers(time - UNCONFIRMED_MS)];
}

/** Guards against a clock that is ahead, which would make everything look old: deleting cannot be undone. */
async function isPlausible(
  what: string,
  kept: Kept,
  maxShare: number,
  log: FastifyBaseLogger,
): Promise<boolean> {
  const { all, due } = await kept.count();
  if (due <= Math.max(ALWAYS_ALLOWED, Math.floor(all * maxShare))) return true;
  log.error(
    { what, due, all, maxShare },
    `nothing of this was deleted: ${due} of ${all} are past their time at once, which looks like a wrong clock. If the clock (${new Date().toISOString()}) and the settings of how long things are kept are right, start the server once with RETENTION_MOST_SHARE=1`,
  );
  return false;
}

/** Rows with a retention time. */
interface Kept {
  /** `due` rows are past their retention time. */
  count(): Promise<{ readonly all: number; readonly due: number }>;
  /** Deletes a portion of the due rows. Returns the count; 0 when none is left. */
  deletePortion(): Promise<number>;
}

/** Submissions with undelivered mail are kept for up to `MAX_HOLD_MS` longer. */
interface RetentionStore {
  /** Answered before then, or never answered and received before then. */
  submissions(form: FormName, before: number): Kept;
  /** Files of applications received before then. */
  resumes(before: number): Kept;
  /** Unsubscribed before then. */
  subscribers(before: number): Kept;
  /** Accepted before then, without a subscriber and without a confirmation link that still works. */
  subscriptions(before: number, now: number): Kept;
  /** Rejected or quarantined subscriptions. Separate from the accepted ones, because spam comes in waves. */
  suspectSubscriptions(before: { readonly seen: number; readonly quarantined: number }): Kept;
  /** Subscriptions whose confirmation was requested before then and never given. */
  unconfirmed(before: number): Kept;
  /** Pending since before then, without a subscription left to confirm. */
  pendingSubscribers(before: number): Kept;
  visits(before: number): Kept;
  /** Removes deleted data from the write-ahead log. False when the log is in use. */
  wipe(): Promise<boolean>;
}

/** Small, so that deleting large resumes does not block other writers for long. */
const MAX_PER_COMMIT = 50;
/** Limits the extra time for undelivered mail: a promise to delete must not depend on a mail server or a webhook. */
const MAX_HOLD_MS = 30 * 24 * 60 * 60 * 1000;

type Ids<Table extends keyof Database> = SelectQueryBuilder<Database, Table, { id: string }>;

export function createRetentionStore(storage: Storage): RetentionStore {
  const { db, kind, withLazyCommits } = storage;
  // On PostgreSQL, skip rows that another process is deleting.
  const portionOf = <Table extends keyof Database>(ids: Ids<Table>): Ids<Table> => {
    const portion = ids.limit(MAX_PER_COMMIT);
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
          // Not a subquery in `where`: PostgreSQL may run it several times, with different rows.
          .with('portion', () => portionOf(due))
          .deleteFrom(table as 'submissions')
          .where(key as 'id', 'in', ({ selectFrom }) => selectFrom('portion').select('portion.id'))
          .executeTakeFirst()
          .then(countOf),
      ),
  });

  const ofForms = (forms: readonly FormName[]): Ids<'submissions'> =>
    db.selectFrom('submissions').select('submissions.id').where('form', 'in', forms);
  const delivered = (ids: Ids<'submissions'>, before: number) =>
    ids.where((row) => row.not(isUndelivered(row, before - MAX_HOLD_MS)));
  const withoutSubscriber = (ids: Ids<'submissions'>) =>
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
      const all = ofForms([form]);
      const due = delivered(all, before).where(
        ({ fn }) => fn.coalesce('acked_at', 'created_at'),
        '<=',
        before,
      );
      return kept('submissions', 'id', { all, due });
    },

    resumes(before) {
      const all = ofForms(formsOfKind('application')).where(({ exists, selectFrom }) =>
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
                .where('outbox.created_at', '>', before - MAX_HOLD_MS),
            ),
          ),
        );
      return kept('subscribers', 'id', { all, due });
    },

    subscriptions(before, now) {
      const all = ofForms(formsOfKind('subscription')).where('state', '=', 'accepted');
      const due = withoutSubscriber(delivered(all, before))
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
      const all = ofForms(formsOfKind('subscription')).where('state', '!=', 'accepted');
      const due = withoutSubscriber(delivered(all, seen))
        .where('created_at', '<=', seen)
        .where(({ eb, or }) => or([eb('state', '!=', 'quarantined'), eb('created_at', '<=', quarantined)]));
      return kept('submissions', 'id', { all, due });
    },

    unconfirmed(before) {
      const all = ofForms(formsOfKind('subscription'))
        .where('confirmed_at', 'is', null)
        .where('confirm_until', 'is not', null);
      // Not by `created_at`: a quarantined subscription is asked to confirm when it is released.
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
      // UTC is precise enough here.
      const day = new Date(before).toISOString().slice(0, 10);
      const rows = db.selectFrom('visit_counts').select(({ fn }) => fn.countAll<number>().as('count'));
      const read = async (query: typeof rows): Promise<number> =>
        (await query.executeTakeFirstOrThrow()).count;
      return {
        count: async () => ({ all: await read(rows), due: await read(rows.where('day', '<', day)) }),
        // One day at a time, oldest first.
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

    wipe: () => truncateWal(storage),
  };
}

/** Has a pending message, or dead mail to the company, created since then. */
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
