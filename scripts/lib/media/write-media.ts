import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { MediaEntry } from '../../../src/art/media-entry.ts';
import { inspect } from './inspect.ts';
import { listMedia } from './list-media.ts';

const written = 'src/generated/media.ts';

/** Tells the pages about the pictures of media/ that can be shown. What is wrong with others is said by the content check. */
export async function writeMedia(): Promise<void> {
  const entries: Record<string, MediaEntry> = {};
  for (const file of listMedia()) {
    const entry = await inspect(file);
    if ('base' in entry) entries[file] = entry;
  }
  const text = `export const media = ${JSON.stringify(entries, null, 2)} as const;
`;
  // Left alone where it is right, so that nobody who watches it is woken.
  if (existsSync(written) && readFileSync(written, 'utf8') === text) return;
  mkdirSync('src/generated', { recursive: true });
  writeFileSync(written, text);
}
