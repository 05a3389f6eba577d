/**
 * The built site as two well-known packages serve it, each as its own documentation sets it up for compressed files:
 *
 *   node bench/lib/static-server.ts <sirv | @fastify/static> <folder> <headers by path, as JSON>
 */
import { createServer } from 'node:http';
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
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) =>
    serve(request, response),
  );
  return new Promise((done) => {
    server.listen(0, HOST, () => done((server.address() as AddressInfo).port));
  });
}

async function startFastifyStatic(): Promise<number> {
  const app = fastify({
    keepAliveTimeout: KEEP_ALIVE_MS,
    // It finds the compressed form of a file only by the whole name.
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
