import type { Change, Json } from '#contract/desk/content-tree.ts';
import type { SiteProblem } from '#contract/desk/site.ts';
import type { ContentFiles } from './renderer.ts';

const MESSAGE = /^content\/([^:]+?): (?:((?:[\w$-]+|\[\d+\])(?:\.[\w$-]+|\[\d+\])*): )?([\s\S]*)$/;

/** Problems of the loader and the renderer, with the place in the draft and the changes that cause them. */
export function blameProblems(
  messages: readonly string[],
  files: ContentFiles,
  changes: readonly Change[],
): readonly SiteProblem[] {
  return messages.map((text) => {
    const [, file = '', place = '', message = text] = MESSAGE.exec(text) ?? [];
    const path = pathOf(files[file], place);
    const problem = { file, path, message: sentence(message) };
    return { ...problem, changes: causesOf(problem, changes).map(({ id }) => id) };
  });
}

/** "sections[3].items[0].title" as a path with the ids of the entries. Ends at the list for entries without ids. */
function pathOf(content: Json | undefined, place: string): string {
  const path: string[] = [];
  let value: Json | undefined = content;
  for (const [, index, name] of place.matchAll(/\[(\d+)\]|([\w$-]+)/g)) {
    if (index !== undefined) {
      const entry: Json | undefined = Array.isArray(value) ? value[Number(index)] : undefined;
      const { $id } = (entry ?? {}) as { readonly $id?: unknown };
      if (typeof $id !== 'string') break;
      path.push(`#${$id}`);
      value = entry;
    } else {
      path.push(name!);
      value = (value as Readonly<Record<string, Json>> | undefined)?.[name!];
    }
  }
  return path.join('.');
}

/** Messages continue a sentence that begins with the place, such as "is empty." */
function sentence(message: string): string {
  return /^[a-z]/.test(message) ? `This ${message}` : message;
}

function causesOf(
  { file, path }: Pick<SiteProblem, 'file' | 'path'>,
  changes: readonly Change[],
): readonly Change[] {
  const here = changes.filter((change) => change.file === file);
  const exact = here.filter((change) => isWithin(change.path, path) || isWithin(path, change.path));
  if (exact.length > 0) return exact;
  // Removing a page or an anchor breaks links on others.
  const elsewhere = changes.filter(
    ({ kind, path }) => kind === 'remove' || /(^|\.)(id|off|path)$/.test(path),
  );
  if (elsewhere.length > 0) return elsewhere;
  return here.length > 0 ? here : changes;
}

function isWithin(path: string, outer: string): boolean {
  return outer === '' || path === outer || path.startsWith(`${outer}.`);
}
