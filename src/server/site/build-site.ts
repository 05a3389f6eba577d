import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Compressed, compress } from '../http/compression.ts';
import type { Fill } from '../http/served-texts.ts';
import { contentTypeOf, etagOf, type Representation, type Site, type SiteFile } from '../http/site-files.ts';
import { urlPathOf } from '../http/site-paths.ts';
import { bytesOf } from '../http/site-responder.ts';
import type { RenderedSite } from './bundle.ts';

/** Files besides documents that content decides. */
const FROM_CONTENT = /^\/(?:search\.json|sitemap\.xml|speculation-rules\.json)$/;

export function isFromContent({ urlPath, contentType }: SiteFile): boolean {
  return contentType.startsWith('text/html') || FROM_CONTENT.test(urlPath);
}

/**
 * The site with the documents of a release. `built` supplies scripts, styles, drawings and other files, `previous` the documents
 * that are the same, so that they need not be compressed again. `pictures`: those that documents show and the build lacks.
 */
export async function buildSite(
  built: Site,
  previous: Site,
  { documents, others, off }: RenderedSite,
  fill: Fill | null,
  pictures: readonly SiteFile[],
): Promise<Site> {
  const known = new Map(allFiles(previous).map((file) => [file.urlPath, file]));
  const rendered = await Promise.all(
    [...documents, ...others].map(({ file, text }) => {
      const urlPath = urlPathOf(file);
      const filled = fill !== null && file.endsWith('.html') ? fill(text, urlPath) : text;
      return textFile(file, Buffer.from(filled), known.get(urlPath));
    }),
  );
  const byPath = new Map(rendered.map((file) => [file.urlPath, file]));
  const errorPages = [built.notFound.urlPath, built.gone?.urlPath];
  const files = [...built.files.filter((file) => !isFromContent(file)), ...rendered, ...pictures].filter(
    ({ urlPath }) => !off.includes(urlPath) && !errorPages.includes(urlPath),
  );
  return {
    files: files.sort((one, other) => (one.urlPath < other.urlPath ? -1 : 1)),
    notFound: byPath.get(built.notFound.urlPath) ?? built.notFound,
    gone: built.gone && (byPath.get(built.gone.urlPath) ?? built.gone),
  };
}

export function allFiles({ files, notFound, gone }: Site): readonly SiteFile[] {
  return [...files, notFound, ...(gone ? [gone] : [])];
}

async function textFile(file: string, data: Buffer, known: SiteFile | undefined): Promise<SiteFile> {
  const etag = etagOf(createHash('sha256').update(data));
  if (known?.identity.etag === etag) return known;
  const ready = withForms(file, data, await compress(file, data, 'fast'));
  compressedFast.set(ready, file);
  return ready;
}

function withForms(file: string, data: Buffer, { br, gzip }: Compressed): SiteFile {
  const form = (encoding: Representation['encoding'], bytes: Buffer): Representation => ({
    encoding,
    diskPath: '',
    size: bytes.length,
    etag: etagOf(createHash('sha256').update(bytes)),
    bytes,
  });
  return {
    urlPath: urlPathOf(file),
    contentType: contentTypeOf(file),
    // Almost no client requests the plain form, so it is decompressed on demand.
    identity: { ...form('identity', data), ...(br && { bytes: null, packed: br }) },
    br: br && form('br', br),
    gzip: gzip && form('gzip', gzip),
  };
}

/** Names of files of sites that were served before they were as small as after a build. */
const compressedFast = new WeakMap<SiteFile, string>();

const PROGRAM = fileURLToPath(new URL('compress-process.ts', import.meta.url));
/** Longer than a busy machine needs for all pages. */
const COMPRESS_MS = 5 * 60_000;

/** The site with files as small as after a build, which takes too long for somebody who waits for a publish. Null if they are. */
export async function compressWell(site: Site): Promise<Site | null> {
  const files = allFiles(site).flatMap((file) => {
    const name = compressedFast.get(file);
    return name === undefined ? [] : [{ file, name, data: bytesOf(file.identity)! }];
  });
  if (files.length === 0) return null;
  const compressed = await compressInProcess(files.map(({ name, data }) => [name, data]));
  const smaller = new Map(
    files.map(({ file, name, data }, index) => [file, withForms(name, data, compressed[index]!)]),
  );
  const best = (file: SiteFile): SiteFile => smaller.get(file) ?? file;
  return { files: site.files.map(best), notFound: best(site.notFound), gone: site.gone && best(site.gone) };
}

function compressInProcess(files: readonly (readonly [string, Buffer])[]): Promise<readonly Compressed[]> {
  return new Promise((resolve, reject) => {
    const child = fork(PROGRAM, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      timeout: COMPRESS_MS,
      killSignal: 'SIGKILL',
    });
    child.once('message', (reply) => resolve(asBuffers(reply as readonly Compressed[])));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('the process that compresses pages has ended')));
    child.send(files);
    // Does not keep the server alive.
    child.unref();
    child.channel?.unref();
  });
}

function asBuffers(compressed: readonly Compressed[]): readonly Compressed[] {
  const own = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes);
  return compressed.map(({ br, gzip }) => ({ br: own(br), gzip: own(gzip) }));
}
