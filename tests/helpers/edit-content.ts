import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// biome-ignore lint/suspicious/noExplicitAny: content of any shape
export type Json = any;

/** Changes a file of content/ in a copy of the project: in place, or to the value that is returned. */
export function editContent(folder: string, file: string, change: (value: Json) => Json): void {
  const path = join(folder, 'content', file);
  const value = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, `${JSON.stringify(change(value) ?? value, null, 2)}\n`);
}
