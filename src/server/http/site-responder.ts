import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { filled } from '#content/filled.ts';
import type { Redirect } from '#content/redirects.ts';
import { plainTexts } from '#content/server-pages.ts';
import type { ProxyTrust } from '../shared/client-address.ts';
import { type Answer, type FileSlice, textAnswer } from './answers.ts';
import { errorText } from './errors.ts';
import type { FlatHeaders, SecurityHeaders } from './headers.ts';
import {
  createEncodingNegotiator,
  ifRangeHolds,
  noneMatchFails,
  parseRange,
  type Representation,
  type Site,
  type SiteFile,
  SPECULATION_RULES,
} from './site-files.ts';
import { canonicalPath, isPageLike, originForm } from './site-paths.ts';

/** Header lists written once at start-up, so that a request only picks one. */
interface ReadyHeaders {
  readonly ok: FlatHeaders;
  /** As `ok`, without the length: what a part of the file starts from. */
  readonly withoutLength: FlatHeaders;
  readonly notModified: FlatHeaders;
}

interface ReadyRepresentation extends Representation {
  readonly plain: ReadyHeaders;
  readonly secure: ReadyHeaders;
}

interface ReadyFile {
  readonly identity: ReadyRepresentation;
  readonly br: ReadyRepresentation | null;
  readonly gzip: ReadyRepresentation | null;
}

const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Names under these folders carry a hash or a version, so what stands behind one never changes. */
function cacheControlOf(urlPath: string): string {
  return urlPath.startsWith('/assets/') || urlPath.startsWith('/art/') ? IMMUTABLE : REVALIDATE;
}

/** `whole`: what goes with the whole file only, not with a part of it and not with the news that it is the same. */
export function readyFile(file: SiteFile, security: SecurityHeaders, whole: FlatHeaders = []): ReadyFile {
  const ready = (form: Representation) => readyForm(file, form, security, whole);
  return {
    identity: ready(file.identity),
    br: file.br && ready(file.br),
    gzip: file.gzip && ready(file.gzip),
  };
}

function readyForm(
  file: SiteFile,
  form: Representation,
  security: SecurityHeaders,
  whole: FlatHeaders,
): ReadyRepresentation {
  const isNegotiated = file.br !== null || file.gzip !== null;
  const validators = [
    'ETag',
    form.etag,
    'Cache-Control',
    cacheControlOf(file.urlPath),
    ...(isNegotiated ? ['Vary', 'Accept-Encoding'] : []),
  ];
  const headersFor = (secure: boolean): ReadyHeaders => {
    const notModified = [
      ...validators,
      ...security.flat({ secure, shared: file.urlPath.startsWith('/social/') }),
    ];
    const kind =
      form.encoding === 'identity' ? ['Accept-Ranges', 'bytes'] : ['Content-Encoding', form.encoding];
    const withoutLength = ['Content-Type', file.contentType, ...kind, ...notModified];
    const ok = ['Content-Length', String(form.size), ...withoutLength, ...whole];
    return { ok, withoutLength, notModified };
  };
  return { ...form, plain: headersFor(false), secure: headersFor(true) };
}

const acceptedEncodings = createEncodingNegotiator();

/** The stored form that the client likes best. */
export function chooseForm(file: ReadyFile, acceptEncoding: string | undefined): ReadyRepresentation {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const form = file[encoding];
    if (form !== null) return form;
  }
  return file.identity;
}

/** What is at an old address: the place it leads to, or nothing any more. */
type OldAddress = { readonly to: string } | 'gone';

type FindOldAddress = (path: string, query: string) => OldAddress | undefined;

/** Old addresses by their paths, however they are written: old servers often made no difference between capitals. */
function createRedirects(redirects: readonly Redirect[]): FindOldAddress {
  const byPath = new Map(redirects.map(({ from, to }) => [keyOf(from), to ?? 'gone']));
  return (path, query) => {
    const key = byPath.size === 0 ? null : keyOf(path);
    const found = key === null ? undefined : byPath.get(key);
    return found === undefined || found === 'gone' ? found : { to: withQuery(found, query) };
  };
}

function keyOf(path: string): string | null {
  return canonicalPath(path)?.toLowerCase() ?? null;
}

/** The query goes before the part of the page, and gives way to one that the record has. */
function withQuery(to: string, query: string): string {
  if (query === '' || to.includes('?')) return to;
  const [address = '', ...part] = to.split('#');
  return [`${address}${query}`, ...part].join('#');
}

const RULES_PATH = `/${SPECULATION_RULES}`;

/**
 * Points documents to the rules by which browsers may fetch the next page ahead. In a header, as the content-security
 * policy allows no script in the page itself; and only where the site has such rules.
 */
function createSpeculationHeaders({ files }: Site): (file: SiteFile) => FlatHeaders {
  const hasRules = files.some(({ urlPath }) => urlPath === RULES_PATH);
  return ({ contentType }) =>
    hasRules && contentType.startsWith('text/html') ? ['Speculation-Rules', `"${RULES_PATH}"`] : [];
}

/** The parts of a request that decide the answer. */
export interface SiteRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly secure: boolean;
}

interface SiteResponder {
  /** The file at exactly this address, for those who only want the plain case. */
  find(path: string): ReadyFile | undefined;
  answer(request: SiteRequest): Answer;
}

const ONE_HOUR = 'public, max-age=3600';

export function createSiteResponder(
  site: Site,
  security: SecurityHeaders,
  redirects: readonly Redirect[] = [],
): SiteResponder {
  const findOldAddress = createRedirects(redirects);
  const speculation = createSpeculationHeaders(site);
  const files = new Map(
    site.files.map((file) => [file.urlPath, readyFile(file, security, speculation(file))]),
  );
  const notFoundPage = readyFile(site.notFound, security);
  const gonePage = site.gone ? readyFile(site.gone, security) : notFoundPage;

  const text = (request: SiteRequest, status: number, message: string, headers?: FlatHeaders): Answer => {
    const withBody = request.method !== 'HEAD';
    return textAnswer(security, { status, text: message, secure: request.secure, withBody, headers });
  };

  function answer(request: SiteRequest): Answer {
    const target = originForm(request.target);
    const queryStart = target.indexOf('?');
    const path = queryStart < 0 ? target : target.slice(0, queryStart);

    const exact = files.get(path);
    const known = exact === undefined ? canonicalPath(path) : path;
    if (known === null || !files.has(known))
      return answerOldAddress(request, path, target) ?? missing(request, path);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return text(request, 405, errorText(405), ['Allow', 'GET, HEAD', 'Cache-Control', 'no-store']);
    }
    if (exact !== undefined) return answerWithFile(request, exact);

    // The location is the address of a known file, so it can never lead to another host. 301 rather than 308: only GET
    // and HEAD come here, so there is no method to keep, and every crawler ever written understands it. Browsers keep
    // such a redirect as long as they like unless told otherwise.
    const location = queryStart < 0 ? known : known + target.slice(queryStart);
    const moved = filled(plainTexts.moved, { path: known });
    return text(request, 301, moved, ['Location', location, 'Cache-Control', ONE_HOUR]);
  }

  /** 308 and not 301, as whatever came to the old address may have been sent by any method. */
  function answerOldAddress(request: SiteRequest, path: string, target: string): Answer | undefined {
    const found = findOldAddress(path, target.slice(path.length));
    if (found === undefined) return undefined;
    if (found === 'gone') return missing(request, path, 410);
    const moved = filled(plainTexts.moved, { path: found.to });
    return text(request, 308, moved, ['Location', found.to, 'Cache-Control', ONE_HOUR]);
  }

  function missing(request: SiteRequest, path: string, status: 404 | 410 = 404): Answer {
    if (!isPageLike(path)) return text(request, status, errorText(status));
    const form = chooseForm(status === 410 ? gonePage : notFoundPage, request.headers['accept-encoding']);
    const headers = [
      ...['Content-Length', String(form.size), 'Content-Type', site.notFound.contentType],
      ...(form.encoding === 'identity' ? [] : ['Content-Encoding', form.encoding]),
      ...['Cache-Control', REVALIDATE, 'Vary', 'Accept-Encoding'],
      ...security.flat({ secure: request.secure }),
    ];
    return { status, headers, body: request.method === 'HEAD' ? null : wholeBody(form) };
  }

  return { find: (path) => files.get(path), answer };
}

export function answerWithFile({ method, headers, secure }: SiteRequest, file: ReadyFile): Answer {
  const form = chooseForm(file, headers['accept-encoding']);
  const ready = secure ? form.secure : form.plain;
  if (noneMatchFails(headers['if-none-match'], form.etag)) {
    return { status: 304, headers: ready.notModified, body: null };
  }
  if (method === 'HEAD') return { status: 200, headers: ready.ok, body: null };

  // Ranges count in the bytes of the plain file, so a compressed answer is always sent whole.
  const mayBePartial = form.encoding === 'identity' && ifRangeHolds(headers['if-range'], form.etag);
  const range = mayBePartial ? parseRange(headers.range, form.size) : null;
  if (range === null) return { status: 200, headers: ready.ok, body: wholeBody(form) };
  if (range === 'unsatisfiable') {
    const refusal = ['Content-Length', '0', 'Content-Range', `bytes */${form.size}`];
    return { status: 416, headers: [...refusal, ...ready.notModified], body: null };
  }
  const length = ['Content-Length', String(range.end - range.start + 1)];
  return {
    status: 206,
    headers: [
      ...length,
      'Content-Range',
      `bytes ${range.start}-${range.end}/${form.size}`,
      ...ready.withoutLength,
    ],
    body: sliceOf(form, range.start, range.end),
  };
}

export function wholeBody(form: ReadyRepresentation): Buffer | FileSlice {
  return sliceOf(form, 0, form.size - 1);
}

function sliceOf(form: ReadyRepresentation, start: number, end: number): Buffer | FileSlice {
  const bytes = bytesOf(form);
  if (bytes !== null) return bytes.subarray(start, end + 1);
  return { diskPath: form.diskPath, expectedSize: form.size, start, end };
}

function bytesOf({ bytes, packed }: ReadyRepresentation): Buffer | null {
  return packed ? brotliDecompressSync(packed) : bytes;
}

interface FastPathOptions {
  readonly site: SiteResponder;
  readonly trust: ProxyTrust;
  /** While closing, replies must carry `Connection: close`: the ordinary way sees to that. */
  readonly isClosing: () => boolean;
}

/** Sends the reply and returns true, or leaves everything untouched and returns false. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The plain case, a GET of a file that is held in memory or its 304, is most of the traffic. Head and body are ready, so it
 * needs nothing of the framework: no request object, no hooks, no reply. Whatever is not plain goes the ordinary way.
 */
export function createFastPath({ site, trust, isClosing }: FastPathOptions): FastPath {
  return (request, response) => {
    if (request.method !== 'GET' || isClosing()) return false;
    const target = request.url ?? '';
    const queryStart = target.indexOf('?');
    const file = site.find(queryStart < 0 ? target : target.slice(0, queryStart));
    if (file === undefined) return false;

    const { headers } = request;
    if (headers.range !== undefined) return false;
    const form = chooseForm(file, headers['accept-encoding']);
    if (form.bytes === null) return false;

    // Node takes the lists as they are; its types only miss that it does not change them.
    const ready = trust.isHttps(request) ? form.secure : form.plain;
    if (noneMatchFails(headers['if-none-match'], form.etag)) {
      response.writeHead(304, ready.notModified as string[]).end();
    } else {
      response.writeHead(200, ready.ok as string[]).end(form.bytes);
    }
    return true;
  };
}
