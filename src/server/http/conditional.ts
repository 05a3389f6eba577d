import type { Hash } from 'node:crypto';

/** The tag of a file by its SHA-256 hash. 60 bits tell the versions of one address apart, and every reply carries the tag. */
export function etagOf(hash: Hash): string {
  return `"${hash.digest('base64url').slice(0, 10)}"`;
}

/** If-None-Match: true when the client already holds what we would send (weak comparison, RFC 9110 13.1.2). */
export function noneMatchFails(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  // A proxy that recompresses marks our tags as weak; the opaque part is what counts.
  return header.match(/"[^"]*"/g)?.includes(etag) ?? false;
}

export interface ByteRange {
  readonly start: number;
  /** The last byte, included. */
  readonly end: number;
}

/**
 * One byte range within `size` bytes. Null when there is none that we serve in part: no header, several ranges, another
 * unit or a malformed one, all of which may be answered with the whole file.
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

/** If-Range: true when the range may be served. Needs the very same strong tag; we send no dates to compare with. */
export function ifRangeHolds(header: string | string[] | undefined, etag: string): boolean {
  return header === undefined || String(header).trim() === etag;
}
