import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { FormName } from '#contract/forms.ts';
import type { Storage } from '#server/db/storage.ts';
import { newOutboxRows } from '#server/outbox/store.ts';
import { newReference } from '#server/submissions/reference.ts';
import { keysOf, searchTextOf } from '#server/submissions/search.ts';
import { APPLICATION, CONTACT } from '../../tests/fixtures/sample-submissions.ts';

const BATCH_SIZE = 500;
const SUBJECTS = [
  'IoT & Big Data',
  'Digital Manufacturing',
  'Consulting Services',
  'FlexPod',
  'Media & Press',
];
const POSITIONS = ['Product Manager', 'Engineer', 'Consultant'];
const DAY_MS = 24 * 60 * 60 * 1000;

/** Seeded, so that each run searches the same texts. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Submissions of three years with their mails: most answered, one in twenty open, one in fifty quarantined, some spam. */
export async function addManySubmissions({ db, kind }: Storage, count: number, now: number): Promise<void> {
  const random = createRandom(7);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const vocabulary = Array.from({ length: 8000 }, () =>
    Array.from({ length: 3 + Math.floor(random() * 8) }, () => pick([...letters])).join(''),
  );
  // A skewed distribution of words, as in natural language.
  const word = (): string => vocabulary[Math.floor(vocabulary.length * random() ** 3)]!;
  const words = (most: number): string => Array.from({ length: most }, word).join(' ');

  for (let start = 0; start < count; start += BATCH_SIZE) {
    const rows = Array.from({ length: BATCH_SIZE }, (_, index) => {
      const form: FormName = random() < 0.8 ? 'contact' : 'careers';
      const created_at = now - Math.round(((count - start - index) / count) * 3 * 365 * DAY_MS);
      const fate = random();
      const state = fate < 0.02 ? 'quarantined' : fate < 0.07 ? 'rejected' : 'accepted';
      const text = `Our machines ${words(60)}`;
      const name = `${word()} ${word()}`;
      const email = `${word()}${start + index}@visitor.example`;
      const payload =
        form === 'contact'
          ? {
              ...CONTACT,
              name,
              email,
              organization: words(2),
              specificCategory: pick(SUBJECTS),
              specificDetails: text,
            }
          : { ...APPLICATION, email, application: text, experience: words(40) };
      const position = form === 'careers' ? pick(POSITIONS) : null;
      const keyed = { reference: newReference(), form, email, name, position, payload };
      return {
        keyed,
        row: {
          id: randomUUID(),
          reference: keyed.reference,
          form,
          state: state as 'accepted',
          quarantine_reason: state === 'accepted' ? null : 'trap',
          email,
          name,
          payload: JSON.stringify(payload),
          position,
          created_at,
          acked_at: state === 'accepted' && random() > 0.05 ? created_at + 3_600_000 : null,
          reminded_at: null,
          assignee: null,
          answered_by: null,
          version: 1,
          ...keysOf(keyed),
        },
      };
    });
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('submissions')
        .values(rows.map(({ row }) => row))
        .execute();
      const found = rows.map(({ row, keyed }) => ({ submission_id: row.id, words: searchTextOf(keyed) }));
      await trx.insertInto('item_search').values(found).execute();
      const mails = rows.flatMap(({ row }) =>
        (['company', 'acknowledgement'] as const).flatMap((kind) =>
          newOutboxRows({
            ...{ kind, submissionId: row.id, subscriberId: null, recipients: ['team@example.com'] },
            ...{ messageIdDomain: 'example.com', now: row.created_at },
          }).map((mail) => ({ ...mail, state: 'sent' as const, attempts: 1, done_at: row.created_at + 900 })),
        ),
      );
      await trx.insertInto('outbox').values(mails).execute();
    });
  }
  // Autovacuum would do this within a minute. SQLite has no equivalent.
  if (kind === 'postgres') await sql`analyze`.execute(db);
}
