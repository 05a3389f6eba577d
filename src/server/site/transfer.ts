/** Brings released content into the folder content/ (pull), and files of that folder into the draft (push). */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  applyChanges,
  type Change,
  changesBetween,
  type Json,
  rebase,
  valueAt,
  withIds,
} from '#contract/desk/content-tree.ts';
import { type Storage, transact } from '../db/storage.ts';
import { readContent } from './bundle.ts';
import { identify, isForDeveloper, newId } from './edit.ts';
import { readUploads } from './media.ts';
import { type ContentFiles, textOf } from './renderer.ts';
import {
  createState,
  latestNumber,
  nextVersion,
  readDeployment,
  readDraft,
  readRelease,
  withDraft,
  writeDraft,
  writeEdit,
} from './store.ts';

/** The message says what to do. */
export class TransferError extends Error {}

interface TransferOptions {
  readonly storage: Storage;
  /** content/ */
  readonly folder: string;
  readonly isForced: boolean;
}

interface PullOptions extends TransferOptions {
  /** media/ */
  readonly mediaFolder: string;
}

/** The files are relative to their folders. */
export interface Pulled {
  readonly release: number;
  readonly written: readonly string[];
  readonly deleted: readonly string[];
  /** Uploaded at the desk. */
  readonly pictures: readonly string[];
}

/**
 * Writes the files of the newest release that differ, and the pictures that they name, and deletes pages that the release does not
 * have.
 */
export async function pullContent(options: PullOptions): Promise<Pulled> {
  const { storage, folder, mediaFolder, isForced } = options;
  const { number, files } = await readNewest(storage);
  const local = readContent(folder);
  const written = Object.entries(files).flatMap(([file, content]): [string, Json][] => {
    const merged = likeLocal(file, content, local[file]);
    return merged === null ? [] : [[file, merged]];
  });
  const deleted = Object.keys(local).filter((file) => file.startsWith('pages/') && !(file in files));
  if (!isForced) requireCommitted(folder, [...written.map(([file]) => file), ...deleted]);
  for (const [file, content] of written) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, textOf(content));
  }
  for (const file of deleted) rmSync(join(folder, file));
  // Their names contain a hash of their bytes.
  const pictures = (await readUploads(storage.db, files)).filter(
    ({ name }) => !existsSync(join(mediaFolder, name)),
  );
  if (pictures.length > 0) mkdirSync(mediaFolder, { recursive: true });
  for (const { name, bytes } of pictures) writeFileSync(join(mediaFolder, name), bytes);
  return {
    release: number,
    written: written.map(([file]) => file),
    deleted,
    pictures: pictures.map(({ name }) => name),
  };
}

const PAGE_SCHEMA = '../../.cache/schema/page.json';

/** The released content, in the order of fields that the local file has; null if this has the same content. */
function likeLocal(file: string, released: Json, local: Json | undefined): Json | null {
  if (local === undefined)
    return file.startsWith('pages/') ? { $schema: PAGE_SCHEMA, ...(released as object) } : released;
  const before = { [file]: withIds(local, released, newId) };
  const after = { [file]: released };
  const ids = new Set(changesBetween(before, after).map(({ id }) => id));
  return ids.size === 0 ? null : applyChanges(before, after, ids)[file]!;
}

function requireCommitted(folder: string, files: readonly string[]): void {
  if (files.length === 0) return;
  const uncommitted = uncommittedFiles(folder);
  if (uncommitted === null)
    throw new TransferError(
      `${folder} is not in a git repository, so texts that are overwritten could not be restored. Nothing was written. Add --force to write them.`,
    );
  const lost = files.filter((file) => uncommitted.has(file));
  if (lost.length > 0)
    throw new TransferError(
      `These files have changes that are not committed, and would be overwritten. Nothing was written. Commit them, or add --force:\n${listed(lost)}`,
    );
}

/** Relative to the folder; null if it is not in a git repository. */
function uncommittedFiles(folder: string): ReadonlySet<string> | null {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const prefix = git('rev-parse', '--show-prefix').trim();
    const status = git('status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', '.');
    return new Set(status.split('\0').map((line) => line.slice('XY '.length + prefix.length)));
  } catch {
    return null;
  }
}

interface PushOptions extends TransferOptions {
  /** Files, or groups of site.json, that only a build changes. */
  readonly needsDeveloper: readonly string[];
  readonly now?: () => number;
}

/** Lists of places, such as "pages/about.json: sections[2].title". */
export interface Pushed {
  readonly changed: readonly string[];
  /** The draft has a change of its own there, which stayed. */
  readonly kept: readonly string[];
  /** The desk has published other texts since the deployment that content/ still has. */
  readonly older: readonly string[];
  readonly needsBuild: readonly string[];
}

/** Brings the files that differ from the newest release into the draft, field by field. `content/` must be valid. */
export async function pushContent(options: PushOptions): Promise<Pushed> {
  const { storage, folder, isForced, needsDeveloper, now = Date.now } = options;
  await createState(storage.db);
  return transact(storage.db, async (trx) => {
    const version = await nextVersion(trx);
    const { files: live } = await readNewest({ db: trx });
    const draft = withDraft(live, await readDraft(trx));
    const local = identify(readContent(folder), live, draft);
    const deployed = (await readDeployment(trx))?.built ?? {};
    const current = isForced ? local : rebase(deployed, local, live).files;
    const [forBuild, forDraft] = split(changesBetween(live, current), ({ file, path }) =>
      isForDeveloper(file, path, needsDeveloper),
    );
    const pushed = applyChanges(live, current, new Set(forDraft.map(({ id }) => id)));
    const { files, kept } = rebase(live, draft, pushed);
    const changes = changesBetween(draft, files);
    const names = [...new Set(changes.map(({ file }) => file))];
    for (const { file, path } of changes) await writeEdit(trx, { file, path, person: null, at: now() });
    await writeDraft(trx, live, files, names, version);
    return {
      changed: changes.map((change) => placeOf(change, draft, files)),
      kept: kept.map((place) => placeOf(place, draft, files)),
      older: changesBetween(current, local).map((change) => placeOf(change, current, local)),
      needsBuild: forBuild.map((change) => placeOf(change, live, current)),
    };
  });
}

async function readNewest({ db }: Pick<Storage, 'db'>) {
  const release = await readRelease(db, await latestNumber(db));
  if (release === null)
    throw new TransferError('This database has no release of the site yet. Start the server once.');
  return release;
}

function split<T>(values: readonly T[], isFirst: (value: T) => boolean): readonly [T[], T[]] {
  return [values.filter(isFirst), values.filter((value) => !isFirst(value))];
}

const KINDS: Readonly<Record<Change['kind'], string>> = {
  set: '',
  add: ' (new)',
  remove: ' (removed)',
  move: ' (order)',
};

/** As messages about content name places: with numbers of entries instead of their ids. */
function placeOf(
  { file, path, kind = 'set' }: Pick<Change, 'file' | 'path'> & Partial<Pick<Change, 'kind'>>,
  before: ContentFiles,
  after: ContentFiles,
): string {
  let place = '';
  let parent = '';
  for (const segment of path === '' ? [] : path.split('.')) {
    const lists = [after, before].map((files) => valueAt(files[file], parent));
    place += segment.startsWith('#') ? `[${indexIn(lists, segment.slice(1))}]` : `.${segment}`;
    parent = parent === '' ? segment : `${parent}.${segment}`;
  }
  return file + place.replace(/^\.?(?=.)/, ': ') + KINDS[kind];
}

function indexIn(lists: readonly (Json | null)[], id: string): number {
  const indexes = lists.map((list) =>
    Array.isArray(list) ? list.findIndex((entry: { readonly $id?: string }) => entry.$id === id) : -1,
  );
  return indexes.find((index) => index >= 0) ?? -1;
}

export function listed(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}
