import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Encoding } from './accept-encoding.ts';
import { etagOf } from './conditional.ts';
import { contentTypeOf } from './content-types.ts';
import { urlPathOf } from './site-paths.ts';

/** One stored form of a file: as it is, or compressed. */
export interface Representation {
  readonly encoding: Encoding;
  readonly diskPath: string;
  readonly size: number;
  /** Strong: the hash of exactly these bytes, so every coding has its own. */
  readonly etag: string;
  /** Null for a large file, which is streamed from disk, and for one that is unpacked when it is asked for. */
  readonly bytes: Buffer | null;
  /** For the plain form of a compressed file, which next to nobody asks for: what to unpack it from. */
  readonly packed?: Buffer | null;
}

export interface SiteFile {
  readonly urlPath: string;
  readonly contentType: string;
  readonly identity: Representation;
  readonly br: Representation | null;
  readonly gzip: Representation | null;
}

export interface Site {
  readonly files: readonly SiteFile[];
  /** The page for unknown paths; it has no address of its own. */
  readonly notFound: SiteFile;
  /** The page for addresses whose page was taken away, where the build has made one. */
  readonly gone?: SiteFile | undefined;
}

export class SiteMissingError extends Error {
  constructor(directory: string, file: string) {
    super(`The built site was not found: ${join(directory, file)} does not exist.`);
    this.name = 'SiteMissingError';
  }
}

const HELD_IN_MEMORY_UP_TO = 128 * 1024;
const COMPRESSED_SIBLING = /\.(br|gz)$/;

/**
 * Reads the built site once. Pages and assets are held ready in memory, with their hashes and compressed forms: a
 * request then costs a lookup, no file system call and no compression. That, and that only names found here can ever be
 * served, is why there is no static file plugin.
 */
export async function loadSite(directory: string): Promise<Site> {
  const files = await loadFiles(directory, ['index.html', '404.html']);
  const [notFoundPath, gonePath] = [urlPathOf('404.html'), urlPathOf('410.html')];
  return {
    files: files.filter(({ urlPath }) => urlPath !== notFoundPath && urlPath !== gonePath),
    notFound: files.find((file) => file.urlPath === notFoundPath)!,
    gone: files.find((file) => file.urlPath === gonePath),
  };
}

/** All files of a built folder, among which these must be. */
export async function loadFiles(directory: string, needed: readonly string[]): Promise<SiteFile[]> {
  const names = await listFiles(directory);
  const missing = needed.find((name) => !names.has(name));
  if (missing !== undefined) throw new SiteMissingError(directory, missing);
  const files: SiteFile[] = [];
  for (const name of names) {
    if (!COMPRESSED_SIBLING.test(name)) files.push(await readSiteFile(directory, name, names));
  }
  return files;
}

/** Relative names with forward slashes. Hidden files but /.well-known, and links, are left out: the build makes none. */
async function listFiles(directory: string): Promise<Set<string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return new Set(names.filter((name) => !/(^|\/)\./.test(name.replace(/^\.well-known\//, ''))).sort());
}

async function readSiteFile(directory: string, name: string, names: ReadonlySet<string>): Promise<SiteFile> {
  const read = (fileName: string, encoding: Encoding) =>
    names.has(fileName) ? readRepresentation(join(directory, fileName), encoding) : null;
  const identity = await readRepresentation(join(directory, name), 'identity');
  const br = await read(`${name}.br`, 'br');
  const packed = br?.bytes ?? null;
  return {
    urlPath: urlPathOf(name),
    contentType: contentTypeOf(name),
    identity: packed === null ? identity : { ...identity, bytes: null, packed },
    br,
    gzip: await read(`${name}.gz`, 'gzip'),
  };
}

async function readRepresentation(diskPath: string, encoding: Encoding): Promise<Representation> {
  const { size } = await stat(diskPath);
  const hash = createHash('sha256');
  let bytes: Buffer | null = null;
  if (size <= HELD_IN_MEMORY_UP_TO) {
    bytes = await readFile(diskPath);
    hash.update(bytes);
  } else {
    await pipeline(createReadStream(diskPath), hash);
  }
  return { encoding, diskPath, size, bytes, etag: etagOf(hash) };
}
