import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { urlPathOf } from './site-paths.ts';

/** The first 60 bits of the SHA-256 hash: enough to distinguish the versions of one file, and short, as every response has it. */
export function etagOf(hash: Hash): string {
  return `"${hash.digest('base64url').slice(0, 10)}"`;
}

/** If-None-Match: true when the client already holds what we would send (weak comparison, RFC 9110 13.1.2). */
export function noneMatchFails(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  // A proxy that recompresses marks our ETags as weak; the opaque part decides.
  return header.match(/"[^"]*"/g)?.includes(etag) ?? false;
}

interface ByteRange {
  readonly start: number;
  /** Inclusive. */
  readonly end: number;
}

/**
 * One byte range within `size` bytes. Null for no header, several ranges, another unit or a malformed header, all of which
 * may be answered with the whole file.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = header === undefined ? null : /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header);
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;

  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}

/** If-Range: true when the range may be served. Needs the same strong ETag; we send no Last-Modified to compare with. */
export function ifRangeHolds(header: string | string[] | undefined, etag: string): boolean {
  return header === undefined || String(header).trim() === etag;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Browsers ignore speculation rules served as application/json. */
export const SPECULATION_RULES = 'speculation-rules.json';

/** An unknown type is offered as a download: with nosniff the browser does not guess. */
export function contentTypeOf(path: string): string {
  if (path === SPECULATION_RULES) return 'application/speculationrules+json';
  return CONTENT_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/** A file as it is, or compressed. */
export interface Representation {
  readonly encoding: Encoding;
  readonly diskPath: string;
  readonly size: number;
  /** Strong: the hash of exactly these bytes, so every content coding has its own. */
  readonly etag: string;
  /** Null for a large file, which is streamed from disk, and for one that is decompressed on demand. */
  readonly bytes: Buffer | null;
  /** The Brotli form from which the plain form, which almost no client requests, is decompressed on demand. */
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
  /** The page for unknown paths. */
  readonly notFound: SiteFile;
  /** The page for removed pages (410), where the build has one. */
  readonly gone?: SiteFile | undefined;
}

export class SiteMissingError extends Error {
  constructor(directory: string, file: string) {
    super(`The built site was not found: ${join(directory, file)} does not exist.`);
    this.name = 'SiteMissingError';
  }
}

const MAX_BYTES_IN_MEMORY = 128 * 1024;
const COMPRESSED_SIBLING = /\.(br|gz)$/;

/**
 * Reads the built site once. Pages and assets stay in memory with their hashes and compressed forms, so that a request costs
 * a lookup, no file system call and no compression. That, and that no other file can ever be served, is why there is no
 * static file plugin.
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

/** All files of a built folder. Throws when a required one is missing. */
export async function loadFiles(directory: string, required: readonly string[]): Promise<SiteFile[]> {
  const names = await listFiles(directory);
  const missing = required.find((name) => !names.has(name));
  if (missing !== undefined) throw new SiteMissingError(directory, missing);
  const files: SiteFile[] = [];
  for (const name of names) {
    if (!COMPRESSED_SIBLING.test(name)) files.push(await readSiteFile(directory, name, names));
  }
  return files;
}

/** Relative names with forward slashes. Skips symlinks and hidden files other than /.well-known: the build makes none. */
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

/** `names`: all files of the folder, among which are the compressed forms. */
export async function readSiteFile(
  directory: string,
  name: string,
  names: ReadonlySet<string>,
): Promise<SiteFile> {
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
  if (size <= MAX_BYTES_IN_MEMORY) {
    bytes = await readFile(diskPath);
    hash.update(bytes);
  } else {
    await pipeline(createReadStream(diskPath), hash);
  }
  return { encoding, diskPath, size, bytes, etag: etagOf(hash) };
}

type Encoding = 'br' | 'gzip' | 'identity';

/** Smallest first, for codings that the client weights equally. */
const SERVER_PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * The codings a client accepts, best first. Identity is always in the list, at the end if need be: a client that forbids it
 * too gets the plain file rather than an error, which RFC 9110 leaves to the server.
 */
function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity'];
  const weights = parseWeights(header);
  const anyOther = weights.get('*');
  const weightOf = (encoding: Encoding): number =>
    // Identity is acceptable without being named, but ranks below everything named.
    weights.get(encoding) ?? anyOther ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);

  const accepted = SERVER_PREFERENCE.filter((encoding) => weightOf(encoding) > 0).sort(
    (one, other) => weightOf(other) - weightOf(one),
  );
  return accepted.includes('identity') ? accepted : [...accepted, 'identity'];
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (coding === '') continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    // An invalid weight is a mistake of the client; "not acceptable" is the safe reading.
    weights.set(coding, /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0);
  }
  return weights;
}

const CACHE_ENTRIES = 200;
const CACHE_HEADER_LENGTH = 100;

/** Browsers send a handful of different headers, so results are cached; bounded, because clients choose the keys. */
export function createEncodingNegotiator(): (header: string | undefined) => readonly Encoding[] {
  const cache = new Map<string | undefined, readonly Encoding[]>();
  return (header) => {
    const found = cache.get(header);
    if (found !== undefined) return found;
    const accepted = acceptedEncodings(header);
    if (header === undefined || header.length <= CACHE_HEADER_LENGTH) {
      if (cache.size >= CACHE_ENTRIES) cache.clear();
      cache.set(header, accepted);
    }
    return accepted;
  };
}
