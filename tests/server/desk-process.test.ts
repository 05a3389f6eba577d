/** The desk in a real process: where it listens, what the start says, and how it ends. */
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from '#server/db/database.ts';
import { freePort } from '../fixtures/free-port.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';

let dataDir: string;
let servers: ServerProcess[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'desk-process-'));
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess({ DATA_DIR: dataDir, ...env });
  servers.push(server);
  return server;
}

const deskOf = (server: ServerProcess) => /^The desk is at (\S+)$/m.exec(server.output())?.[1];
const linkOf = (server: ServerProcess) =>
  /^Become its first administrator.*: (\S+)$/m.exec(server.output())?.[1];
const NO_ADDRESS = /^DESK_URL is not set, so emails link to (http:\S+),/m;
const post = (url: string, body: unknown, cookie = '') =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie },
  });

describe('the desk', () => {
  it('is at the next free port, apart from the public one, and lets the first administrator in', async () => {
    const one = await start({ DESK_PORT: '' });
    const two = await start({ DESK_PORT: '' });
    const [desk, other] = [deskOf(one)!, deskOf(two)!];
    expect(Number(new URL(desk).port)).toBeGreaterThanOrEqual(3001);
    expect(other).not.toBe(desk);
    expect((await fetch(`${desk}/api/me`)).status).toBe(401);
    for (const path of ['/api/me', '/api/sign-in/ways', '/api/people']) {
      expect((await fetch(one.address + path)).status).toBe(404);
    }

    // Either process takes the link of either, and the second link is no good once there is somebody.
    const link = linkOf(two)!;
    expect(link.startsWith(`${other}/sign-in/`)).toBe(true);
    const use = (url: string, name: string) =>
      post(`${desk}/api${new URL(url).pathname}`, { name, email: `${name}@example.com` });
    const entered = await use(link, 'ada');
    expect(entered.status).toBe(200);
    const [cookie = ''] = entered.headers.getSetCookie()[0]!.split(';');
    const me = await fetch(`${other}/api/me`, { headers: { cookie } });
    expect((await me.json()).person.name).toBe('ada');
    expect((await use(linkOf(one)!, 'eve')).status).toBe(410);
  });

  it('is named by its public address', async () => {
    const port = String(await freePort());
    const server = await start({
      DESK_PORT: port,
      DESK_HOST: '0.0.0.0',
      DESK_URL: 'https://desk.example.com',
    });
    expect(server.output()).not.toMatch(NO_ADDRESS);
    expect(deskOf(server)).toBe('https://desk.example.com');
    expect(linkOf(server)).toMatch(/^https:\/\/desk\.example\.com\/sign-in\/[\w-]{43}$/);
    expect((await fetch(`http://127.0.0.1:${port}/api/me`)).status).toBe(401);
    expect(server.log()).not.toContain('sign-in');

    server.child.kill('SIGTERM');
    const [code] = await once(server.child, 'exit');
    expect(code).toBe(0);
    await expect(fetch(`http://127.0.0.1:${port}/api/me`)).rejects.toThrow();
  });

  it('asks for its public address where emails would link to this machine', async () => {
    const wide = await start({ DESK_PORT: String(await freePort()), DESK_HOST: '0.0.0.0' });
    expect(NO_ADDRESS.exec(wide.output())?.[1]).toBe(deskOf(wide));
    const storage = await openStorage({ databaseUrl: null, dataDir });
    const invite = (name: string) =>
      storage.db
        .insertInto('people')
        .values({
          ...({
            id: name,
            name,
            email: `${name}@example.com`,
            role: 'administrator',
            scope: 'everything',
          } as const),
          ...{ invited_at: 1, removed_at: null, last_seen_at: null },
        })
        .execute();
    await invite('ada');
    const serialized = await start({ DESK_PORT: String(await freePort()) });
    expect(serialized.output()).not.toMatch(NO_ADDRESS);
    // There is an administrator by now.
    expect(linkOf(serialized)).toBeUndefined();
    await invite('ben');
    const together = await start({ DESK_PORT: String(await freePort()) });
    expect(together.output()).toMatch(NO_ADDRESS);
    await storage.close();
  });

  it('is served from beside the built site also where another host serves the pages', async () => {
    await mkdir(join(dataDir, 'built/desk'), { recursive: true });
    await writeFile(join(dataDir, 'built/desk/index.html'), '<!doctype html><title>Desk</title>');
    const env = { API_ONLY: '1', SITE_DIR: join(dataDir, 'built/site'), DESK_PORT: String(await freePort()) };
    const server = await start(env);
    const page = await fetch(`${deskOf(server)}/today`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>Desk</title>');
    expect((await fetch(`${server.address}/`)).status).toBe(404);
  });

  it('that cannot have its port says so', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(start({ DESK_PORT: String(port) })).rejects.toThrow(
      /The desk cannot listen on 127\.0\.0\.1:\d+ \(EADDRINUSE\)\.\nSet DESK_PORT to a free port/,
    );
    other.close();
  });
});
