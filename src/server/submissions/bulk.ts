import { type Kysely, sql } from 'kysely';
import type { BulkResult } from '#contract/desk/actions.ts';
import type { Database, SubmissionRow } from '../db/schema.ts';
import type { Storage } from '../db/storage.ts';
import { recordAll } from '../history/history.ts';
import type { ActionContext } from './action-context.ts';
import { cancelMail, release, requarantine } from './decisions.ts';
import type { FollowUp } from './outgoing.ts';

/** How many rows a bulk action changes in one transaction, and how many in one request. */
export interface BulkLimits {
  readonly portion: number;
  readonly request: number;
}

/** A portion takes a few milliseconds, so other writers wait no longer than that. */
export const BULK_LIMITS: BulkLimits = { portion: 200, request: 1000 };

type Forms = readonly SubmissionRow['form'][];
type Lead = Pick<SubmissionRow, 'id' | 'form' | 'reference' | 'alike_key'>;

/** Runs portions, each in its own transaction, until one is not full or the limit of the request is reached. */
export async function inPortions(
  { portion, request }: BulkLimits,
  run: (size: number) => Promise<number>,
): Promise<number> {
  let done = 0;
  while (done < request) {
    const size = Math.min(portion, request - done);
    const changed = await run(size);
    done += changed;
    if (changed < size) break;
  }
  return done;
}

/** Marks quarantined submissions with the same words as the lead as spam. */
export async function rejectAlike(
  storage: Pick<Storage, 'db' | 'kind'>,
  lead: Lead,
  forms: Forms,
  context: ActionContext,
  limits: BulkLimits,
): Promise<BulkResult> {
  if (lead.alike_key === null || forms.length === 0) return { done: 0, remaining: 0 };
  const alike = (db: Kysely<Database>) => sameWords(db, lead, forms).where('state', '=', 'quarantined');
  return changeAll(storage, alike, { from: 'quarantined', to: 'rejected', action: 'spam' }, context, limits);
}

/** A release queues mail for each, so a request does fewer of them. */
const MOST_RELEASED = 200;

/** Releases quarantined submissions with nearly the text of the lead, each in a transaction of its own. */
export async function releaseAlike(
  { db }: Pick<Storage, 'db'>,
  lead: Lead,
  forms: Forms,
  followUp: (form: SubmissionRow['form']) => FollowUp,
  context: ActionContext,
  limits: BulkLimits,
): Promise<BulkResult> {
  if (lead.alike_key === null || forms.length === 0) return { done: 0, remaining: 0 };
  const alike = sameWords(db, lead, forms).where('state', '=', 'quarantined');
  return oneByOne(alike, limits, async (row) => {
    const result = await release(db, row, followUp(row.form), { ...context, seen: row.version });
    return result === 'released';
  });
}

/** Moves submissions back to quarantine that the same person decided in the same way together with the lead, or after it. */
export async function requarantineAlike(
  storage: Pick<Storage, 'db' | 'kind'>,
  lead: Lead,
  forms: Forms,
  context: ActionContext,
  limits: BulkLimits,
): Promise<BulkResult> {
  const decided = await storage.db
    .selectFrom('history')
    .select(['at', 'person_id', 'action'])
    .where('reference', '=', lead.reference)
    .where('action', 'in', ['spam', 'released'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (decided === undefined || lead.alike_key === null || forms.length === 0)
    return { done: 0, remaining: 0 };
  const { action } = decided;
  const alike = (db: Kysely<Database>) =>
    sameWords(db, lead, forms)
      .where('state', '=', action === 'spam' ? 'rejected' : 'accepted')
      .where('quarantine_reason', 'is not', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('history')
            .select('history.id')
            .whereRef('history.reference', '=', 'submissions.reference')
            .where('history.at', '>=', decided.at)
            // An expression, so that SQLite does not use the index of the action or the person and scan all its entries.
            .where(
              sql`case history.action when ${action} then history.person_id end`,
              '=',
              decided.person_id,
            ),
        ),
      );
  if (action === 'released') {
    return oneByOne(alike(storage.db), limits, async (row) => {
      return (await requarantine(storage.db, row, { ...context, seen: row.version })) === 'requarantined';
    });
  }
  return changeAll(storage, alike, { from: 'rejected', to: 'quarantined', action: 'held' }, context, limits);
}

/** Stops, with none remaining, when some cannot be changed, such as a release whose mail was sent. */
async function oneByOne(
  alike: ReturnType<typeof sameWords>,
  { portion, request }: BulkLimits,
  change: (row: SubmissionRow) => Promise<boolean>,
): Promise<BulkResult> {
  const limits = { portion, request: Math.min(request, MOST_RELEASED) };
  const done = await inPortions(limits, async (size) => {
    const rows = await alike
      .selectAll('submissions')
      .orderBy('created_at', 'desc')
      .orderBy('submissions.id', 'desc')
      .limit(size)
      .execute();
    let changed = 0;
    for (const row of rows) if (await change(row)) changed++;
    return changed;
  });
  if (done < limits.request) return { done, remaining: 0 };
  const left = await alike.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  return { done, remaining: Number(left.count) };
}

function sameWords(db: Kysely<Database>, { id, alike_key }: Lead, forms: Forms) {
  return db
    .selectFrom('submissions')
    .where('alike_key', '=', alike_key)
    .where('submissions.id', '!=', id)
    .where('submissions.form', 'in', forms);
}

interface Change {
  readonly from: SubmissionRow['state'];
  readonly to: SubmissionRow['state'];
  readonly action: 'spam' | 'held';
}

async function changeAll(
  { db, kind }: Pick<Storage, 'db' | 'kind'>,
  matching: (db: Kysely<Database>) => ReturnType<typeof sameWords>,
  { from, to, action }: Change,
  { person, via, now, recordAs }: ActionContext,
  limits: BulkLimits,
): Promise<BulkResult> {
  const done = await inPortions(limits, (size) =>
    db.transaction().execute(async (trx) => {
      // Newest first, so that an undo finds recent changes before old spam.
      const portion = matching(trx)
        .select('submissions.id')
        .orderBy('created_at', 'desc')
        .orderBy('submissions.id', 'desc')
        .limit(size);
      const changed = await trx
        // On PostgreSQL two people may do this at once: each skips the rows that the other has locked, so neither waits. A CTE
        // and not a subquery, which PostgreSQL may run several times, with different rows each time.
        .with('portion', () => (kind === 'postgres' ? portion.forUpdate().skipLocked() : portion))
        .updateTable('submissions')
        .set((row) => ({ state: to, version: row('version', '+', 1) }))
        .where('id', 'in', ({ selectFrom }) => selectFrom('portion').select('portion.id'))
        .where('state', '=', from)
        .returning(['id', 'reference', 'form'])
        .execute();
      if (changed.length === 0) return 0;
      if (to === 'rejected') {
        await cancelMail(
          trx,
          changed.map(({ id }) => id),
          now,
        );
      }
      await recordAll(
        trx,
        changed.map(({ reference, form }) => ({
          at: now,
          action: recordAs ?? action,
          person,
          via,
          reference,
          form,
        })),
      );
      return changed.length;
    }),
  );
  const left = await matching(db)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return { done, remaining: Number(left.count) };
}
