import { createHash } from 'node:crypto';
import { applyChanges, changesBetween, type Json, withoutIds } from '#contract/desk/content-tree.ts';
import type { ContentFiles } from './renderer.ts';
import { type ReleaseContent, withDraft } from './store.ts';

/** With the new entries of the draft, which may come back with a build. */
export function withAdditions(
  live: ContentFiles,
  draftFiles: Readonly<Record<string, Json | null>>,
): ContentFiles {
  const draft = withDraft(live, draftFiles);
  const additions = changesBetween(live, draft).filter(({ kind }) => kind === 'add');
  return applyChanges(live, draft, new Set(additions.map(({ id }) => id)));
}

export function stripped(files: ContentFiles): ContentFiles {
  return Object.fromEntries(Object.entries(files).map(([file, content]) => [file, withoutIds(content)]));
}

/** Regardless of the order of fields. */
export function hashOf(files: ContentFiles): string {
  const sorted = (value: Json): Json =>
    Array.isArray(value)
      ? value.map(sorted)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .sort(([one], [other]) => (one < other ? -1 : 1))
              .map(([key, part]) => [key, sorted(part)]),
          )
        : value;
  return createHash('sha256')
    .update(JSON.stringify(sorted(files)))
    .digest('base64url');
}

/** The later day of each page: a deployment may be newer than a change at the desk. */
export function newestOf(...records: readonly ReleaseContent['days'][]): ReleaseContent['days'] {
  const days = records.flatMap(Object.entries<string>);
  return Object.fromEntries(days.sort(([, one], [, other]) => (one < other ? -1 : 1)));
}

/** Whether a position closes after its last day, from one day to the other. */
export function closesBetween(files: ContentFiles, from: string, to: string): boolean {
  const { items = [] } = (files['lists/positions.json'] ?? {}) as {
    readonly items?: readonly { readonly closes?: string }[];
  };
  return items.some(({ closes }) => closes !== undefined && closes >= from && closes < to);
}
