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
/** Quick enough for a start; the build takes its time. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const DAY_MS = 24 * 60 * 60 * 1000;
const PLACE = /(<[a-z][^>]*\sdata-place="([\w-]+)"[^>]*>)([^<]*)/g;
const DRAWER = '<dialog id="cookie-settings"';

/** The built site does not fit the settings; a page that says something else than it does must not be served. */
export class PlaceMissingError extends Error {
  constructor(document: string, place: string) {
    super(
      `The settings are not those that the site was built for, and ${document} has no place for what must be said about them (${place}). Build the site anew: npm run build.`,
    );
    this.name = 'PlaceMissingError';
  }
}

/** What of the configuration changes what the documents say, and what their scripts do. */
export type ServedConfig = Pick<Config, 'tag' | 'visits' | 'mail' | 'retention'>;

/** Puts what the settings ask for into documents; null where they are as they were built. */
export type Fill = (html: string, name: string) => string;

export function fillOf(config: ServedConfig): Fill | null {
  const settings = spokenSettings(config);
  if (isDeepStrictEqual(settings, defaultSettings)) return null;
  return (html, name) => withMarks(withTexts(html, settings, name), config, name);
}

function spokenSettings({ tag, visits, mail, retention }: ServedConfig): StatedSettings {
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
  const said = html.replace(PLACE, (_whole, opening: string, place: string) => {
    places.add(place);
    const text = texts.get(place);
    if (text === undefined) throw new PlaceMissingError(name, place);
    return opening + escapeHtml(text(settings));
  });
  const missing = neededPlaces(name).find((place) => !places.has(place));
  if (missing !== undefined) throw new PlaceMissingError(name, missing);
  return said;
}

/** The drawer is in every document; the policy has to say the rest. */
function neededPlaces(name: string): readonly string[] {
  const isPolicy = name === '/privacy-policy';
  return Object.keys(servedTexts).filter((place) => isPolicy || place.startsWith('drawer-'));
}

/** What the page's script has to know stands on the drawer, where src/enhance/consent.ts finds it. */
function withMarks(html: string, { tag, visits }: ServedConfig, name: string): string {
  if (!html.includes(DRAWER)) throw new PlaceMissingError(name, DRAWER);
  const marks = {
    ...(visits.isCounting ? {} : { visits: 'off' }),
    ...(tag && { tag: tag.kind, 'tag-url': tag.url, 'tag-site': tag.siteId }),
  };
  const data = Object.entries(marks).map(([mark, value]) => ` data-${mark}="${escapeHtml(value)}"`);
  return html.replace(DRAWER, DRAWER + data.join(''));
}

/** All documents of the site as they are served. They are few and stay in memory. */
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
  const said = fill(html, file.urlPath);
  // Most settings change the policy alone.
  if (said === html) return file;
  const plain = Buffer.from(said);
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

/** The answers to forms are documents too. */
export function fillAnswers(render: RenderAnswer | null, fill: Fill): RenderAnswer | null {
  return render && (async (answer) => fill(await render(answer), `the answer to ${answer.form}`));
}
