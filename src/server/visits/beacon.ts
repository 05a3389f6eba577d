import type { IncomingMessage, ServerResponse } from 'node:http';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { VISIT_LIMITS } from '#contract/visits.ts';
import { visitRefusalTexts } from '#generated/texts/site.ts';
import { isCrossSite } from '../http/api.ts';
import { clientKey, type ProxyTrust } from '../http/client-address.ts';
import { apiError } from '../http/errors.ts';
import type { SecurityHeaders } from '../http/headers.ts';
import type { Beacon } from '../http/http-server.ts';
import { isAutomated } from './automated.ts';
import type { VisitIntake } from './intake.ts';
import { asksNotToBeCounted, readReport } from './report.ts';

interface BeaconOptions {
  readonly visits: VisitIntake;
  readonly trust: ProxyTrust;
  readonly security: SecurityHeaders;
  readonly siteUrl: string | null;
}

type Refusal = { readonly status: number; readonly error: string; readonly headers?: readonly string[] };

/**
 * Every page view sends a visit report, so like the fast path this bypasses Fastify, whose overhead would exceed the cost of
 * counting.
 */
export function createBeacon({ visits, trust, security, siteUrl }: BeaconOptions): Beacon {
  const { pages, counter, limit } = visits;
  function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
    const { status, error, headers = [] } = refusal;
    const body = JSON.stringify({ success: false, error });
    const type = [
      'Content-Type',
      'application/json; charset=utf-8',
      'Content-Length',
      `${Buffer.byteLength(body)}`,
    ];
    const own = security.flat({ secure: trust.isHttps(request) });
    response.writeHead(status, [...type, ...headers, 'Cache-Control', 'no-store', ...own]).end(body);
  }

  return (request, response) => {
    if (request.url !== ENDPOINTS.visits) return false;
    const refusal = refusalOf(request, siteUrl);
    if (refusal !== null) {
      refuse(request, response, refusal);
      return true;
    }
    if (counter === null || isAutomated(request.headers)) {
      accept(response);
      return true;
    }
    const client = clientKey(trust.clientOf(request));
    const wait = limit.take(client);
    if (wait > 0) {
      const headers = ['Retry-After', String(Math.ceil(wait / 1000))];
      refuse(request, response, { status: 429, error: apiError(429).error, headers });
      return true;
    }
    readBody(request, (body) => {
      const events = body === null ? null : readReport(body, pages);
      if (body === null) refuse(request, response, TOO_LARGE);
      else if (events === null) refuse(request, response, { status: 400, error: visitRefusalTexts.notOurs });
      else {
        counter.count(events, client);
        accept(response);
      }
    });
    return true;
  };
}

/** Without security headers: a 204 has no content for them to protect. */
function accept(response: ServerResponse): void {
  response.writeHead(204).end();
}

/** Closes the connection instead of reading the rest of the body. */
const TOO_LARGE: Refusal = { status: 413, error: apiError(413).error, headers: ['Connection', 'close'] };

/** Checks everything but the body. */
function refusalOf({ method, headers }: IncomingMessage, siteUrl: string | null): Refusal | null {
  if (method !== 'POST') return { status: 405, error: apiError(405).error, headers: ['Allow', 'POST'] };
  if (isCrossSite({ headers, host: headers.host ?? '' }, siteUrl)) {
    return { status: 403, error: apiError(403).error };
  }
  if (asksNotToBeCounted(headers)) return { status: 403, error: visitRefusalTexts.privacyControl };
  const { 'content-type': type = '' } = headers;
  if (!/^application\/json\b/i.test(type)) return { status: 415, error: apiError(415).error };
  return Number(headers['content-length'] ?? 0) > VISIT_LIMITS.bytes ? TOO_LARGE : null;
}

/** Calls back once with the body as text, or null when it is too large; never when the client disconnects. */
function readBody(request: IncomingMessage, done: (body: string | null) => void): void {
  let first: Buffer | null = null;
  let size = 0;
  const more: Buffer[] = [];
  const onData = (chunk: Buffer): void => {
    size += chunk.length;
    if (size > VISIT_LIMITS.bytes) {
      request.off('data', onData).off('end', onEnd);
      done(null);
    } else if (first === null) first = chunk;
    else more.push(chunk);
  };
  const onEnd = (): void => {
    // The body nearly always arrives in one chunk.
    if (first === null || more.length === 0) done(first?.toString('utf8') ?? '');
    else done(Buffer.concat([first, ...more]).toString('utf8'));
  };
  request.on('data', onData).on('end', onEnd);
}
