import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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
  const bytes = await encode(source, Number(width), format as 'avif' | 'jpg' | 'png');
  mkdirSync(mediaCache, { recursive: true });
  // Written under another name first: another process may read it at the same time.
  const unfinished = `${cached}.${process.pid}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, cached);
  return bytes;
}

async function encode(source: string, width: number, format: 'avif' | 'jpg' | 'png'): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(source).autoOrient().resize({ width, withoutEnlargement: true });
  if (format === 'avif') return picture.avif({ quality: 55 }).toBuffer();
  if (format === 'jpg') return picture.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  return picture.png({ palette: true, quality: 90 }).toBuffer();
}

async function fileOf(stem: string, folder: string): Promise<string | undefined> {
  for (const file of listMedia(folder)) {
    const entry = await inspect(file, folder);
    if ('base' in entry && basename(entry.base) === stem) return file;
  }
  return undefined;
}
