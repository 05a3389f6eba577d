import { open, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Site } from '../http/site-files.ts';
import { urlPathOf } from '../http/site-paths.ts';
import { bytesOf } from '../http/site-responder.ts';

/** Title by path. Only visits to these pages count. */
export type SitePages = ReadonlyMap<string, string>;

/** The title is near the beginning of a page. */
const HEAD_BYTES = 2048;
const NOT_A_PAGE = /^4\d\d\.html$/;

/** From the built site; empty when the folder is missing. */
export async function readSitePages(directory: string): Promise<SitePages> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !NOT_A_PAGE.test(name))
    .sort();
  const pages = new Map<string, string>();
  for (const name of names) pages.set(urlPathOf(name), titleIn(await headOf(join(directory, name)), name));
  return pages;
}

/** After a publish. */
export function updatePages(pages: Map<string, string>, { files }: Site): void {
  pages.clear();
  for (const file of files) {
    if (!file.contentType.startsWith('text/html')) continue;
    const head = bytesOf(file.identity)?.toString('utf8', 0, HEAD_BYTES) ?? '';
    pages.set(file.urlPath, titleIn(head, file.urlPath === '/' ? 'index.html' : file.urlPath));
  }
}

async function headOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The title without the suffix of the site name. */
function titleIn(head: string, name: string): string {
  if (name === 'index.html') return 'Home';
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
  const [own = ''] = title.split(' | ');
  return (
    own.replace(/&(amp|lt|gt|quot|#39);/g, (_whole, entity: string) => ENTITIES[entity]!) || urlPathOf(name)
  );
}
