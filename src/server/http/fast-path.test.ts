import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProxyTrust } from './client-address.ts';
import { createSecurityHeaders } from './headers.ts';
import { createHttpServer } from './http-server.ts';
import type { SiteFile } from './site-files.ts';
import { createFastPath, createSiteResponder } from './site-responder.ts';

const siteFile = (urlPath: string, body: string | null, size = body?.length ?? 0): SiteFile => ({
  urlPath,
  contentType: 'text/plain',
  identity: {
    encoding: 'identity',
    diskPath: '',
    size,
    etag: `"tag of ${urlPath}"`,
    bytes: body === null ? null : Buffer.from(body),
  },
  br: null,
  gzip: null,
});

let server: Server;
let agent: Agent;
let isClosing: boolean;
/** Statuses that the server reports after each response, as a log or a counter would see them. */
let statuses: number[];

beforeEach(async () => {
  isClosing = false;
  statuses = [];
  agent = new Agent({ keepAlive: true });
  const files = [siteFile('/small', 'small body'), siteFile('/disk', null, 9)];
  const security = createSecurityHeaders({ frameSources: [] });
  const fastPath = createFastPath({
    site: createSiteResponder({ files, notFound: siteFile('/404', '') }, security),
    trust: createProxyTrust([]),
    isClosing: () => isClosing,
  });
  server = createHttpServer({
    fastPath,
    ordinary: (_request, response) => response.end('ordinary'),
    security,
  });
  server.prependListener('request', (_request, response) => {
    response.once('finish', () => statuses.push(response.statusCode));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  agent.destroy();
  server.close();
  await once(server, 'close');
});

async function send(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const outgoing = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent }).end();
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: incoming.statusCode, headers: incoming.headers, body: await text(incoming) };
}

describe('createFastPath', () => {
  it('responds to a plain request, with or without a query', async () => {
    expect(await send('/small')).toMatchObject({ status: 200, body: 'small body' });
    expect(await send('/small?x=1')).toMatchObject({ status: 200, body: 'small body' });
  });

  it('responds to a conditional request with 304 or the file', async () => {
    expect(await send('/small', { 'if-none-match': '"tag of /small"' })).toMatchObject({
      status: 304,
      body: '',
    });
    expect(await send('/small', { 'if-none-match': '"other"' })).toMatchObject({
      status: 200,
      body: 'small body',
    });
    expect(statuses).toEqual([304, 200]);
  });

  it.each([
    ['an unknown path', '/nope', {}, 'GET'],
    ['a file on disk', '/disk', {}, 'GET'],
    ['a range', '/small', { range: 'bytes=0-1' }, 'GET'],
    ['another method', '/small', {}, 'POST'],
  ])('passes on %s', async (_case, path, headers, method) => {
    expect((await send(path, headers, method)).body).toBe('ordinary');
  });

  it('passes on every request while the server closes', async () => {
    isClosing = true;
    expect((await send('/small')).body).toBe('ordinary');
  });

  it('sends the headers Date and Connection', async () => {
    const stays = await send('/small');
    expect(stays.headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=72' });
    expect(Math.abs(Date.parse(String(stays.headers.date)) - Date.now())).toBeLessThan(5000);
    const ends = await send('/small', { connection: 'close' });
    expect(ends).toMatchObject({ status: 200, body: 'small body', headers: { connection: 'close' } });
  });
});
