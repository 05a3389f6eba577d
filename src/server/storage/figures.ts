import type { Kysely } from 'kysely';
import type { FormName } from '#contract/answer.ts';
import type { Database, SubmissionState } from './schema.ts';

/** What waits to be delivered. Times are null where nothing does. */
export interface OutboxFigures {
  readonly pending: number;
  readonly dead: number;
  /** When the oldest of what waits was made. */
  readonly oldestSince: number | null;
  /** The earliest time for which a next attempt is planned: long past when nobody delivers. */
  readonly nextDue: number | null;
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

export function createFigures(db: Kysely<Database>): Figures {
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
        .groupBy('state')
        .execute();
      const pending = rows.find(({ state }) => state === 'pending');
      return {
        pending: pending?.count ?? 0,
        dead: rows.find(({ state }) => state === 'dead')?.count ?? 0,
        oldestSince: pending?.since ?? null,
        nextDue: pending?.due ?? null,
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
