import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface FetchedFile {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Still compressed. */
  readonly body: Buffer;
}

/** Headers that each server sets itself. */
const OWN_HEADERS = /^(?:date|connection|keep-alive|content-.*|etag|accept-ranges|last-modified)$/;

export function fetchFile(address: string, path: string, encoding: string): Promise<FetchedFile> {
  return new Promise((done, reject) => {
    get(address + path, { headers: { 'accept-encoding': encoding } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} is answered with ${response.statusCode}`));
      buffer(response).then((body) => done({ path, headers: response.headers, body }), reject);
    }).on('error', reject);
  });
}

/** The headers that the other servers must be configured to send. */
export function addedHeaders({ headers }: FetchedFile): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      OWN_HEADERS.test(name) ? [] : [[name, String(value)]],
    ),
  );
}

/** Throws unless the other server sends the same: otherwise the ratio would mean nothing. */
export async function expectSame(
  ours: FetchedFile,
  other: { readonly name: string; readonly address: string },
  encoding: string,
): Promise<void> {
  const theirs = await fetchFile(other.address, ours.path, encoding);
  const names = ['content-encoding', 'vary', ...Object.keys(addedHeaders(ours))];
  const different = names.filter(
    (name) => String(theirs.headers[name]).toLowerCase() !== String(ours.headers[name]).toLowerCase(),
  );
  if (!theirs.body.equals(ours.body)) different.push('body');
  if (different.length > 0) {
    throw new Error(`${ours.path}: ${other.name} sends another ${different.join(', ')}`);
  }
}
