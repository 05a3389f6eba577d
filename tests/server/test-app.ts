import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { type AppDeps, buildApp } from '#server/app.ts';
import { loadSite } from '#server/http/site-files.ts';

const MAPS = 'https://maps.example';

/** The app for a site folder, with its log lines. It does not listen, and tests can add routes. */
export async function createTestApp(
  directory: string | null,
  deps: Partial<AppDeps> = {},
): Promise<{ app: FastifyInstance; log: string[] }> {
  const log: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk));
      done();
    },
  });
  const app = buildApp({
    site: directory === null ? null : await loadSite(directory),
    frameSources: [MAPS],
    trustedProxies: [],
    backend: null,
    renderAnswer: null,
    logger: { level: 'info', stream },
    logRequests: false,
    ...deps,
  });
  return { app, log };
}

/** The headers that every response must have. */
export const SECURITY_HEADERS = {
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; (?!.*unsafe).*frame-src https:\/\/maps\.example;/,
  ),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};
