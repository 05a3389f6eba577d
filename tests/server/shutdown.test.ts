import { once } from 'node:events';
import { Agent } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareShutdown, type Shutdown } from '#server/shared/shutdown.ts';
import { type FixtureSite, writeFixtureSite } from './fixture-site.ts';
import { request } from './http-client.ts';
import { createTestApp } from './test-app.ts';

let fixture: FixtureSite;
let app: FastifyInstance;
let shutdown: Shutdown;
let port: number;
let arrived: PromiseWithResolvers<void>;
let release: PromiseWithResolvers<void>;
let agent: Agent;

beforeEach(async () => {
  agent = new Agent({ keepAlive: true });
  arrived = Promise.withResolvers();
  release = Promise.withResolvers();
  fixture = await writeFixtureSite();
  ({ app } = await createTestApp(fixture.directory));
  app.get('/api/slow', async () => {
    arrived.resolve();
    await release.promise;
    return { done: true };
  });
  shutdown = prepareShutdown(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  release.resolve();
  agent.destroy();
  await app.close();
  await fixture.remove();
});

/** So long that the test times out if the shutdown waits for an idle connection. */
const LONG_TIMEOUTS = { requestsMs: 60_000, allMs: 60_000 };

describe('shutdown', () => {
  it('finishes requests in flight, refuses new ones and does not wait for idle connections', async () => {
    const silent = connect(port, '127.0.0.1');
    await once(silent, 'connect');
    await request(port, '/about', { agent });
    const slow = request(port, '/api/slow', { agent });
    await arrived.promise;

    const closed = shutdown.close(LONG_TIMEOUTS);
    await expect.poll(() => request(port, '/about').catch((error) => error.code)).toBe('ECONNREFUSED');
    release.resolve();
    expect((await slow).body.toString()).toBe('{"done":true}');
    expect(await closed).toBe('finished');
    silent.destroy();
  });

  it('serves another request on a busy connection and then closes it', async () => {
    const socket = connect(port, '127.0.0.1');
    const chunks: string[] = [];
    socket.setEncoding('latin1').on('data', (chunk: string) => chunks.push(chunk));
    socket.write('GET /api/slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await arrived.promise;
    const closed = shutdown.close(LONG_TIMEOUTS);
    await expect.poll(() => app.server.listening).toBe(false);
    // Arrives while the first is still being answered, so the connection is not idle.
    const received = once(app.server, 'request');
    socket.write('GET /about HTTP/1.1\r\nHost: x\r\n\r\n');
    await received;
    release.resolve();
    await once(socket, 'close');
    expect(await closed).toBe('finished');
    const second = chunks.join('').split(/(?=HTTP\/1\.1 )/)[1];
    expect(second).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(second).toContain('Connection: close\r\n');
  });

  it('serves a request on a previously idle connection and then closes it', async () => {
    await request(port, '/about', { agent });
    const closed = shutdown.close(LONG_TIMEOUTS);
    const answer = await request(port, '/about', { agent });
    expect(answer.status).toBe(200);
    expect(answer.headers.connection).toBe('close');
    expect(await closed).toBe('finished');
  });

  it('aborts requests that do not finish in time', async () => {
    const slow = request(port, '/api/slow', { agent });
    const outcome = slow.catch((error) => error.code);
    await arrived.promise;
    expect(await shutdown.close({ ...LONG_TIMEOUTS, requestsMs: 100 })).toBe('cut-off');
    expect(await outcome).toBe('ECONNRESET');
  });

  it('does not wait for a close hook that hangs', async () => {
    const hanging = Promise.withResolvers<void>();
    const { app: other } = await createTestApp(fixture.directory);
    other.addHook('onClose', () => hanging.promise);
    const ending = prepareShutdown(other).close({ ...LONG_TIMEOUTS, allMs: 100 });
    expect(await ending).toBe('hanging');
    hanging.resolve();
  });
});
