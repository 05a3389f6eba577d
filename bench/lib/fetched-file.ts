import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface FetchedFile {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** As it came, still compressed. */
  readonly body: Buffer;
}

/** Each server writes these itself, in its own way. */
const OWN_HEADERS = /^(?:date|connection|keep-alive|content-.*|etag|accept-ranges|last-modified)$/;

export function fetchFile(address: string, path: string, encoding: string): Promise<FetchedFile> {
  return new Promise((done, reject) => {
    get(address + path, { headers: { 'accept-encoding': encoding } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} is answered with ${response.statusCode}`));
      buffer(response).then((body) => done({ path, headers: response.headers, body }), reject);
    }).on('error', reject);
  });
}

/** What the others have to be told to send. */
export function addedHeaders({ headers }: FetchedFile): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      OWN_HEADERS.test(name) ? [] : [[name, String(value)]],
    ),
  );
}

/** A ratio means something only where both do the same. */
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
