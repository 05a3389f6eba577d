import { createEncodingNegotiator } from './accept-encoding.ts';
import type { FlatHeaders, SecurityHeaders } from './security-headers.ts';
import type { Representation, SiteFile } from './site-files.ts';

/** Header lists written once at start-up, so that a request only picks one. */
export interface ReadyHeaders {
  readonly ok: FlatHeaders;
  /** As `ok`, without the length: what a part of the file starts from. */
  readonly withoutLength: FlatHeaders;
  readonly notModified: FlatHeaders;
}

export interface ReadyRepresentation extends Representation {
  readonly plain: ReadyHeaders;
  readonly secure: ReadyHeaders;
}

export interface ReadyFile {
  readonly identity: ReadyRepresentation;
  readonly br: ReadyRepresentation | null;
  readonly gzip: ReadyRepresentation | null;
}

export const REVALIDATE = 'public, max-age=0, must-revalidate';
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
