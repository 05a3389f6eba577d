import type { Kysely, Transaction } from 'kysely';
import { COMPANY_KINDS, type Database, type OutboxRow, VISITOR_KINDS } from '../db/schema.ts';
import { transact } from '../db/storage.ts';
import { type NewHistory, record } from '../history/history.ts';
import { isOver } from '../outbox/state.ts';
import { enqueue, newOutboxRows } from '../outbox/store.ts';
import { addWordsToSearch } from '../submissions/search.ts';
import { settleReply } from './reply-delivery.ts';

type Db = Kysely<Database>;
type Entry = Omit<NewHistory, 'action'>;

/** Cancels a message that cannot be delivered. False when the message was sent meanwhile or is being sent. */
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
 * Restarts the delivery of a visitor's email to another address, which also applies to undelivered mail about the
 * submission and to later answers. False when the email was sent meanwhile or is being sent.
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
      // Lock order: the desk's actions lock the submission before its outbox rows.
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
 * `being-sent`: leased by a worker, so unchanged. `readdressed`: the settings no longer name the recipient; a copy goes to
 * each configured recipient who has none.
 */
export type Resent = 'revived' | 'hurried' | 'again' | 'readdressed' | 'being-sent';

interface ToResend {
  readonly id: string;
  /** The company's addresses in the current settings. */
  readonly recipients: readonly string[];
}

interface ResendOptions {
  readonly messageIdDomain: string;
  readonly now: number;
  /** Skips mail that was sent since the caller selected it. */
  readonly onlyUnsent?: boolean;
}

/** Makes dead and pending mail due at once, and queues copies of sent mail. The number of statements is constant. */
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
    // A new message: mail servers drop a duplicate Message-ID.
    added.push(...copiesOf(row, recipientsOf.get(row.id)!, options));
    results.set(row.id, 'again');
  }
  const unsent = rows.filter((row) => !isOver(row));
  const isWanted = ({ id, kind, recipient }: OutboxRow): boolean =>
    recipient === null || !COMPANY_KINDS.includes(kind) || recipientsOf.get(id)!.includes(recipient);

  const { now } = options;
  // The retry period counts from `created_at`.
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
  await enqueue(trx, added);
  return results;
}

/** Skips rows that are leased or have changed state since they were read. Returns the ids of the changed rows. */
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

/** Copies for the recipients of the current settings who have no mail of this kind about the submission. */
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
  // Mail to a visitor keeps its text and the corrected address.
  const same = COMPANY_KINDS.includes(kind) ? {} : { recipient, subject, body };
  return rows.map((row) => ({ ...row, ...same }));
}

/** The newest mail of each kind and recipient, and every answer. Expects the oldest mail first. */
export function newestOfEach(mails: readonly OutboxRow[]): readonly OutboxRow[] {
  const key = ({ id, kind, recipient }: OutboxRow): string =>
    COMPANY_KINDS.includes(kind) ? `${kind} ${recipient}` : kind === 'answer' ? id : kind;
  return [...new Map(mails.map((mail) => [key(mail), mail])).values()];
}
