import type { Kysely } from 'kysely';
import type { FormName } from '#contract/answer.ts';
import { COMPANY_KINDS, type Database, type OutboxKind, type SubmissionState } from './schema.ts';

/** What waits to be delivered. Times are null where nothing does. */
export interface OutboxFigures {
  readonly pending: number;
  readonly dead: number;
  /** When the oldest of what waits was made. */
  readonly oldestSince: number | null;
  /** The earliest time for which a next attempt is planned: long past when nobody delivers. */
  readonly nextDue: number | null;
  readonly companyMail: CompanyMailFigures;
}

/** Mail to the company that has not reached it, of what is no spam. */
export interface CompanyMailFigures {
  readonly pending: number;
  readonly oldestSince: number | null;
  /** Where somebody has answered all the same, nobody needs the mail any more. */
  readonly givenUp: number;
  readonly givenUpAt: number | null;
}

export interface SubmissionFigure {
  readonly form: FormName;
  readonly state: SubmissionState;
  readonly count: number;
}

export interface Figures {
  outbox(): Promise<OutboxFigures>;
  submissions(): Promise<readonly SubmissionFigure[]>;
}

/** `others`: kinds of which this server knows that only others deliver them, if anybody does. They are not counted. */
export function createFigures(db: Kysely<Database>, others: readonly OutboxKind[] = []): Figures {
  return {
    async outbox() {
      const rows = await db
        .selectFrom('outbox')
        .select(({ fn }) => [
          'state',
          fn.countAll<number>().as('count'),
          fn.min('created_at').as('since'),
          fn.min('due_at').as('due'),
        ])
        .where('state', 'in', ['pending', 'dead'])
        .$if(others.length > 0, (query) => query.where('kind', 'not in', others))
        .groupBy('state')
        .execute();
      const pending = rows.find(({ state }) => state === 'pending');
      return {
        pending: pending?.count ?? 0,
        dead: rows.find(({ state }) => state === 'dead')?.count ?? 0,
        oldestSince: pending?.since ?? null,
        nextDue: pending?.due ?? null,
        companyMail: await companyMail(db),
      };
    },

    submissions: () =>
      db
        .selectFrom('submissions')
        .select(({ fn }) => ['form', 'state', fn.countAll<number>().as('count')])
        .groupBy(['form', 'state'])
        .execute(),
  };
}

async function companyMail(db: Kysely<Database>): Promise<CompanyMailFigures> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
    .select(({ fn }) => [
      'outbox.state',
      fn.countAll<number>().as('count'),
      fn.min('outbox.created_at').as('since'),
      fn.max('outbox.done_at').as('until'),
    ])
    .where('outbox.kind', 'in', COMPANY_KINDS)
    .where('submissions.state', '!=', 'rejected')
    .where(({ eb, or, and }) =>
      or([
        eb('outbox.state', '=', 'pending'),
        and([eb('outbox.state', '=', 'dead'), eb('submissions.acked_at', 'is', null)]),
      ]),
    )
    .groupBy('outbox.state')
    .execute();
  const pending = rows.find(({ state }) => state === 'pending');
  const dead = rows.find(({ state }) => state === 'dead');
  return {
    pending: pending?.count ?? 0,
    oldestSince: pending?.since ?? null,
    givenUp: dead?.count ?? 0,
    givenUpAt: dead?.until ?? null,
  };
}
