import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** An object in a content file. */
export interface ContentObject {
  readonly file: string;
  /** File, record and field, for messages. */
  readonly where: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A `content.ts` that re-exports a folder comes after its files, so that messages name the file itself. */
const places = [
  'src/pages/*/content/**/*.ts',
  'src/pages/*/content.ts',
  'src/pages/*/entry.ts',
  'src/content/**/*.ts',
];

/** Every object that a content file exports, each once. */
export async function contentObjects(): Promise<ContentObject[]> {
  const seen = new Set<unknown>();
  const objects: ContentObject[] = [];
  for (const file of places.flatMap((place) => globSync(place).sort())) {
    if (file.endsWith('.test.ts')) continue;
    const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
    objects.push({ file, where: file, fields: exported });
    for (const [name, value] of Object.entries(exported))
      objects.push(...objectsIn(value, file, [name], seen));
  }
  return objects;
}

/** The objects of one export; `path` has the keys and indexes that lead to it. */
export function objectsIn(
  value: unknown,
  file: string,
  path: readonly (string | number)[],
  seen = new Set<unknown>(),
  record?: { readonly depth: number; readonly name: string },
): ContentObject[] {
  if (typeof value !== 'object' || value === null || value instanceof z.ZodType || seen.has(value)) return [];
  seen.add(value);
  const fields = value as Readonly<Record<string, unknown>>;
  const here = typeof path.at(-1) === 'number' ? { depth: path.length, name: nameOf(fields) } : record;
  const inner = Object.entries(value).flatMap(([key, each]) =>
    objectsIn(each, file, [...path, Array.isArray(value) ? Number(key) : key], seen, here),
  );
  return Array.isArray(value) ? inner : [{ file, where: placeOf(file, path, here), fields }, ...inner];
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
