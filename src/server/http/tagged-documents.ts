import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filled } from '#content/filled.ts';
import { tagNames, tagTexts } from '#content/tag-texts.ts';
import type { RenderAnswer } from '#contract/answer.ts';
import type { Tag } from '#contract/tag.ts';
import { escapeHtml } from '../mail/html.ts';
import type { Representation, Site, SiteFile } from './site-files.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
/** Quick enough for a start; the build takes its time. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const PLACE = /(<[a-z][^>]*\sdata-place="([\w-]+)"[^>]*>)([^<]*)/g;
const DRAWER = '<dialog id="cookie-settings"';

/** The built site does not fit the setting; a page that says less than it does must not be served. */
export class TagPlaceMissingError extends Error {
  constructor(document: string, place: string) {
    super(
      `TAG_URL is set, but ${document} has no place for what must be said about it (${place}). Build the site anew: npm run build.`,
    );
    this.name = 'TagPlaceMissingError';
  }
}

/** The document with the tag in it, for its script, and with what must be said about the tag, for its reader. */
export function withTag(html: string, tag: Tag, name: string): string {
  if (!html.includes(DRAWER)) throw new TagPlaceMissingError(name, DRAWER);
  const places = new Set<string>();
  const values = { host: new URL(tag.url).host, tool: tagNames[tag.kind] };
  const said = html.replace(PLACE, (_whole, opening: string, place: string) => {
    places.add(place);
    const texts = Object.entries(tagTexts).find(([key]) => key === place)?.[1];
    if (texts === undefined) throw new TagPlaceMissingError(name, place);
    return opening + escapeHtml(filled<string>(texts[tag.kind], values));
  });
  const missing = neededPlaces(name).find((place) => !places.has(place));
  if (missing !== undefined) throw new TagPlaceMissingError(name, missing);
  const { kind, url, siteId } = tag;
  const data = `data-tag="${kind}" data-tag-url="${escapeHtml(url)}" data-tag-site="${escapeHtml(siteId)}"`;
  return said.replace(DRAWER, `${DRAWER} ${data}`);
}

/** The drawer is in every document; the policy has to say the rest. */
function neededPlaces(name: string): readonly string[] {
  const isPolicy = name === '/privacy-policy';
  return Object.keys(tagTexts).filter((place) => isPolicy || place.startsWith('drawer-'));
}

/** All documents of the site with the tag. They are few and stay in memory. */
export async function tagSite(site: Site, tag: Tag): Promise<Site> {
  const tagged = (file: SiteFile) =>
    file.contentType.startsWith('text/html') ? tagFile(file, tag) : Promise.resolve(file);
  return { files: await Promise.all(site.files.map(tagged)), notFound: await tagged(site.notFound) };
}

async function tagFile(file: SiteFile, tag: Tag): Promise<SiteFile> {
  const html = await readFile(file.identity.diskPath, 'utf8');
  const plain = Buffer.from(withTag(html, tag, file.urlPath));
  const [br, gz] = await Promise.all([brotliAsync(plain, QUALITY), gzipAsync(plain, { level: 9 })]);
  const form = (like: Representation, bytes: Buffer): Representation => ({
    encoding: like.encoding,
    diskPath: like.diskPath,
    size: bytes.length,
    bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
  });
  return {
    ...file,
    identity: form(file.identity, plain),
    br: file.br && form(file.br, br),
    gzip: file.gzip && form(file.gzip, gz),
  };
}

/** The answers to forms are documents too. */
export function tagAnswers(render: RenderAnswer | null, tag: Tag): RenderAnswer | null {
  return render && (async (answer) => withTag(await render(answer), tag, `the answer to ${answer.form}`));
}
