import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deadReferences } from '../../src/site/dead-links.ts';

/** Messages about broken links, anchors and assets of a built site. */
export function deadLinks(siteDir: string): string[] {
  const files = globSync('**/*', { cwd: siteDir });
  const documents = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, text: readFileSync(join(siteDir, file), 'utf8') }));
  return deadReferences(documents, files);
}
