import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { filled } from '#content/filled.ts';
import type { Redirect } from '#content/redirects.ts';
import { plainTexts } from '#generated/texts/site.ts';
import { type Answer, type FileSlice, textAnswer } from './answers.ts';
import type { ProxyTrust } from './client-address.ts';
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

/** Header lists built once at startup, so that a request only picks one. */
interface ReadyHeaders {
  readonly ok: FlatHeaders;
  /** As `ok`, without Content-Length, for partial responses. */
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

/** Names in these folders contain a hash or a version, so their content never changes. */
function cacheControlOf(urlPath: string): string {
  return urlPath.startsWith('/assets/') || urlPath.startsWith('/art/') ? IMMUTABLE : REVALIDATE;
}

/** `extra`: headers of full responses only, not of 206 and 304. */
export function readyFile(file: SiteFile, security: SecurityHeaders, extra: FlatHeaders = []): ReadyFile {
  const ready = (form: Representation) => readyForm(file, form, security, extra);
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
  extra: FlatHeaders,
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
    const ok = ['Content-Length', String(form.size), ...withoutLength, ...extra];
    return { ok, withoutLength, notModified };
  };
  return { ...form, plain: headersFor(false), secure: headersFor(true) };
}

const acceptedEncodings = createEncodingNegotiator();

/** Content negotiation: the stored form that the client prefers. */
export function chooseForm(file: ReadyFile, acceptEncoding: string | undefined): ReadyRepresentation {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const form = file[encoding];
    if (form !== null) return form;
  }
  return file.identity;
}

type OldAddress = { readonly to: string } | 'gone';

type FindOldAddress = (path: string, query: string) => OldAddress | undefined;

/** Paths are matched without case, as many old servers ignored it. */
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

/** Inserts the query before the fragment. A query in the target wins. */
function withQuery(to: string, query: string): string {
  if (query === '' || to.includes('?')) return to;
  const [address = '', ...fragment] = to.split('#');
  return [`${address}${query}`, ...fragment].join('#');
}

const RULES_PATH = `/${SPECULATION_RULES}`;

/**
 * Points documents to the rules by which browsers may prefetch or prerender the next page. In a header, as the
 * content-security policy allows no inline script.
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

export interface SiteResponder {
  /** The file at exactly this path, for the fast path. */
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

    // The location is the path of a known file, so it cannot lead to another host. 301 rather than 308: only GET and HEAD
    // get here, so there is no method to preserve, and every crawler understands it. Without Cache-Control, browsers would
    // cache it for as long as they like.
    const location = queryStart < 0 ? known : known + target.slice(queryStart);
    const moved = filled(plainTexts.moved, { path: known });
    return text(request, 301, moved, ['Location', location, 'Cache-Control', ONE_HOUR]);
  }

  /** 308 and not 301, as requests to an old address may have any method. */
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

/** A responder that can be replaced between two requests, when a release is published. */
export function createSwitch(
  first: SiteResponder,
  onReplace: (use: (next: SiteResponder) => void) => void,
): SiteResponder {
  let current = first;
  onReplace((next) => {
    current = next;
  });
  return { find: (path) => current.find(path), answer: (request) => current.answer(request) };
}

export function answerWithFile({ method, headers, secure }: SiteRequest, file: ReadyFile): Answer {
  const form = chooseForm(file, headers['accept-encoding']);
  const ready = secure ? form.secure : form.plain;
  if (noneMatchFails(headers['if-none-match'], form.etag)) {
    return { status: 304, headers: ready.notModified, body: null };
  }
  if (method === 'HEAD') return { status: 200, headers: ready.ok, body: null };

  // Ranges refer to bytes of the plain file, so a compressed response is always sent whole.
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

/** Null for a large file, which is streamed from disk. */
export function bytesOf({ bytes, packed }: Pick<Representation, 'bytes' | 'packed'>): Buffer | null {
  return packed ? brotliDecompressSync(packed) : bytes;
}

interface FastPathOptions {
  readonly site: SiteResponder;
  readonly trust: ProxyTrust;
  /** During shutdown, responses need `Connection: close`, which Fastify adds. */
  readonly isClosing: () => boolean;
}

/** Sends the response and returns true, or leaves the request untouched and returns false. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * A GET of a file in memory, or its 304, is most of the traffic. Headers and body are prebuilt, so it needs nothing of
 * Fastify: no request object, no hooks, no reply. All other requests go through Fastify.
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

    // Node does not change the lists, but its types ask for mutable ones.
    const ready = trust.isHttps(request) ? form.secure : form.plain;
    if (noneMatchFails(headers['if-none-match'], form.etag)) {
      response.writeHead(304, ready.notModified as string[]).end();
    } else {
      response.writeHead(200, ready.ok as string[]).end(form.bytes);
    }
    return true;
  };
}
