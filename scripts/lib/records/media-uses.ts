import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** A place in the words of the site that names a file of media/. */
export interface MediaUse {
  /** File, record and field, as the other messages have them. */
  readonly where: string;
  readonly media: unknown;
  readonly alt: unknown;
}

/** Where people write. What gathers the files of a folder comes after them, so that the file itself is named. */
const places = [
  'src/pages/*/content/**/*.ts',
  'src/pages/*/content.ts',
  'src/pages/*/entry.ts',
  'src/content/**/*.ts',
];

/** All of them, found by the field that nothing else has. */
export async function mediaUses(): Promise<MediaUse[]> {
  const seen = new Set<unknown>();
  const uses: MediaUse[] = [];
  for (const file of places.flatMap((place) => globSync(place).sort())) {
    if (file.endsWith('.test.ts')) continue;
    const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
    for (const [name, value] of Object.entries(exported)) uses.push(...usesIn(value, file, [name], seen));
  }
  return uses;
}

/** Below one export, given the names and numbers that lead to the value. */
export function usesIn(
  value: unknown,
  file: string,
  path: readonly (string | number)[],
  seen = new Set<unknown>(),
  record?: { readonly depth: number; readonly name: string },
): MediaUse[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const fields = value as Readonly<Record<string, unknown>>;
  const here = typeof path.at(-1) === 'number' ? { depth: path.length, name: nameOf(fields) } : record;
  const found = Object.entries(value).flatMap(([key, inner]) =>
    usesIn(inner, file, [...path, Array.isArray(value) ? Number(key) : key], seen, here),
  );
  if (!('media' in fields)) return found;
  return [{ where: placeOf(file, path, here), media: fields.media, alt: fields.alt }, ...found];
}

function placeOf(file: string, path: readonly (string | number)[], record?: { depth: number; name: string }) {
  const field = path.slice(record?.depth ?? 1).join('.') || path.at(-1);
  if (!record) return `${file}, ${path[0]}, field ${field}`;
  const list = path.slice(0, record.depth - 1).join('.');
  return `${file}, record ${Number(path[record.depth - 1]) + 1}${record.name} of ${list}, field ${field}`;
}

function nameOf({ name, title, phase, industry, id }: Readonly<Record<string, unknown>>): string {
  const found = [name, title, phase, industry, id].find((each) => typeof each === 'string');
  return found === undefined ? '' : ` (${found})`;
}
