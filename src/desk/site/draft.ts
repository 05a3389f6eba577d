import {
  applyChanges,
  applyOperation,
  type Json,
  TreeError,
  valueAt,
  withIds,
} from '#contract/desk/content-tree.ts';
import type { Files, SiteOperation, SiteState } from '#contract/desk/site.ts';

/** The draft as the editor shows it: live files, the saved draft over them, and what is still being saved. */

/** Live files with the draft over them. Deleted files are left out. */
export function savedDraft({ liveFiles, draftFiles }: Pick<SiteState, 'liveFiles' | 'draftFiles'>): Files {
  const files: Record<string, Json> = { ...liveFiles };
  for (const [file, content] of Object.entries(draftFiles)) {
    if (content === null) delete files[file];
    else files[file] = content;
  }
  return files;
}

/** The server decides; this shows edits before its answer. An edit that has already taken effect changes nothing. */
export function withOperations(draft: Files, live: Files, operations: readonly SiteOperation[]): Files {
  return operations.reduce((files, one) => withOperation(files, live, one), draft);
}

/** The operations that have not taken effect. */
export function notInEffect(
  draft: Files,
  live: Files,
  operations: readonly SiteOperation[],
): readonly SiteOperation[] {
  return operations.filter((one) => {
    const after = withOperation(draft, live, one);
    return after !== draft && JSON.stringify(after) !== JSON.stringify(draft);
  });
}

function withOperation(files: Files, live: Files, operation: SiteOperation): Files {
  if (operation.op === 'discard') return applyChanges(files, live, new Set([operation.change]));
  if (operation.op === 'rename') {
    const { file, value } = operation;
    return withOperation(files, live, { op: 'set', file, path: 'path', seen: null, value });
  }
  if (operation.op === 'add' && isThere(files, operation)) return files;
  try {
    return applyOperation(files, operation, newEntryId);
  } catch (error) {
    // Its place is gone, or it has taken effect: the server says which.
    if (error instanceof TreeError) return files;
    throw error;
  }
}

function isThere(files: Files, { file, path, entry }: Extract<SiteOperation, { op: 'add' }>): boolean {
  const id = valueAt(entry, '$id');
  return typeof id === 'string' && valueAt(files[file], `${path}.#${id}`) !== null;
}

/** With ids for all entries, so that an entry is the same before and after it is saved. */
export function withOwnIds(operation: SiteOperation): SiteOperation {
  const identified = (value: Json) => withIds(value, null, newEntryId);
  if (operation.op === 'create') return { ...operation, content: identified(operation.content) };
  if (operation.op === 'add') {
    const [entry = operation.entry] = identified([operation.entry]) as readonly Json[];
    return { ...operation, entry };
  }
  return operation.op === 'set' && operation.value !== null
    ? { ...operation, value: identified(operation.value) }
    : operation;
}

/** Also for a new entry of a list, so that the editor can open it before it is saved. */
export function newEntryId(): string {
  return Math.random().toString(36).slice(2, 10).padEnd(8, '0');
}
