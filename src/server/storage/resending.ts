import type { Transaction } from 'kysely';
import { isOver } from './delivery-list.ts';
import { newOutboxRows } from './outbox-row.ts';
import { COMPANY_KINDS, type Database, type OutboxRow } from './schema.ts';

/**
 * `being-sent`: a server has it in hand at this moment, so it was left alone. `readdressed`: the settings no longer name its
 * recipient; whoever they name instead and has not got it gets it.
 */
export type Resent = 'revived' | 'hurried' | 'again' | 'readdressed' | 'being-sent';

export interface ResendOptions {
  /** Who of the company is to get it by the settings of now. */
  readonly recipients: readonly string[];
  readonly messageIdDomain: string;
  readonly now: number;
  /** Leaves alone what was sent: somebody may get to it a moment before us. */
  readonly onlyUnsent?: boolean;
}

/** Hands mail that was put aside, waits or was sent already to the outbox, due at once. */
export async function resend(
  trx: Transaction<Database>,
  ids: readonly string[],
  options: ResendOptions,
): Promise<ReadonlyMap<string, Resent>> {
  const results = new Map<string, Resent>();
  for (const id of ids) {
    const row = await trx.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined || (options.onlyUnsent && isOver(row))) continue;
    results.set(id, await resendOne(trx, row, options));
  }
  return results;
}

async function resendOne(
  trx: Transaction<Database>,
  row: OutboxRow,
  options: ResendOptions,
): Promise<Resent> {
  if (isOver(row)) {
    // A message of its own: receivers would take one with the same Message-ID for a second copy and drop it.
    await add(trx, row, options.recipients, options);
    return 'again';
  }
  const { now, recipients } = options;
  const isWanted =
    row.recipient === null || !COMPANY_KINDS.includes(row.kind) || recipients.includes(row.recipient);
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set(
      isWanted
        ? // The days in which it is tried begin anew.
          { state: 'pending', attempts: 0, due_at: now, lease: null, created_at: now, done_at: null }
        : { state: 'cancelled', lease: null, done_at: now },
    )
    .where('id', '=', row.id)
    .where('state', '=', row.state)
    .where((where) => where.or([where('lease', 'is', null), where('due_at', '<=', now)]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'being-sent';
  if (isWanted) return row.state === 'pending' ? 'hurried' : 'revived';

  const others = await trx
    .selectFrom('outbox')
    .select('recipient')
    .where('submission_id', '=', row.submission_id)
    .where('kind', '=', row.kind)
    .execute();
  const missing = recipients.filter((each) => !others.some(({ recipient }) => recipient === each));
  if (missing.length > 0) await add(trx, row, missing, options);
  return 'readdressed';
}

async function add(
  trx: Transaction<Database>,
  { kind, submission_id: submissionId, subscriber_id: subscriberId, recipient, subject, body }: OutboxRow,
  recipients: readonly string[],
  { messageIdDomain, now }: ResendOptions,
): Promise<void> {
  const rows = newOutboxRows({ kind, submissionId, subscriberId, recipients, messageIdDomain, now });
  // A visitor gets the same words again, at the address that was corrected if it was.
  const same = COMPANY_KINDS.includes(kind) ? {} : { recipient, subject, body };
  await trx
    .insertInto('outbox')
    .values(rows.map((row) => ({ ...row, ...same })))
    .execute();
}

/** Of all that was ever to be sent about a submission, the newest of each kind and recipient, and each answer. */
export function newestOfEach(mails: readonly OutboxRow[]): readonly OutboxRow[] {
  const key = ({ id, kind, recipient }: OutboxRow): string =>
    COMPANY_KINDS.includes(kind) ? `${kind} ${recipient}` : kind === 'answer' ? id : kind;
  return [...new Map(mails.map((mail) => [key(mail), mail])).values()];
}
