import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { RESUME_MAX_BYTES } from '#contract/resume.ts';
import { createSecurityHeaders } from './headers.ts';
import { createClientErrorHandler, createHttpServer, MIN_PACE } from './http-server.ts';

const PACE = { windowMs: 400, minBytes: 500 };
const security = createSecurityHeaders({ frameSources: [] });
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A client that has sent the headers of a request, and the server side of it. */
async function begin(ordinary: RequestListener, length = 1_000_000) {
  const server = createHttpServer({ fastPath: null, ordinary, security, pace: PACE });
  server.on('clientError', createClientErrorHandler(security));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  open.push(() => {
    socket.destroy();
    server.close();
  });
  const arrival = once(server, 'request');
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`);
  const [request] = (await arrival) as [IncomingMessage];
  return { server, socket, request };
}
const readAll = (request: IncomingMessage, response: ServerResponse) =>
  void request.resume().once('end', () => response.writeHead(200, { Connection: 'close' }).end('all of it'));

describe('a request body', () => {
  it('that is slow but keeps the minimum pace is read completely', async () => {
    const { socket } = await begin(readAll, 12_000);
    for (let sent = 0; sent < 12_000; sent += 500) {
      socket.write(Buffer.alloc(500, 'x'));
      await sleep(50);
    }
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*all of it/);
  });

  it.each([
    ['stalls', 0],
    ['trickles', 5],
  ])('that %s is answered with 408, and its connection is closed', async (_case, bytes) => {
    const { socket, request } = await begin(readAll);
    const closed = new Promise((resolve) => request.once('close', resolve));
    const trickling = setInterval(() => socket.write(Buffer.alloc(bytes, 'x')), 50);
    const answer = await text(socket).finally(() => clearInterval(trickling));
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toContain("\r\nContent-Security-Policy: default-src 'none';");
    await closed;
  });

  it('that is still being sent long after the response is cut off', async () => {
    const { socket } = await begin((_request, response) => void response.writeHead(413).end('too much'), 1e9);
    const sending = setInterval(() => socket.write(Buffer.alloc(5000, 'x')), 20);
    const began = performance.now();
    // Not `once`, which rejects on the connection reset that the sender may see.
    await new Promise((resolve) => socket.resume().once('close', resolve));
    clearInterval(sending);
    expect(performance.now() - began).toBeGreaterThan(PACE.windowMs);
  });
});

it('the minimum pace is below 64 KB/s, and the request timeout allows the largest resume', () => {
  const { requestTimeout } = createHttpServer({ fastPath: null, ordinary: () => {}, security });
  const minPerMs = MIN_PACE.minBytes / MIN_PACE.windowMs;
  expect(minPerMs).toBeLessThan(64);
  expect(requestTimeout).toBeGreaterThan(RESUME_MAX_BYTES / minPerMs);
});
