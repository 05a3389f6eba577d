/**
 * Serves the built site with two well-known packages, each configured for precompressed files by its documentation, or with
 * bare node:http:
 *
 *   node bench/lib/static-server.ts <sirv | @fastify/static | node:http> <folder> <headers by path, as JSON>
 */
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';
import sirv from 'sirv';
import type { HeadersByPath } from './nginx.ts';

const HOST = '127.0.0.1';
const KEEP_ALIVE_MS = 72_000;
const [name, folder = '', headersText = '{}'] = process.argv.slice(2);
const headersByPath = JSON.parse(headersText) as HeadersByPath;

const starters: Readonly<Record<string, () => Promise<number>>> = {
  sirv: startSirv,
  '@fastify/static': startFastifyStatic,
  'node:http': startBare,
};
const start = starters[name ?? ''];
if (start === undefined) throw new Error(`Unknown server "${name}"`);
console.log(`http://${HOST}:${await start()}`);

function startSirv(): Promise<number> {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => addHeaders(path, (name, value) => response.setHeader(name, value)),
  });
  return listen((request, response) => serve(request, response));
}

/** The upper limit for any server on Node: the response to each path is prepared once. */
function startBare(): Promise<number> {
  const ready = new Map<string, { readonly head: string[]; readonly body: Buffer }>();
  return listen((request, response) => {
    const url = request.url ?? '';
    const { head, body } = ready.get(url) ?? readOnce(url, String(request.headers['accept-encoding']));
    response.writeHead(200, head).end(body);
  });

  function readOnce(url: string, encoding: string) {
    const name = /\.\w+$/.test(url) ? url : `${url}.html`;
    const body = readFileSync(`${folder}${name}.${encoding === 'br' ? 'br' : 'gz'}`);
    const head = ['Content-Length', String(body.length), 'Content-Encoding', encoding];
    addHeaders(name, (header, value) => head.push(header, value));
    ready.set(url, { head, body });
    return { head, body };
  }
}

function listen(listener: RequestListener): Promise<number> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, optimizeEmptyRequests: true }, listener);
  return new Promise((done) => {
    server.listen(0, HOST, () => done((server.address() as AddressInfo).port));
  });
}

async function startFastifyStatic(): Promise<number> {
  const app = fastify({
    keepAliveTimeout: KEEP_ALIVE_MS,
    // It finds precompressed files only by the full file name.
    rewriteUrl: ({ url = '' }) => (/\.\w+$/.test(url) ? url : `${url}.html`),
  });
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => addHeaders(path, (name, value) => reply.header(name, value)),
  });
  await app.listen({ host: HOST, port: 0 });
  return (app.server.address() as AddressInfo).port;
}

function addHeaders(path: string, add: (name: string, value: string) => unknown): void {
  const headers = headersByPath[path.includes('/assets/') ? '/assets/' : '/'] ?? {};
  for (const name in headers) add(name, headers[name]!);
}
