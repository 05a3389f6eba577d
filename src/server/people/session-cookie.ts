import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProxyTrust } from '../shared/client-address.ts';

/** A cookie that scripts cannot read and other sites cannot use. */
export interface SafeCookie {
  read(request: FastifyRequest): string | null;
  set(request: FastifyRequest, reply: FastifyReply, value: string, maxAgeMs: number): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

interface SafeCookieOptions {
  readonly name: string;
  /** `Lax` for what has to come along when another site sends the browser back to us. */
  readonly sameSite: 'Strict' | 'Lax';
  readonly isSecure: (request: FastifyRequest) => boolean;
}

export function createSafeCookie({ name, sameSite, isSecure }: SafeCookieOptions): SafeCookie {
  // With the prefix the browser itself refuses one that a neighboring host or a plain connection tries to set.
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

/** True when the person's connection is encrypted: a trusted proxy says so, or it is the address that the settings name. */
export function createSecureCheck(trust: ProxyTrust, deskUrl: string | null) {
  const publicHost = deskUrl?.startsWith('https:') ? new URL(deskUrl).host : null;
  return (request: FastifyRequest): boolean => trust.isHttps(request.raw) || request.host === publicHost;
}
