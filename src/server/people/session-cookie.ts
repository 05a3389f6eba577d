import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProxyTrust } from '../shared/client-address.ts';

/** HttpOnly and SameSite. */
export interface SafeCookie {
  read(request: FastifyRequest): string | null;
  set(request: FastifyRequest, reply: FastifyReply, value: string, maxAgeMs: number): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

interface SafeCookieOptions {
  readonly name: string;
  /** `Lax` if the cookie is needed after a redirect from another site. */
  readonly sameSite: 'Strict' | 'Lax';
  readonly isSecure: (request: FastifyRequest) => boolean;
}

export function createSafeCookie({ name, sameSite, isSecure }: SafeCookieOptions): SafeCookie {
  // With the prefix, browsers refuse a cookie that a sibling domain or a plain HTTP response sets.
  const nameFor = (request: FastifyRequest): string => (isSecure(request) ? `__Host-${name}` : name);
  const write = (request: FastifyRequest, reply: FastifyReply, value: string, seconds: number): void => {
    const parts = [`${nameFor(request)}=${value}`, 'Path=/', `Max-Age=${seconds}`];
    parts.push('HttpOnly', `SameSite=${sameSite}`);
    if (isSecure(request)) parts.push('Secure');
    reply.header('Set-Cookie', parts.join('; '));
  };
  return {
    read: (request) => readValue(request.headers.cookie ?? '', nameFor(request)),
    set: (request, reply, value, maxAgeMs) => write(request, reply, value, Math.floor(maxAgeMs / 1000)),
    clear: (request, reply) => write(request, reply, '', 0),
  };
}

function readValue(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const [key = '', ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}

/** HTTPS, according to a trusted proxy or because the host is that of the configured HTTPS URL. */
export function createSecureCheck(trust: ProxyTrust, deskUrl: string | null) {
  const publicHost = deskUrl?.startsWith('https:') ? new URL(deskUrl).host : null;
  return (request: FastifyRequest): boolean => trust.isHttps(request.raw) || request.host === publicHost;
}
