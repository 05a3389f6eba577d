import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defaultSettings, type StatedSettings, servedTexts } from '#content/served-texts.ts';
import type { RenderAnswer } from '#contract/answer.ts';
import type { Config } from '../settings/config.ts';
import { escapeHtml } from '../shared/html.ts';
import { etagOf, type Representation, type Site, type SiteFile } from './site-files.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
/** Fast enough for startup; the build compresses harder. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const DAY_MS = 24 * 60 * 60 * 1000;
const PLACE = /(<[a-z][^>]*\sdata-place="([\w-]+)"[^>]*>)([^<]*)/g;
const DRAWER = '<dialog id="cookie-settings"';

/** A page that discloses something other than what it does must not be served. */
export class PlaceMissingError extends Error {
  constructor(document: string, place: string) {
    super(
      `The settings differ from the defaults, and ${document} has no place for the text about them (${place}): the site was built by another version. Build it again: npm run build.`,
    );
    this.name = 'PlaceMissingError';
  }
}

/** The settings that change the texts of documents and the behavior of their scripts. */
type ServedConfig = Pick<Config, 'tag' | 'visits' | 'mail' | 'retention'>;

/** Fills the texts that depend on settings into a document. */
export type Fill = (html: string, name: string) => string;

/** Null with the default settings, which the site is built for. */
export function fillOf(config: ServedConfig): Fill | null {
  const settings = statedSettings(config);
  if (isDeepStrictEqual(settings, defaultSettings)) return null;
  return (html, name) => withAttributes(withTexts(html, settings, name), config, name);
}

function statedSettings({ tag, visits, mail, retention }: ServedConfig): StatedSettings {
  const days = (ms: number | null) => ms && ms / DAY_MS;
  return {
    tool: tag && { kind: tag.kind, host: new URL(tag.url).host },
    isCounting: visits.isCounting,
    confirmsSubscriptions: mail.confirmSubscriptions,
    kept: {
      counts: days(visits.retentionMs),
      enquiries: days(retention.contactMs),
      applications: days(retention.careersMs),
      resumes: days(retention.resumesMs),
      subscribers: days(retention.newsletterMs),
    },
  };
}

function withTexts(html: string, settings: StatedSettings, name: string): string {
  const places = new Set<string>();
  const texts = new Map(Object.entries(servedTexts));
  const result = html.replace(PLACE, (_whole, opening: string, place: string) => {
    places.add(place);
    const text = texts.get(place);
    if (text === undefined) throw new PlaceMissingError(name, place);
    return opening + escapeHtml(text(settings));
  });
  const missing = requiredPlaces(name).find((place) => !places.has(place));
  if (missing !== undefined) throw new PlaceMissingError(name, missing);
  return result;
}

/** The drawer is in every document; the privacy policy states the rest. */
function requiredPlaces(name: string): readonly string[] {
  const isPolicy = name === '/privacy-policy';
  return Object.keys(servedTexts).filter((place) => isPolicy || place.startsWith('drawer-'));
}

/** src/enhance/consent.ts reads these data attributes of the drawer. */
function withAttributes(html: string, { tag, visits }: ServedConfig, name: string): string {
  if (!html.includes(DRAWER)) throw new PlaceMissingError(name, DRAWER);
  const attributes = {
    ...(visits.isCounting ? {} : { visits: 'off' }),
    ...(tag && { tag: tag.kind, 'tag-url': tag.url, 'tag-site': tag.siteId }),
  };
  const data = Object.entries(attributes).map(([key, value]) => ` data-${key}="${escapeHtml(value)}"`);
  return html.replace(DRAWER, DRAWER + data.join(''));
}

/** The filled documents are few and stay in memory. */
export async function fillSite(site: Site, fill: Fill): Promise<Site> {
  const filled = (file: SiteFile) =>
    file.contentType.startsWith('text/html') ? fillFile(file, fill) : Promise.resolve(file);
  return {
    files: await Promise.all(site.files.map(filled)),
    notFound: await filled(site.notFound),
    gone: site.gone && (await filled(site.gone)),
  };
}

async function fillFile(file: SiteFile, fill: Fill): Promise<SiteFile> {
  const html = await readFile(file.identity.diskPath, 'utf8');
  const filled = fill(html, file.urlPath);
  // Most settings change the privacy policy only.
  if (filled === html) return file;
  const plain = Buffer.from(filled);
  const [br, gz] = await Promise.all([brotliAsync(plain, QUALITY), gzipAsync(plain, { level: 9 })]);
  const form = (like: Representation, bytes: Buffer): Representation => ({
    encoding: like.encoding,
    diskPath: like.diskPath,
    size: bytes.length,
    bytes,
    etag: etagOf(createHash('sha256').update(bytes)),
  });
  return {
    ...file,
    identity: form(file.identity, plain),
    br: file.br && form(file.br, br),
    gzip: file.gzip && form(file.gzip, gz),
  };
}

/** The result pages of forms are documents too. */
export function fillAnswers(render: RenderAnswer | null, fill: Fill): RenderAnswer | null {
  return render && (async (answer) => fill(await render(answer), `the answer to ${answer.form}`));
}
