import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestWords } from '#content/desk/states.ts';
import { ACTIVITY_HEADER } from '#contract/desk/sign-in.ts';
import { getBytes, getJson, noteActivity, session } from './request.ts';

const BODIES: Readonly<Record<number, string>> = { 200: '{}', 203: '<h1>Welcome to our Wi-Fi</h1>' };
const reported: boolean[] = [];
const server = createServer((request, reply) => {
  reported.push(request.headers[ACTIVITY_HEADER] === '1');
  const status = Number(request.url?.slice(1));
  if (status === 0) {
    reply.writeHead(200, { 'Content-Length': 9 }).write('half');
    setTimeout(() => reply.destroy(), 20);
  } else reply.writeHead(status).end(BODIES[status] ?? '{"error":"In the words of the server."}');
});
let address: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const ways = {
  data: (path: string) => getJson(address + path),
  bytes: (path: string) => getBytes(address + path, new AbortController().signal),
};

test('a request reports that a person used the window since the last one', async () => {
  const ask = async (status = 200) => {
    await ways.data(`/${status}`).catch(() => {});
    return reported.at(-1);
  };
  // Opening the window is use.
  expect(await ask()).toBe(true);
  expect(await ask()).toBe(false);
  noteActivity({ isTrusted: false });
  expect(await ask()).toBe(false);
  noteActivity({ isTrusted: true });
  // The report of a request without an answer is repeated.
  expect([await ask(0), await ask(), await ask()]).toEqual([true, true, false]);
});

test.each(Object.entries(ways))('%s that do not come are told in the words of the server', async (_, ask) => {
  await expect(ask('/200')).resolves.toBeDefined();
  await expect(ask('/404')).rejects.toMatchObject({ status: 404, message: 'In the words of the server.' });
});

test.each(Object.entries(ways))('%s asked for without a session lead to the sign-in', async (_, ask) => {
  const over = new Promise((resolve) => session.addEventListener('over', resolve, { once: true }));
  await expect(ask('/401')).rejects.toMatchObject({ status: 401 });
  await over;
});

const lost = { status: 0, message: requestWords.noConnection };

test.each(Object.entries(ways))('%s that stop on the way are told as a lost connection', async (_, ask) => {
  await expect(ask('/0')).rejects.toMatchObject(lost);
});

test('a page of somebody between us and the desk is no answer', async () => {
  await expect(ways.data('/203')).rejects.toMatchObject(lost);
});
