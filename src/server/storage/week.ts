import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FormName } from '#contract/answer.ts';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;

/**
 * How many were received and how many answered between each two of these moments. The database counts: a flood of a week is
 * more than should pass through here.
 */
export async function countPerDay(
  db: Db,
  forms: readonly FormName[],
  moments: readonly number[],
): Promise<readonly { readonly received: number; readonly answered: number }[]> {
  const count = async (column: 'created_at' | 'acked_at', condition: RawBuilder<unknown>) => {
    const time = sql.ref(column);
    const days = moments.slice(1).map((until, index) => {
      const name = sql.ref(`day${index}`);
      return sql`sum(case when ${time} >= ${moments[index]!} and ${time} < ${until} then 1 else 0 end) as ${name}`;
    });
    const { rows } = await sql<Record<string, number | null>>`
      select ${sql.join(days)} from submissions
      where form in (${sql.join([...forms])}) and ${condition} and ${time} >= ${moments[0]!}`.execute(db);
    return days.map((_, index) => Number(rows[0]?.[`day${index}`] ?? 0));
  };
  if (forms.length === 0) return moments.slice(1).map(() => ({ received: 0, answered: 0 }));
  const received = await count('created_at', sql`state = 'accepted'`);
  const answered = await count('acked_at', sql`acked_at is not null`);
  return received.map((each, index) => ({ received: each, answered: answered[index]! }));
}

const MOST_TIMES = 500;

/** When the newest answers since then were given, and when what they answer was received. */
export async function newestAnswers(db: Db, forms: readonly FormName[], since: number) {
  const rows = await db
    .selectFrom('submissions')
    .select(['created_at', 'acked_at'])
    .where('form', 'in', forms)
    .where('acked_at', '>=', since)
    .orderBy('acked_at', 'desc')
    .limit(MOST_TIMES)
    .execute();
  return rows.map(({ created_at, acked_at }) => ({ from: created_at, to: acked_at! }));
}

export async function lastAnswer(db: Db, forms: readonly FormName[]): Promise<number | null> {
  // Form by form: the last of each is the end of an index.
  const last = await Promise.all(
    forms.map((form) =>
      db
        .selectFrom('submissions')
        .select(({ fn }) => fn.max('acked_at').as('at'))
        .where('form', '=', form)
        .where('acked_at', 'is not', null)
        .executeTakeFirst(),
    ),
  );
  const times = last.flatMap((row) => row?.at ?? []);
  return times.length === 0 ? null : Math.max(...times);
}
