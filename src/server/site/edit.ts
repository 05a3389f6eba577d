import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { siteProblems } from '#content/desk/server-texts.ts';
import {
  applyChanges,
  applyOperation,
  changesBetween,
  type Json,
  TreeError,
  valueAt,
  withIds,
} from '#contract/desk/content-tree.ts';
import type { SiteOperation } from '#contract/desk/site.ts';
import { DeskProblem } from '../http/errors.ts';
import type { ContentFiles } from './renderer.ts';

/** A value that the person did not see. */
export class ConflictError extends Error {
  readonly place: { readonly file: string; readonly path: string; readonly value: Json | null };

  constructor(place: ConflictError['place']) {
    super('the value has changed');
    this.place = place;
  }
}

const PAGE_FILE = /^pages\/[a-z0-9][a-z0-9-]{0,60}\.json$/;
const REDIRECTS = 'redirects.json';

/** Short, as every entry of the content has one. */
export const newId = (): string =>
  randomBytes(6).toString('base64url').replaceAll('-', 'a').replaceAll('_', 'b');

/** Files of content/ with ids: those of the same entries in the reference, or else in another version of it. */
export function identify(files: ContentFiles, reference: ContentFiles, other: ContentFiles): ContentFiles {
  const ids = ([file, content]: [string, Json]) =>
    [file, withIds(content, reference[file] ?? null, newId, other[file] ?? null)] as const;
  return Object.fromEntries(Object.entries(files).map(ids));
}

/** The draft after an operation, and the places that it changed. */
export function applyEdit(
  draft: ContentFiles,
  live: ContentFiles,
  operation: SiteOperation,
  needsDeveloper: readonly string[],
): {
  readonly files: ContentFiles;
  readonly places: readonly { readonly file: string; readonly path: string }[];
} {
  const { op } = operation;
  if (op === 'discard') {
    const change = changesBetween(live, draft).find(({ id }) => id === operation.change);
    if (change === undefined) throw new DeskProblem(409, siteProblems.changeGone);
    return { files: applyChanges(draft, live, new Set([change.id])), places: [] };
  }
  const { file } = operation;
  requireEditable(file, 'path' in operation ? operation.path : '', needsDeveloper);
  if (op === 'rename') return rename(draft, live, operation);
  if (op === 'create' && !PAGE_FILE.test(file)) throw new DeskProblem(400, siteProblems.pageName);
  if (op === 'create' && file in draft) throw new DeskProblem(409, siteProblems.pageExists);
  if (op === 'delete' && file in live) throw new DeskProblem(409, siteProblems.pagePublished);
  if (op === 'set') requireSeen(draft, operation);
  const path = 'path' in operation ? operation.path : '';
  try {
    return { files: applyOperation(draft, operation, newId), places: [{ file, path }] };
  } catch (error) {
    if (error instanceof TreeError) throw new DeskProblem(409, siteProblems.placeGone);
    throw error;
  }
}

function requireSeen(
  draft: ContentFiles,
  { file, path, seen, value }: Extract<SiteOperation, { op: 'set' }>,
): void {
  const current = valueAt(draft[file], path);
  // Two people who wrote the same have no conflict.
  if (!isDeepStrictEqual(current, seen) && !isDeepStrictEqual(current, value))
    throw new ConflictError({ file, path, value: current });
}

function requireEditable(file: string, path: string, needsDeveloper: readonly string[]): void {
  if (isForDeveloper(file, path, needsDeveloper)) throw new DeskProblem(403, siteProblems.needsDeveloper);
}

/** Whether the place is also in scripts or in the server, so that only a build changes it. */
export function isForDeveloper(file: string, path: string, needsDeveloper: readonly string[]): boolean {
  const [folder] = file.split('/');
  const [group] = path.split('.');
  const names = [file, folder!, `${file}#${group}`];
  // Replacing the whole file would change every group.
  const isWhole = path === '' && needsDeveloper.some((name) => name.startsWith(`${file}#`));
  return isWhole || names.some((name) => needsDeveloper.includes(name));
}

interface RedirectEntry {
  readonly $id: string;
  readonly from: string;
  readonly to?: string;
}

/** Changes the address of a page. Visitors of the old one, if it was published, are redirected. */
function rename(
  draft: ContentFiles,
  live: ContentFiles,
  { file, seen, value }: Extract<SiteOperation, { op: 'rename' }>,
) {
  requireSeen(draft, { op: 'set', file, path: 'path', seen, value });
  let files = applyOperation(draft, { op: 'set', file, path: 'path', value }, newId);
  const places = [{ file, path: 'path' }];
  const entries = (valueAt(files[REDIRECTS], 'items') ?? []) as unknown as readonly RedirectEntry[];
  const change = (operation: Parameters<typeof applyOperation>[1]): void => {
    files = applyOperation(files, operation, newId);
  };
  for (const { $id, from, to } of entries) {
    const path = `items.#${$id}`;
    // A redirect from an address in use, and one that would lead to another redirect.
    if (from === value) change({ op: 'remove', file: REDIRECTS, path });
    else if (to === seen) change({ op: 'set', file: REDIRECTS, path: `${path}.to`, value });
  }
  const published = valueAt(live[file], 'path');
  const isListed = entries.some(({ from }) => from === published);
  if (typeof published === 'string' && published !== value && !isListed) {
    const last = entries.at(-1)?.$id ?? null;
    const after = entries.at(-1)?.from === value ? (entries.at(-2)?.$id ?? null) : last;
    change({ op: 'add', file: REDIRECTS, path: 'items', after, entry: { from: published, to: value } });
    places.push({ file: REDIRECTS, path: 'items' });
  }
  return { files, places };
}
