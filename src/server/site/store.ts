import type { Kysely, Transaction } from 'kysely';
import { changesBetween, type Json, rebase } from '#contract/desk/content-tree.ts';
import type { PersonName } from '#contract/desk/people.ts';
import type { KeptEdit, Release, ReleaseKind, ReviewRequest, SiteEdit } from '#contract/desk/site.ts';
import type { Database, SiteReleaseRow } from '../db/schema.ts';
import { toPersonName } from '../people/store.ts';
import type { ContentFiles } from './renderer.ts';

type Db = Kysely<Database>;

/** What a release row keeps as JSON. */
export interface ReleaseContent {
  readonly files: ContentFiles;
  /** The day on which each page was last changed at the desk. */
  readonly days: Readonly<Record<string, string>>;
  /** Of a deployment: what it was built with, to compare the next one with. */
  readonly built?: ContentFiles;
}

export interface LoadedRelease extends ReleaseContent {
  readonly number: number;
}

/**
 * Increments the version of the draft. In a transaction it also serializes edits and releases: the next one waits here for the
 * commit.
 */
export async function nextVersion(trx: Transaction<Database>): Promise<number> {
  const { version } = await trx
    .updateTable('site_state')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function createState(db: Db): Promise<void> {
  await db
    .insertInto('site_state')
    .values({ id: 1, version: 1, review_person_id: null, review_at: null, review_note: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function readState(db: Db) {
  const row = await db.selectFrom('site_state').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
  return { ...row, kept: JSON.parse(row.kept) as readonly KeptEdit[] };
}

export async function latestNumber(db: Db): Promise<number> {
  const row = await db
    .selectFrom('site_releases')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  return Number(row?.number ?? 0);
}

export async function readRelease(db: Db, number: number): Promise<LoadedRelease | null> {
  const row = await db
    .selectFrom('site_releases')
    .select('content')
    .where('number', '=', number)
    .executeTakeFirst();
  return row === undefined ? null : { number, ...(JSON.parse(row.content) as ReleaseContent) };
}

/** The newest deployment, which the next one is compared with. */
export async function readDeployment(db: Db) {
  const row = await db
    .selectFrom('site_releases')
    .select(['built', 'content'])
    .where('kind', '=', 'deployment')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { hash: row.built, built: (JSON.parse(row.content) as ReleaseContent).built ?? {} };
}

export interface NewRelease {
  readonly number: number;
  readonly kind: ReleaseKind;
  readonly person: string | null;
  readonly at: number;
  readonly note: string;
  readonly changes: number;
  readonly restored?: number;
  readonly content: ReleaseContent;
  /** The hash of the content of a build. */
  readonly built?: string;
}

export async function insertRelease(db: Db, { person, content, restored, built, ...row }: NewRelease) {
  await db
    .insertInto('site_releases')
    .values({
      ...row,
      person_id: person,
      content: JSON.stringify(content),
      restored: restored ?? null,
      built: built ?? null,
    })
    .execute();
}

type ReleaseSummaryRow = Omit<SiteReleaseRow, 'content' | 'built'>;

export async function listReleases(db: Db, limit: number): Promise<readonly Release[]> {
  const rows = await db
    .selectFrom('site_releases')
    .select(['number', 'kind', 'person_id', 'at', 'note', 'changes', 'restored'])
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  const people = await peopleById(db, rows);
  return rows.map((row) => toRelease(row, people));
}

export async function findRelease(db: Db, number: number): Promise<Release | null> {
  const row = await db
    .selectFrom('site_releases')
    .select(['number', 'kind', 'person_id', 'at', 'note', 'changes', 'restored'])
    .where('number', '=', number)
    .executeTakeFirst();
  return row === undefined ? null : toRelease(row, await peopleById(db, [row]));
}

function toRelease(
  { person_id, ...row }: ReleaseSummaryRow,
  people: ReadonlyMap<string, PersonName>,
): Release {
  return { ...row, by: people.get(person_id ?? '') ?? null };
}

/** Also those who were removed. */
export async function peopleById(
  db: Db,
  rows: readonly { readonly person_id: string | null }[],
): Promise<ReadonlyMap<string, PersonName>> {
  const ids = [...new Set(rows.flatMap(({ person_id }) => person_id ?? []))];
  if (ids.length === 0) return new Map();
  const people = await db.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(people.map((person) => [person.id, toPersonName(person)]));
}

/** The files that differ from the live ones; null for a deleted one. */
export async function readDraft(db: Db): Promise<Record<string, Json | null>> {
  const rows = await db.selectFrom('site_draft').select(['file', 'content']).execute();
  return Object.fromEntries(
    rows.map(({ file, content }) => [file, content === null ? null : (JSON.parse(content) as Json)]),
  );
}

export function withDraft(live: ContentFiles, draft: Readonly<Record<string, Json | null>>): ContentFiles {
  const entries = Object.entries({ ...live, ...draft }).filter(
    (entry): entry is [string, Json] => entry[1] !== null,
  );
  return Object.fromEntries(entries);
}

/** Writes the files of the draft that differ from the live ones, out of those that may have changed. */
export async function writeDraft(
  db: Db,
  live: ContentFiles,
  draft: ContentFiles,
  names: readonly string[],
  version: number,
): Promise<void> {
  for (const file of names) {
    const one = file in live ? { [file]: live[file]! } : {};
    const other = file in draft ? { [file]: draft[file]! } : {};
    const isSame = changesBetween(one, other).length === 0;
    await writeDraftFile(db, { file, content: isSame ? undefined : (draft[file] ?? null), version });
  }
}

/** Undefined removes the row, so that the file follows the live one. */
export async function writeDraftFile(
  db: Db,
  { file, content, version }: { file: string; content: Json | null | undefined; version: number },
): Promise<void> {
  if (content === undefined) {
    await db.deleteFrom('site_draft').where('file', '=', file).execute();
    return;
  }
  const value = { content: content === null ? null : JSON.stringify(content), version };
  await db
    .insertInto('site_draft')
    .values({ file, ...value })
    .onConflict((conflict) => conflict.column('file').doUpdateSet(value))
    .execute();
}

/** Newest first. */
export async function readEdits(db: Db): Promise<readonly SiteEdit[]> {
  const rows = await db.selectFrom('site_edits').selectAll().orderBy('at', 'desc').limit(500).execute();
  const people = await peopleById(db, rows);
  return rows.map(({ file, path, person_id, at }) => ({
    file,
    path,
    by: people.get(person_id ?? '') ?? null,
    at,
  }));
}

/** `person`: null for the command line. */
export async function writeEdit(
  db: Db,
  edit: {
    readonly file: string;
    readonly path: string;
    readonly person: string | null;
    readonly at: number;
  },
): Promise<void> {
  const { person, ...row } = edit;
  await db
    .insertInto('site_edits')
    .values({ ...row, person_id: person })
    .onConflict((conflict) =>
      conflict.columns(['file', 'path']).doUpdateSet({ person_id: person, at: edit.at }),
    )
    .execute();
}

/** Forgets who edited files that no longer differ from the live ones. */
export async function deleteEditsOutside(db: Db, files: readonly string[]): Promise<void> {
  const query = db.deleteFrom('site_edits');
  await (files.length === 0 ? query : query.where('file', 'not in', files)).execute();
}

export async function setReview(
  db: Db,
  review: { readonly person: string; readonly at: number; readonly note: string } | null,
): Promise<void> {
  await db
    .updateTable('site_state')
    .set({
      review_person_id: review?.person ?? null,
      review_at: review?.at ?? null,
      review_note: review?.note ?? null,
    })
    .where('id', '=', 1)
    .execute();
}

export async function setKept(db: Db, kept: readonly KeptEdit[]): Promise<void> {
  await db
    .updateTable('site_state')
    .set({ kept: JSON.stringify(kept) })
    .where('id', '=', 1)
    .execute();
}

export async function reviewOf(
  db: Db,
  state: Awaited<ReturnType<typeof readState>>,
): Promise<ReviewRequest | null> {
  const { review_person_id: person_id, review_at: at, review_note: note } = state;
  if (person_id === null || at === null) return null;
  const by = (await peopleById(db, [{ person_id }])).get(person_id);
  return by === undefined ? null : { by, at, note: note ?? '' };
}

/** Files of the draft that equal the live ones follow these from now on. */
export async function tidyDraft(trx: Db, files: ContentFiles, version: number): Promise<void> {
  const draft = await readDraft(trx);
  const left: string[] = [];
  for (const [file, content] of Object.entries(draft)) {
    const one = file in files ? { [file]: files[file]! } : {};
    const other = content === null ? {} : { [file]: content };
    if (changesBetween(one, other).length > 0) left.push(file);
    else await writeDraftFile(trx, { file, content: undefined, version });
  }
  await deleteEditsOutside(trx, left);
  if (left.length === 0) await setReview(trx, null);
}

/** Keeps the changes of the draft when the live content changes from `before` to `after`. */
export async function rebaseDraft(
  trx: Db,
  before: ContentFiles,
  after: ContentFiles,
  version: number,
  liveFiles = after,
): Promise<void> {
  const draftFiles = await readDraft(trx);
  const others = changesBetween(liveFiles, after).map(({ file }) => file);
  const names = [...new Set([...Object.keys(draftFiles), ...others])];
  if (names.length === 0) return;
  const { files } = rebase(before, withDraft(before, draftFiles), after);
  await writeDraft(trx, liveFiles, files, names, version);
}
