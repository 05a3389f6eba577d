import { randomUUID } from 'node:crypto';
import { noteAttempt, withoutNul } from './attempts.ts';
import type { DeliveryOutcome } from './delivery-outcome.ts';
import { loadContent, type OutboxContent } from './outbox-content.ts';
import { lockSubmission, settleReply } from './reply-delivery.ts';
import { COMPANY_KINDS, type OutboxKind, type OutboxRow } from './schema.ts';
import type { Storage } from './storage.ts';

/** A row that is ours until the lease runs out. */
export interface Claim {
  readonly id: string;
  readonly lease: string;
  readonly kind: OutboxKind;
  /** Who of the company gets it; null where the submission says who it is for. */
  readonly recipient: string | null;
  readonly attempts: number;
  readonly messageId: string;
  readonly createdAt: number;
  /** Null in mail to people of the desk. */
  readonly submissionId: string | null;
  readonly subscriberId: string | null;
}

export interface ClaimOptions {
  readonly limit: number;
  readonly now: number;
  readonly leaseMs: number;
  /** Only these. */
  readonly kinds: readonly OutboxKind[];
  /** But not these rows. */
  readonly except?: readonly string[];
}

export interface OutboxStore<Content = OutboxContent> {
  claim(options: ClaimOptions): Promise<readonly Claim[]>;
  /** Keeps a claim for longer. False when it was lost to another process. */
  renew(claim: Claim, until: number): Promise<boolean>;
  load(claim: Claim): Promise<Content | null>;
  /** Without effect when the claim was lost; that it was sent is true all the same. */
  finish(claim: Claim, outcome: DeliveryOutcome, now: number): Promise<void>;
}

export function createOutboxStore({ db, kind: database, withLazyCommits, changes }: Storage): OutboxStore {
  return {
    async claim({ limit, now, leaseMs, kinds, except = [] }) {
      const lease = randomUUID();
      // Each kind by itself, as each is in order by itself: none has to be read past to find another.
      const dueOf = (kind: OutboxKind) => {
        const due = db
          .selectFrom('outbox')
          .select(['id', 'due_at'])
          .where('state', '=', 'pending')
          .where('kind', '=', kind)
          .where('due_at', '<=', now)
          // What an older version left without a recipient waits for one (addressing.ts).
          .$if(COMPANY_KINDS.includes(kind), (query) => query.where('recipient', 'is not', null))
          .$if(except.length > 0, (query) => query.where('id', 'not in', except))
          .orderBy('due_at')
          .limit(limit)
          // SQLite has one writer at a time. PostgreSQL has many: each skips the rows that another is just claiming.
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

    load: (claim) => loadContent(db, claim),

    async finish({ id, lease, kind, submissionId }, outcome, now) {
      const isPending = outcome.state === 'pending';
      await withLazyCommits((connection) =>
        connection.transaction().execute(async (trx) => {
          if (kind === 'answer') await lockSubmission(trx, database, submissionId);
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
          await noteAttempt(trx, id, outcome, now);
          await settleReply(trx, row, now);
        }),
      );
      // Whoever looks at the desk sees what became of it.
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
