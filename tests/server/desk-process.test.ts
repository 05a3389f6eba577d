/** The desk as a process: port, startup output and shutdown. */
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

const deskUrlOf = (server: ServerProcess) => /^The desk is at (\S+)$/m.exec(server.output())?.[1];
const linkOf = (server: ServerProcess) =>
  /^Become its first administrator.*: (\S+)$/m.exec(server.output())?.[1];
const MISSING_URL_WARNING = /^DESK_URL is not set, so emails link to (http:\S+),/m;
const post = (url: string, body: unknown, cookie = '') =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie },
  });

describe('the desk', () => {
  it('listens on the next free port, apart from the site, and admits one first administrator', async () => {
    const one = await start({ DESK_PORT: '' });
    const two = await start({ DESK_PORT: '' });
    const [desk, other] = [deskUrlOf(one)!, deskUrlOf(two)!];
    expect(Number(new URL(desk).port)).toBeGreaterThanOrEqual(3001);
    expect(other).not.toBe(desk);
    expect((await fetch(`${desk}/api/me`)).status).toBe(401);
    for (const path of ['/api/me', '/api/sign-in/ways', '/api/people']) {
      expect((await fetch(one.address + path)).status).toBe(404);
    }

    // Each process accepts the links of both, and the second link is rejected once a person exists.
    const link = linkOf(two)!;
    expect(link.startsWith(`${other}/sign-in/`)).toBe(true);
    const use = (url: string, name: string) =>
      post(`${desk}/api${new URL(url).pathname}`, { name, email: `${name}@example.com` });
    const signedIn = await use(link, 'ada');
    expect(signedIn.status).toBe(200);
    const [cookie = ''] = signedIn.headers.getSetCookie()[0]!.split(';');
    const me = await fetch(`${other}/api/me`, { headers: { cookie } });
    expect((await me.json()).person.name).toBe('ada');
    expect((await use(linkOf(one)!, 'eve')).status).toBe(410);
  });

  it('prints and links to its public address, and stops on SIGTERM', async () => {
    const port = String(await freePort());
    const server = await start({
      DESK_PORT: port,
      DESK_HOST: '0.0.0.0',
      DESK_URL: 'https://desk.example.com',
    });
    expect(server.output()).not.toMatch(MISSING_URL_WARNING);
    expect(deskUrlOf(server)).toBe('https://desk.example.com');
    expect(linkOf(server)).toMatch(/^https:\/\/desk\.example\.com\/sign-in\/[\w-]{43}$/);
    expect((await fetch(`http://127.0.0.1:${port}/api/me`)).status).toBe(401);
    expect(server.log()).not.toContain('sign-in');

    server.child.kill('SIGTERM');
    const [code] = await once(server.child, 'exit');
    expect(code).toBe(0);
    await expect(fetch(`http://127.0.0.1:${port}/api/me`)).rejects.toThrow();
  });

  it('warns about a missing DESK_URL if it listens publicly or has several people', async () => {
    const exposed = await start({ DESK_PORT: String(await freePort()), DESK_HOST: '0.0.0.0' });
    expect(MISSING_URL_WARNING.exec(exposed.output())?.[1]).toBe(deskUrlOf(exposed));
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
            site: 'publish',
          } as const),
          ...{ invited_at: 1, removed_at: null, last_seen_at: null },
        })
        .execute();
    await invite('ada');
    const withOnePerson = await start({ DESK_PORT: String(await freePort()) });
    expect(withOnePerson.output()).not.toMatch(MISSING_URL_WARNING);
    // An administrator exists now.
    expect(linkOf(withOnePerson)).toBeUndefined();
    await invite('ben');
    const withTwoPeople = await start({ DESK_PORT: String(await freePort()) });
    expect(withTwoPeople.output()).toMatch(MISSING_URL_WARNING);
    await storage.close();
  });

  it('is served with API_ONLY too, where another host serves the site', async () => {
    await mkdir(join(dataDir, 'built/desk'), { recursive: true });
    await writeFile(join(dataDir, 'built/desk/index.html'), '<!doctype html><title>Desk</title>');
    const env = { API_ONLY: '1', SITE_DIR: join(dataDir, 'built/site'), DESK_PORT: String(await freePort()) };
    const server = await start(env);
    const page = await fetch(`${deskUrlOf(server)}/today`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>Desk</title>');
    expect((await fetch(`${server.address}/`)).status).toBe(404);
  });

  it('fails to start with a clear message if its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(start({ DESK_PORT: String(port) })).rejects.toThrow(
      /The desk cannot listen on 127\.0\.0\.1:\d+ \(EADDRINUSE\)\.\nSet DESK_PORT to a free port/,
    );
    other.close();
  });
});
