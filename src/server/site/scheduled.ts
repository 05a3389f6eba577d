import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { changesBetween, type Json } from '#contract/desk/content-tree.ts';
import type { ScheduledRelease } from '#contract/desk/site.ts';
import type { Database, SiteScheduledRow } from '../db/schema.ts';
import { transact } from '../db/storage.ts';
import type { ContentFiles } from './renderer.ts';
import { type LoadedRelease, nextVersion, peopleById } from './store.ts';

type Db = Kysely<Database>;

/** What a scheduled release keeps, so that later edits of the draft do not change it. */
interface ScheduledChanges {
  readonly ids: readonly string[];
  /** The release that it was made from. */
  readonly live: number;
  /** Its files that differ from that release; null for a deleted file. */
  readonly files: Readonly<Record<string, Json | null>>;
}

type ScheduledRow = Omit<SiteScheduledRow, 'changes'> & { readonly changes: ScheduledChanges };

/** The next one first. */
export async function readScheduled(db: Db): Promise<readonly ScheduledRow[]> {
  const rows = await db.selectFrom('site_scheduled').selectAll().orderBy('at').execute();
  return rows.map((row) => ({ ...row, changes: JSON.parse(row.changes) as ScheduledChanges }));
}

/** Keeps the changes until their time, so that later edits of the draft do not change them. */
export async function schedule(
  db: Kysely<Database>,
  {
    current,
    files,
    ids,
    note,
    at,
    person,
    now,
  }: {
    readonly current: LoadedRelease;
    readonly files: ContentFiles;
    readonly ids: readonly string[];
    readonly note: string;
    readonly at: number;
    readonly person: string;
    readonly now: number;
  },
): Promise<ScheduledRelease> {
  const names = new Set(changesBetween(current.files, files).map(({ file }) => file));
  const changes: ScheduledChanges = {
    ids,
    live: current.number,
    files: Object.fromEntries([...names].map((file) => [file, files[file] ?? null])),
  };
  const id = randomUUID();
  const row = { id, person_id: person, created_at: now, at, note, problem: null };
  await transact(db, async (trx) => {
    await nextVersion(trx);
    await trx
      .insertInto('site_scheduled')
      .values({ ...row, changes: JSON.stringify(changes) })
      .execute();
  });
  return (await toScheduled(db, [{ ...row, changes }]))[0]!;
}

export async function toScheduled(
  db: Kysely<Database>,
  rows: Awaited<ReturnType<typeof readScheduled>>,
): Promise<readonly ScheduledRelease[]> {
  const people = await peopleById(db, rows);
  return rows.flatMap(({ id, person_id, at, note, changes, problem }) => {
    const by = people.get(person_id);
    return by === undefined ? [] : [{ id, by, at, note, changes: changes.ids, problem }];
  });
}

/** False if it is not scheduled anymore. */
export async function deleteScheduled(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('site_scheduled').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Keeps it in the list, with the reason why it was not published. */
export async function failScheduled(db: Db, id: string, problem: string): Promise<void> {
  await db.updateTable('site_scheduled').set({ problem }).where('id', '=', id).execute();
}
