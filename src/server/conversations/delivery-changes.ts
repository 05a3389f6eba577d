import type { Kysely, Transaction } from 'kysely';
import { COMPANY_KINDS, type Database, type OutboxRow, VISITOR_KINDS } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { type NewHistory, record } from '../history/history.ts';
import { isOver } from '../outbox/state.ts';
import { newOutboxRows } from '../outbox/store.ts';
import { addWordsToSearch } from '../submissions/search.ts';

import { settleReply } from './reply-delivery.ts';

type Db = Kysely<Database>;
type Entry = Omit<NewHistory, 'action'>;

/** Lets a message go that cannot be delivered. False when it was sent meanwhile, or is just being sent. */
export function giveUp(db: Db, { id, last_error }: OutboxRow, entry: Entry): Promise<boolean> {
  return transact(db, async (trx) => {
    const row = await trx
      .updateTable('outbox')
      .set({ state: 'cancelled', lease: null, done_at: entry.at, last_error: last_error ?? 'not tried' })
      .where('id', '=', id)
      .where('state', 'in', ['pending', 'dead'])
      .where(({ eb, or }) => or([eb('lease', 'is', null), eb('due_at', '<=', entry.at)]))
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return false;
    await record(trx, { ...entry, action: 'gave-up' });
    await settleReply(trx, row, entry.at);
    return true;
  });
}

/**
 * Sends an email to the visitor to another address, starting over, and makes it the address of the submission: whatever
 * was not delivered yet and every later answer goes there. False when it was sent meanwhile, or is being sent.
 */
export function correctAddress(
  db: Db,
  { id, state, submission_id }: Pick<OutboxRow, 'id' | 'state'> & { readonly submission_id: string },
  address: string,
  entry: Entry,
): Promise<boolean> {
  const { at } = entry;
  return db
    .transaction()
    .execute(async (trx) => {
      // The submission first: actions of the desk lock it before its outbox rows.
      await trx
        .updateTable('submissions')
        .set((row) => ({ corrected_email: address, version: row('version', '+', 1) }))
        .where('id', '=', submission_id)
        .execute();
      const { numUpdatedRows } = await trx
        .updateTable('outbox')
        .set({
          recipient: address,
          state: 'pending',
          attempts: 0,
          last_error: null,
          due_at: at,
          lease: null,
          created_at: at,
          done_at: null,
        })
        .where('id', '=', id)
        .where('state', '=', state)
        .where(({ eb, or }) => or([eb('lease', 'is', null), eb('due_at', '<=', at)]))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new BeingSent();
      await trx
        .updateTable('outbox')
        .set({ recipient: address })
        .where('submission_id', '=', submission_id)
        .where('kind', 'in', VISITOR_KINDS)
        .where('state', '!=', 'sent')
        .where(({ eb, or }) => or([eb('lease', 'is', null), eb('due_at', '<=', at)]))
        .execute();
      await addWordsToSearch(trx, submission_id, address);
      await record(trx, { ...entry, action: 'address-corrected', text: address });
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof BeingSent) return false;
      throw error;
    });
}

/** Thrown to roll the transaction back. */
class BeingSent extends Error {}

/**
 * `being-sent`: a server has it in hand at this moment, so it was left alone. `readdressed`: the settings no longer name its
 * recipient; whoever they name instead and has not got it gets it.
 */
export type Resent = 'revived' | 'hurried' | 'again' | 'readdressed' | 'being-sent';

/** A mail, and who of the company is to get it by the settings of now. */
interface ToResend {
  readonly id: string;
  readonly recipients: readonly string[];
}

interface ResendOptions {
  readonly messageIdDomain: string;
  readonly now: number;
  /** Leaves alone what was sent: somebody may get to it a moment before us. */
  readonly onlyUnsent?: boolean;
}

/**
 * Hands mail that was put aside, waits or was sent already to the outbox, due at once. Takes a few statements, however many
 * mails there are.
 */
export async function resend(
  trx: Transaction<Database>,
  mails: readonly ToResend[],
  options: ResendOptions,
): Promise<ReadonlyMap<string, Resent>> {
  const results = new Map<string, Resent>();
  if (mails.length === 0) return results;
  const recipientsOf = new Map(mails.map(({ id, recipients }) => [id, recipients]));
  const rows = await trx
    .selectFrom('outbox')
    .selectAll()
    .where('id', 'in', [...recipientsOf.keys()])
    .execute();
  const added: OutboxRow[] = [];
  for (const row of options.onlyUnsent ? [] : rows.filter(isOver)) {
    // A message of its own: receivers would take one with the same Message-ID for a second copy and drop it.
    added.push(...copiesOf(row, recipientsOf.get(row.id)!, options));
    results.set(row.id, 'again');
  }
  const unsent = rows.filter((row) => !isOver(row));
  const isWanted = ({ id, kind, recipient }: OutboxRow): boolean =>
    recipient === null || !COMPANY_KINDS.includes(kind) || recipientsOf.get(id)!.includes(recipient);

  const { now } = options;
  // The days in which it is tried begin anew.
  const restart = {
    state: 'pending',
    attempts: 0,
    due_at: now,
    lease: null,
    created_at: now,
    done_at: null,
  } as const;
  const restarted = await change(trx, unsent.filter(isWanted), restart, now);
  const cancel = { state: 'cancelled', lease: null, done_at: now } as const;
  const cancelled = await change(
    trx,
    unsent.filter((row) => !isWanted(row)),
    cancel,
    now,
  );
  for (const row of unsent) {
    if (restarted.has(row.id)) results.set(row.id, row.state === 'pending' ? 'hurried' : 'revived');
    else results.set(row.id, cancelled.has(row.id) ? 'readdressed' : 'being-sent');
  }
  const readdressed = unsent.filter(({ id }) => cancelled.has(id));
  added.push(...(await forOtherRecipients(trx, readdressed, recipientsOf, options)));
  if (added.length > 0) await trx.insertInto('outbox').values(added).execute();
  return results;
}

/** Leaves alone what a server has in hand, and what changed since it was read. Returns the ids of those that it changed. */
async function change(
  trx: Transaction<Database>,
  rows: readonly OutboxRow[],
  changes: Partial<OutboxRow>,
  now: number,
): Promise<ReadonlySet<string>> {
  const changed = new Set<string>();
  for (const state of new Set(rows.map((row) => row.state))) {
    const ids = rows.filter((row) => row.state === state).map(({ id }) => id);
    const updated = await trx
      .updateTable('outbox')
      .set(changes)
      .where('id', 'in', ids)
      .where('state', '=', state)
      .where((where) => where.or([where('lease', 'is', null), where('due_at', '<=', now)]))
      .returning('id')
      .execute();
    for (const { id } of updated) changed.add(id);
  }
  return changed;
}

/** Mail to those whom the settings name now, as far as they have no mail of this kind about the submission yet. */
async function forOtherRecipients(
  trx: Transaction<Database>,
  rows: readonly OutboxRow[],
  recipientsOf: ReadonlyMap<string, readonly string[]>,
  options: ResendOptions,
): Promise<readonly OutboxRow[]> {
  if (rows.length === 0) return [];
  const keyOf = ({ submission_id, kind }: Pick<OutboxRow, 'submission_id' | 'kind'>) =>
    `${kind} ${submission_id}`;
  const others = await trx
    .selectFrom('outbox')
    .select(['submission_id', 'kind', 'recipient'])
    .where(
      'submission_id',
      'in',
      rows.map(({ submission_id }) => submission_id),
    )
    .execute();
  const known = new Map<string, Set<string | null>>();
  for (const other of others) {
    const key = keyOf(other);
    known.set(key, (known.get(key) ?? new Set()).add(other.recipient));
  }
  return rows.flatMap((row) => {
    const have = known.get(keyOf(row))!;
    const missing = recipientsOf.get(row.id)!.filter((each) => !have.has(each));
    for (const each of missing) have.add(each);
    return missing.length === 0 ? [] : copiesOf(row, missing, options);
  });
}

function copiesOf(
  { kind, submission_id: submissionId, subscriber_id: subscriberId, recipient, subject, body }: OutboxRow,
  recipients: readonly string[],
  { messageIdDomain, now }: ResendOptions,
): readonly OutboxRow[] {
  const rows = newOutboxRows({ kind, submissionId, subscriberId, recipients, messageIdDomain, now });
  // A visitor gets the same words again, at the address that was corrected if it was.
  const same = COMPANY_KINDS.includes(kind) ? {} : { recipient, subject, body };
  return rows.map((row) => ({ ...row, ...same }));
}

/** Of all that was ever to be sent about a submission, the newest of each kind and recipient, and each answer. */
export function newestOfEach(mails: readonly OutboxRow[]): readonly OutboxRow[] {
  const key = ({ id, kind, recipient }: OutboxRow): string =>
    COMPANY_KINDS.includes(kind) ? `${kind} ${recipient}` : kind === 'answer' ? id : kind;
  return [...new Map(mails.map((mail) => [key(mail), mail])).values()];
}
