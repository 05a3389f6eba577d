import { type Change, type Json, valueAt } from '#contract/desk/content-tree.ts';
import type { Files, SiteOperation } from '#contract/desk/site.ts';
import { idsOf } from './change-sentences.ts';

/** Makes a discarded change again. `draft` is the draft with the change. */
export function operationsToRedo(change: Change, draft: Files): readonly SiteOperation[] {
  const { file, path, kind, before, after } = change;
  const list = listOf(path);
  if (kind === 'move') {
    return idsOf(after).map((id, index, ids) => ({
      op: 'move',
      file,
      path: `${path}.#${id}`,
      after: ids[index - 1] ?? null,
    }));
  }
  if (kind === 'add' && after !== null) {
    return path === ''
      ? [{ op: 'create', file, content: after }]
      : [{ op: 'add', file, path: list, after: entryBefore(draft, file, path), entry: after }];
  }
  if (kind === 'remove') return path === '' ? [{ op: 'delete', file }] : [{ op: 'remove', file, path }];
  if (
    path === 'path' &&
    file.startsWith('pages/') &&
    typeof before === 'string' &&
    typeof after === 'string'
  ) {
    return [{ op: 'rename', file, seen: before, value: after }];
  }
  return [{ op: 'set', file, path, seen: before, value: after }];
}

export type RestoreOperation = Extract<SiteOperation, { op: 'set' | 'add' }>;

/** Brings an old value back into the draft. Null where its place is gone, or where the draft has it already. */
export function operationToRestore(
  { file, path, kind }: Change,
  value: Json | null,
  draft: Files,
): RestoreOperation | null {
  const seen = valueAt(draft[file], path);
  if (kind === 'move' || path === '' || draft[file] === undefined) return null;
  const holder = listOf(path);
  if (holder !== '' && valueAt(draft[file], holder) === null) return null;
  if (kind === 'set') {
    return JSON.stringify(seen) === JSON.stringify(value) ? null : { op: 'set', file, path, seen, value };
  }
  if (seen !== null || value === null) return null;
  const entries = valueAt(draft[file], holder);
  const last = Array.isArray(entries) ? valueAt(entries.at(-1), '$id') : null;
  return { op: 'add', file, path: holder, after: typeof last === 'string' ? last : null, entry: value };
}

/** The path around the last step: of an entry, its list. */
function listOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

function entryBefore(draft: Files, file: string, path: string): string | null {
  const entries = valueAt(draft[file], listOf(path));
  if (!Array.isArray(entries)) return null;
  const ids = entries.map((one) => valueAt(one, '$id'));
  const at = ids.findIndex((id) => path.endsWith(`.#${id}`));
  const before = ids[at - 1];
  return at > 0 && typeof before === 'string' ? before : null;
}
