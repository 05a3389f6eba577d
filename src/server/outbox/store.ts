import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { DeliveryTry } from '#contract/desk/views.ts';
import { COMPANY_KINDS, type Database, type OutboxKind, type OutboxRow } from '../db/schema.ts';
import type { Storage } from '../db/storage.ts';
import type { DeliveryOutcome } from './state.ts';

/** Records one attempt. A canceled message was not attempted. */
async function recordAttempt(
  db: Kysely<Database>,
  id: string,
  outcome: DeliveryOutcome,
  at: number,
): Promise<void> {
  if (outcome.state === 'cancelled') return;
  const row = { outbox_id: id, at, outcome: outcomeOf(outcome), answer: withoutNul(answerOf(outcome)) };
  await db.insertInto('delivery_attempts').values(row).execute();
}

type AttemptOutcome = Exclude<DeliveryOutcome, { readonly state: 'cancelled' }>;

function outcomeOf(outcome: AttemptOutcome): DeliveryTry['outcome'] {
  if (outcome.state === 'sent') return 'sent';
  if (outcome.state === 'dead') return 'refused';
  return outcome.isUnanswered ? 'no-answer' : 'later';
}

function answerOf(outcome: AttemptOutcome): string | null {
  if (outcome.state !== 'sent') return outcome.error;
  return outcome.error ?? outcome.answer ?? null;
}

/** PostgreSQL cannot store a NUL, which a mail server may have sent. */
function withoutNul(text: string | null): string | null {
  return text?.replaceAll('\0', '') ?? null;
}

/** Attempts by message, oldest first. */
export async function attemptsOf(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly DeliveryTry[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('delivery_attempts')
    .select(['outbox_id', 'at', 'outcome', 'answer'])
    .where('outbox_id', 'in', ids)
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ outbox_id }) => outbox_id);
}

/** A row that this process owns until the lease expires. */
export interface Claim {
  readonly id: string;
  readonly lease: string;
  readonly kind: OutboxKind;
  /** Null when the address is that of the submission. */
  readonly recipient: string | null;
  readonly attempts: number;
  readonly messageId: string;
  readonly createdAt: number;
  /** Null in mail to staff. */
  readonly submissionId: string | null;
  readonly subscriberId: string | null;
}

interface ClaimOptions {
  readonly limit: number;
  readonly now: number;
  readonly leaseMs: number;
  readonly kinds: readonly OutboxKind[];
  /** Ids of rows to skip. */
  readonly except?: readonly string[];
}

export interface OutboxStore {
  claim(options: ClaimOptions): Promise<readonly Claim[]>;
  /** Extends the lease. False when the claim was lost to another process. */
  renew(claim: Claim, until: number): Promise<boolean>;
  /** When the claim was lost, only the outcome `sent` is stored. */
  finish(claim: Claim, outcome: DeliveryOutcome, now: number): Promise<void>;
}

/** Run in the transaction that finishes a delivery, to update data that depends on the message. */
export interface DeliveryHooks {
  /** Runs before the outbox row changes, to take locks in the same order as the desk's actions. */
  before(trx: Transaction<Database>, claim: Claim): Promise<void>;
  after(trx: Transaction<Database>, row: OutboxRow, now: number): Promise<void>;
}

export function createOutboxStore(
  { db, kind: database, withLazyCommits, changes }: Storage,
  hooks?: DeliveryHooks,
): OutboxStore {
  return {
    async claim({ limit, now, leaseMs, kinds, except = [] }) {
      const lease = randomUUID();
      // One subquery per kind, so that each reads its rows in the order of the index.
      const dueOf = (kind: OutboxKind) => {
        const due = db
          .selectFrom('outbox')
          .select(['id', 'due_at'])
          .where('state', '=', 'pending')
          .where('kind', '=', kind)
          .where('due_at', '<=', now)
          // Skip rows of an older version until addressing.ts sets the recipient.
          .$if(COMPANY_KINDS.includes(kind), (query) => query.where('recipient', 'is not', null))
          .$if(except.length > 0, (query) => query.where('id', 'not in', except))
          .orderBy('due_at')
          .limit(limit)
          // SQLite has one writer at a time. On PostgreSQL, skip rows that another process is claiming.
          .$if(database === 'postgres', (query) => query.forUpdate().skipLocked());
        return db.selectFrom(due.as('of_kind')).select(['id', 'due_at']);
      };
      const [first, ...others] = kinds.map(dueOf);
      if (first === undefined) return [];
      const ofAll = others.reduce((all, each) => all.unionAll(each), first).as('due');
      const rows = await withLazyCommits((connection) =>
        connection
          .updateTable('outbox')
          .set((row) => ({ lease, due_at: now + leaseMs, attempts: row('attempts', '+', 1) }))
          .where('id', 'in', db.selectFrom(ofAll).select('id').orderBy('due_at').limit(limit))
          .returningAll()
          .execute(),
      );
      return rows.map((row) => claimOf(row, lease));
    },

    async renew({ id, lease }, until) {
      const { numUpdatedRows } = await withLazyCommits((connection) =>
        connection
          .updateTable('outbox')
          .set({ due_at: until })
          .where('id', '=', id)
          .where('lease', '=', lease)
          .executeTakeFirst(),
      );
      return numUpdatedRows > 0n;
    },

    async finish(claim, outcome, now) {
      const { id, lease } = claim;
      const isPending = outcome.state === 'pending';
      await withLazyCommits((connection) =>
        connection.transaction().execute(async (trx) => {
          await hooks?.before(trx, claim);
          const row = await trx
            .updateTable('outbox')
            .set({
              state: outcome.state,
              lease: null,
              done_at: isPending ? null : now,
              ...('error' in outcome ? { last_error: withoutNul(outcome.error ?? null) } : {}),
              ...(isPending ? { due_at: outcome.dueAt } : {}),
            })
            .where('id', '=', id)
            .$if(outcome.state !== 'sent', (query) => query.where('lease', '=', lease))
            .returningAll()
            .executeTakeFirst();
          if (row === undefined) return;
          await recordAttempt(trx, id, outcome, now);
          await hooks?.after(trx, row, now);
        }),
      );
      // Open desks show the new delivery state.
      changes.announce();
    },
  };
}

function claimOf(row: OutboxRow, lease: string): Claim {
  return {
    id: row.id,
    lease,
    kind: row.kind,
    recipient: row.recipient,
    attempts: row.attempts,
    messageId: row.message_id,
    createdAt: row.created_at,
    submissionId: row.submission_id,
    subscriberId: row.subscriber_id,
  };
}

interface NewMessage {
  readonly kind: OutboxKind;
  readonly submissionId: string | null;
  readonly subscriberId: string | null;
  /** Addresses of the company; unused in other kinds. */
  readonly recipients: readonly string[];
  readonly personId?: string;
  readonly messageIdDomain: string;
  readonly now: number;
}

/** One row per recipient, due at once. The rows share the Message-ID, as they are copies of one message. */
export function newOutboxRows(message: NewMessage): OutboxRow[] {
  const { kind, submissionId, subscriberId, personId = null, recipients, messageIdDomain, now } = message;
  const messageId = `<${randomUUID()}@${messageIdDomain}>`;
  const receivers = COMPANY_KINDS.includes(kind) ? [...new Set(recipients)] : [null];
  return receivers.map((recipient) => ({
    id: randomUUID(),
    kind,
    recipient,
    submission_id: submissionId,
    subscriber_id: subscriberId,
    person_id: personId,
    state: 'pending',
    attempts: 0,
    due_at: now,
    lease: null,
    message_id: messageId,
    last_error: null,
    created_at: now,
    done_at: null,
    subject: null,
    body: null,
  }));
}

/** Queues messages, in the transaction of the action that causes them. */
export async function enqueue(db: Kysely<Database>, rows: readonly OutboxRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto('outbox')
      .values([...rows])
      .execute();
}

/** A submission with the messages it causes. */
export interface SubmissionMessages {
  readonly id: string;
  /** Emails and webhooks. */
  readonly mails: readonly OutboxKind[];
  /** Recipients at the company, fixed when the submission is accepted. A changed setting applies to later ones. */
  readonly recipients: readonly string[];
  readonly messageIdDomain: string;
}

/** `now`: the retry period begins then, however old the submission is. */
export function messagesOf(
  submission: SubmissionMessages,
  subscriberId: string | null,
  now: number,
): readonly OutboxRow[] {
  const { id: submissionId, mails, recipients, messageIdDomain } = submission;
  return mails.flatMap((kind) =>
    newOutboxRows({ kind, submissionId, subscriberId, recipients, messageIdDomain, now }),
  );
}
