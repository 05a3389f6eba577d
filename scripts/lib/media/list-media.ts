import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mediaFolder } from './paths.ts';

/** All files of media/ and its folders, without Markdown files. */
export function listMedia(folder = mediaFolder): string[] {
  return globSync('**/*', { cwd: folder })
    .filter((file) => !file.endsWith('.md') && statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}
