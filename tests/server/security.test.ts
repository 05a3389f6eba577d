/** Every response has the security headers, and no path or method gives access beyond the site. */

import { rm, writeFile } from 'node:fs/promises';
import { METHODS } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTACT_FORM } from '#contract/contact.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { openBackend } from '#server/backend.ts';
import { parseConfig } from '#server/settings/config.ts';
import { CONTACT, NEWSLETTER } from '../fixtures/sample-submissions.ts';
import { type FixtureSite, writeFixtureSite } from './fixture-site.ts';
import { createTestApp, SECURITY_HEADERS } from './test-app.ts';
import { COMPANY } from './test-backend.ts';

const CANARY = 'the word outside of the site';
let fixture: FixtureSite;
let canaryPath: string;
let app: FastifyInstance;
let log: string[];
let port: number;
let unsubscribePath: string;

beforeAll(async () => {
  fixture = await writeFixtureSite();
  canaryPath = `${fixture.directory}-outside.txt`;
  await writeFile(canaryPath, CANARY);
  const backend = await openBackend(
    parseConfig({ DATA_DIR: `${fixture.directory}-data`, RATE_LIMIT_CLIENT: '1/1h' }),
    COMPANY,
  );
  ({ app, log } = await createTestApp(fixture.directory, { backend }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
  unsubscribePath = `${ENDPOINTS.unsubscribe}?token=nobody`;
});
afterAll(async () => {
  await app.close();
  await fixture.remove();
  await rm(canaryPath);
  await rm(`${fixture.directory}-data`, { recursive: true, force: true });
});

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends raw bytes and parses the first response; null if the connection was closed without one. */
async function send(head: string, body = ''): Promise<Reply | null> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1');
  // The server may close before everything is sent; only the response matters.
  socket.on('error', () => {});
  socket.write(`${head}\r\n\r\n`, 'latin1');
  socket.write(body);
  const answer = await text(socket).catch(() => '');
  if (answer === '') return null;
  const [top = '', ...rest] = answer.split('\r\n\r\n');
  const [statusLine = '', ...lines] = top.split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
  };
}
const request = (method: string, target: string, ...headers: string[]) =>
  send([`${method} ${target} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers].join('\r\n'));
const post = (target: string, body: string, ...headers: string[]) =>
  send(
    [
      `POST ${target} HTTP/1.1`,
      'Host: x',
      'Connection: close',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...headers,
    ].join('\r\n'),
    body,
  );
const JSON_TYPE = 'Content-Type: application/json';

describe('security headers are set on', () => {
  const tagOf = async (target: string) => String((await request('GET', target))?.headers.etag);
  // The order matters: the second valid submission exceeds the rate limit.
  const kinds: Readonly<Record<string, readonly [number, () => Promise<Reply | null>]>> = {
    'a page': [200, () => request('GET', '/about')],
    'a compressed page': [200, () => request('GET', '/about', 'Accept-Encoding: br')],
    'a HEAD of a page': [200, () => request('HEAD', '/about')],
    'a page over HTTP/1.0': [200, () => send('GET /about HTTP/1.0')],
    'an asset': [200, () => request('GET', '/assets/app-1a2b.js')],
    'a PDF': [200, () => request('GET', '/media/sheet.pdf')],
    'a video': [200, () => request('GET', '/media/clip.mp4')],
    'a range of a video': [206, () => request('GET', '/media/clip.mp4', 'Range: bytes=0-99')],
    'a range of a PDF': [206, () => request('GET', '/media/sheet.pdf', 'Range: bytes=0-3')],
    'an unsatisfiable range': [416, () => request('GET', '/media/sheet.pdf', 'Range: bytes=999-')],
    'a page that the client has cached': [
      304,
      async () => request('GET', '/about', `If-None-Match: ${await tagOf('/about')}`),
    ],
    'a redirect': [301, () => request('GET', '/about/')],
    'the not-found page': [404, () => request('GET', '/nope')],
    'a missing file': [404, () => request('GET', '/assets/nope.js')],
    'a rejected method': [405, () => request('DELETE', '/about')],
    'a malformed path': [400, () => request('GET', '/%zz')],
    'an API response': [200, () => request('GET', '/api/health')],
    'an unknown API path': [404, () => request('GET', '/api/nope')],
    'a rejected API method': [405, () => request('GET', CONTACT_FORM.endpoint)],
    'a rejected submission': [400, () => post(CONTACT_FORM.endpoint, '{}', JSON_TYPE)],
    'an accepted submission': [200, () => post(CONTACT_FORM.endpoint, JSON.stringify(CONTACT), JSON_TYPE)],
    'a cross-site submission': [
      403,
      () => post(CONTACT_FORM.endpoint, '{}', JSON_TYPE, 'Sec-Fetch-Site: cross-site'),
    ],
    'a submission with an unknown content type': [
      415,
      () => post(NEWSLETTER_FORM.endpoint, 'x', 'Content-Type: x/y'),
    ],
    'the success page of a form': [200, () => request('GET', `${CONTACT_FORM.endpoint}/sent`)],
    'a rate-limited submission': [
      429,
      () => post(NEWSLETTER_FORM.endpoint, JSON.stringify(NEWSLETTER), JSON_TYPE),
    ],
    'a request that is not HTTP': [400, () => send('NONSENSE')],
    'a request with an unknown method': [400, () => send('BREW / HTTP/1.1\r\nHost: x')],
    'a request with oversized headers': [431, () => request('GET', '/', `X-Long: ${'a'.repeat(20_000)}`)],
    'a request with two hosts': [400, () => request('GET', '/about', 'Host: y')],
    'a request without a host': [400, () => send('GET /about HTTP/1.1\r\nConnection: close')],
    'a request with an unknown Expect header': [417, () => request('GET', '/about', 'Expect: miracles')],
  };

  it.each(Object.entries(kinds))('%s', async (_kind, [status, respond]) => {
    const reply = await respond();
    expect(reply?.status).toBe(status);
    expect(reply?.headers).toMatchObject(SECURITY_HEADERS);
    expect(reply?.headers).not.toHaveProperty('server');
    expect(reply?.headers).not.toHaveProperty('x-powered-by');
  });

  it('the unsubscribe page, with a stricter policy', async () => {
    for (const method of ['GET', 'POST']) {
      const reply = await request(method, unsubscribePath);
      expect(reply?.status).toBe(404);
      expect(reply?.headers).toMatchObject({
        ...SECURITY_HEADERS,
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; /,
        ),
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
    }
  });
});

describe('path handling', () => {
  const steps = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '%252e%252e%252f',
    '..\\',
    '..%5c',
    '%2e%2e%5c',
    '..;/',
    '....//',
    '%c0%ae%c0%ae/',
    '%uff0e%uff0e/',
    '..%00/',
    './../',
    '//../',
  ];
  const starts = ['/', '/assets/', '/media/x/', '//', '/about/', '/api/', 'http://x/', '/\\'];

  it.each(steps)('does not leave the site directory with %s', async (step) => {
    const targets = [
      `${basename(fixture.directory)}-outside.txt`,
      'etc/passwd',
      `${basename(fixture.directory)}-data/site.db`,
    ];
    for (const start of starts) {
      for (const target of targets) {
        const depth = target === 'etc/passwd' ? 12 : 1;
        for (const end of ['', '%00', '%00.html', '?x', '.html']) {
          const reply = await request('GET', start + step.repeat(depth) + target + end);
          expect([301, 400, 404]).toContain(reply?.status);
          expect(reply?.body).not.toMatch(/the word outside|root:|SQLite/);
          expect(reply?.headers.location ?? '/').toMatch(/^\/(?!\/)/);
        }
      }
    }
  });

  it.each([
    '/.hidden',
    '/.git/config',
    '/%2egit/config',
    '/assets/.map.js',
    '/assets/%2emap.js',
    '/./.hidden',
    '//.hidden',
    '/.env',
    '/about.html.br',
    '/index.html.gz',
    '/package.json',
    '/404.html',
  ])('does not serve the hidden file %s', async (target) => {
    const reply = await request('GET', target);
    expect([301, 400, 404]).toContain(reply?.status);
    expect(reply?.body).not.toContain('secret');
  });

  it.each([
    '*',
    'about',
    'http://',
    'http://x',
    'https://evil.example/about',
    'ftp://x/about',
    'x:80',
    '?',
    '#',
    '//',
    '///x',
  ])('does not redirect to another site for the target %s', async (target) => {
    const reply = await request('GET', target);
    expect([200, 301, 400, 404]).toContain(reply?.status);
    expect(reply?.headers).toMatchObject(SECURITY_HEADERS);
    expect(reply?.headers.location ?? '/').toMatch(/^\/(?!\/)/);
  });

  it('does not fail or redirect to another site for random targets', async () => {
    const target = fc
      .array(
        fc.oneof(
          fc.constantFrom(
            '/',
            '..',
            '%2e',
            '%2f',
            '%5c',
            '\\',
            '%00',
            '%',
            '%25',
            '?',
            '#',
            '.html',
            'about',
            'api/',
            'http://',
            'assets',
            ';',
            '\u007f',
            'é',
          ),
          fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)),
        ),
        { minLength: 1, maxLength: 12 },
      )
      .map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(target, fc.boolean(), async (path, withSlash) => {
        const reply = await request('GET', (withSlash ? '/' : '') + path);
        expect([200, 301, 400, 404, 405]).toContain(reply?.status);
        expect(reply?.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
        expect(reply?.headers.location ?? '/').toMatch(/^\/(?!\/)/);
      }),
      { numRuns: 1500 },
    );
  });
});

describe('methods and upgrades', () => {
  const otherMethods = METHODS.filter((method) => !['GET', 'HEAD', 'CONNECT'].includes(method));

  it.each(otherMethods)('%s is rejected without echoing the request', async (method) => {
    for (const target of ['/', '/about', '/nope', '/media/clip.mp4', '/api/health', '/api/nope', '*']) {
      const reply = await request(method, target, 'X-Probe: a secret of the client');
      expect([404, 405]).toContain(reply?.status);
      expect(reply?.headers).toMatchObject(SECURITY_HEADERS);
      // TRACE would echo the request.
      expect(reply?.body).not.toContain('a secret of the client');
    }
  });

  it('CONNECT opens no tunnel', async () => {
    for (const target of ['x.example:443', '/about', `127.0.0.1:${port}`]) {
      const reply = await request('CONNECT', target);
      expect(reply === null || reply.status >= 400).toBe(true);
    }
  });

  it.each(['Upgrade: websocket', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'])(
    'the header "%s" is ignored',
    async (header) => {
      const reply = await request('GET', '/about', header);
      expect(reply?.status).toBe(200);
      expect(reply?.headers).toMatchObject(SECURITY_HEADERS);
    },
  );
});

it('none of the requests above is logged as a server error', () => {
  expect(log.filter((line) => /"level":"(?:error|fatal)"/.test(line))).toEqual([]);
});
