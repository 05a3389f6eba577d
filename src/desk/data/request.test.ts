import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestTexts } from '#content/desk/states.ts';
import { ACTIVITY_HEADER } from '#contract/desk/sign-in.ts';
import { getBytes, getJson, noteActivity, session } from './request.ts';

const BODIES: Readonly<Record<number, string>> = { 200: '{}', 203: '<h1>Welcome to our Wi-Fi</h1>' };
const reported: boolean[] = [];
const server = createServer((incoming, reply) => {
  reported.push(incoming.headers[ACTIVITY_HEADER] === '1');
  const status = Number(incoming.url?.slice(1));
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

const requests = {
  getJson: (path: string) => getJson(address + path),
  getBytes: (path: string) => getBytes(address + path, new AbortController().signal),
};

test('a request reports user activity since the previous request', async () => {
  const reportsActivity = async (status = 200) => {
    await requests.getJson(`/${status}`).catch(() => {});
    return reported.at(-1);
  };
  // Opening the window counts as activity.
  expect(await reportsActivity()).toBe(true);
  expect(await reportsActivity()).toBe(false);
  noteActivity({ isTrusted: false });
  expect(await reportsActivity()).toBe(false);
  noteActivity({ isTrusted: true });
  // The report is repeated after a request without a response.
  const reports = [await reportsActivity(0), await reportsActivity(), await reportsActivity()];
  expect(reports).toEqual([true, true, false]);
});

test.each(Object.entries(requests))('%s rejects with the error message of the server', async (_, request) => {
  await expect(request('/200')).resolves.toBeDefined();
  await expect(request('/404')).rejects.toMatchObject({
    status: 404,
    message: 'In the words of the server.',
  });
});

test.each(Object.entries(requests))('%s dispatches "over" if the session has ended', async (_, request) => {
  const ended = new Promise((resolve) => session.addEventListener('over', resolve, { once: true }));
  await expect(request('/401')).rejects.toMatchObject({ status: 401 });
  await ended;
});

const lost = { status: 0, message: requestTexts.noConnection };

test.each(Object.entries(requests))(
  '%s reports a lost connection if the response is cut off',
  async (_, request) => {
    await expect(request('/0')).rejects.toMatchObject(lost);
  },
);

test('getJson reports a lost connection for the page of a captive portal', async () => {
  await expect(requests.getJson('/203')).rejects.toMatchObject(lost);
});
