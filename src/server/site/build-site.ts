import { createHash } from 'node:crypto';
import { compress } from '../http/compression.ts';
import type { Fill } from '../http/served-texts.ts';
import { contentTypeOf, etagOf, type Representation, type Site, type SiteFile } from '../http/site-files.ts';
import { urlPathOf } from '../http/site-paths.ts';
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
  const { br, gzip } = await compress(file, data);
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
