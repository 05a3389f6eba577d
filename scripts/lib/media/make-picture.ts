import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { encode, type VersionFormat } from '../../../src/server/site/media-file.ts';
import { inspect } from './inspect.ts';
import { listMedia } from './list-media.ts';
import { mediaCache, mediaFolder } from './paths.ts';

/**
 * The bytes of a media URL, or null if there is no such file: one width in one format, rotated by EXIF, without metadata such as
 * the location. Cached by name, which contains a content hash.
 */
export async function makePicture(address: string, folder = mediaFolder): Promise<Buffer | null> {
  const name = basename(address);
  const [, stem, width, format] = /^(.+?-[0-9a-f]{10})(?:-(\d+))?\.(avif|jpg|png|svg)$/.exec(name) ?? [];
  const file = stem && (await fileOf(stem, folder));
  if (!file) return null;
  const source = join(folder, file);
  if (format === 'svg') return width === undefined ? readFileSync(source) : null;

  const cached = join(mediaCache, name);
  if (existsSync(cached)) return readFileSync(cached);
  const { default: sharp } = await import('sharp');
  const bytes = await encode(sharp, source, Number(width), format as VersionFormat);
  mkdirSync(mediaCache, { recursive: true });
  // Written under another name first: another process may read it at the same time.
  const unfinished = `${cached}.${process.pid}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, cached);
  return bytes;
}

async function fileOf(stem: string, folder: string): Promise<string | undefined> {
  for (const file of listMedia(folder)) {
    const entry = await inspect(file, folder);
    if ('base' in entry && basename(entry.base) === stem) return file;
  }
  return undefined;
}
