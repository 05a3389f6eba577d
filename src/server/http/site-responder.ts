import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { filled } from '#content/filled.ts';
import type { Redirect } from '#content/redirects.ts';
import { plainTexts } from '#content/server-pages.ts';
import { type Answer, type FileSlice, textAnswer } from './answers.ts';
import { ifRangeHolds, noneMatchFails, parseRange } from './conditional.ts';
import { errorText } from './errors.ts';
import {
  chooseForm,
  REVALIDATE,
  type ReadyFile,
  type ReadyRepresentation,
  readyFile,
} from './ready-files.ts';
import { createRedirects } from './redirects.ts';
import type { FlatHeaders, SecurityHeaders } from './security-headers.ts';
import type { Site } from './site-files.ts';
import { canonicalPath, isPageLike, originForm } from './site-paths.ts';
import { createSpeculationHeaders } from './speculation-rules.ts';

/** The parts of a request that decide the answer. */
export interface SiteRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly secure: boolean;
}

export interface SiteResponder {
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
