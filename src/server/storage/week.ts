import type { Kysely } from 'kysely';
import type { FormName } from '#contract/answer.ts';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;

export async function receivedSince(
  db: Db,
  forms: readonly FormName[],
  since: number,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('created_at')
    .where('form', 'in', forms)
    .where('state', '=', 'accepted')
    .where('created_at', '>=', since)
    .execute();
  return rows.map(({ created_at }) => created_at);
}

export async function answeredSince(db: Db, forms: readonly FormName[], since: number) {
  const rows = await db
    .selectFrom('submissions')
    .select(['created_at', 'acked_at'])
    .where('form', 'in', forms)
    .where('acked_at', '>=', since)
    .execute();
  return rows.map(({ created_at, acked_at }) => ({ created_at, acked_at: acked_at! }));
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
