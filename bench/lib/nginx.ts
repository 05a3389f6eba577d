import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../tests/fixtures/free-port.ts';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const READY_WITHIN_MS = 5000;

/** Headers to add to the files under each path. */
export type HeadersByPath = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A server to compare with. */
export interface OtherServer {
  readonly address: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** The best encoding that this nginx can serve from precompressed files. */
export function nginxEncoding(): 'br' | 'gzip' {
  return existsSync(BROTLI_MODULE) ? 'br' : 'gzip';
}

/** Serves the built site with one worker, configured for speed. */
export function startNginx(root: string, headers: HeadersByPath): Promise<OtherServer> {
  return start((port) => filesSite(port, root, headers));
}

/** A reverse proxy with one worker in front of our servers, like deploy/nginx.conf. */
export function startProxy(addresses: readonly string[]): Promise<OtherServer> {
  return start((port) => proxySite(port, addresses));
}

async function start(site: (port: number) => string): Promise<OtherServer> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, configuration(folder, site(port)));
  const child = spawn('nginx', ['-c', config, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  for (const until = performance.now() + READY_WITHIN_MS; ; await sleep(50)) {
    const answer = await fetch(address).catch(() => null);
    if (answer !== null) return { address, pid: child.pid ?? 0, stop };
    if (child.exitCode !== null || performance.now() > until) {
      if (child.exitCode === null) await stop();
      throw new Error('nginx did not start; see its message above.');
    }
  }
}

function configuration(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${nginxEncoding() === 'br' ? `load_module ${BROTLI_MODULE};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 72s;
  keepalive_requests 1000000000;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${site}
}
`;
}

function filesSite(port: number, root: string, headers: HeadersByPath): string {
  const locations = Object.entries(headers).map(([path, list]) => {
    const lines = Object.entries(list).map(
      ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`,
    );
    return `location ${path} { ${lines.join(' ')} try_files $uri $uri.html =404; }`;
  });
  return `
  open_file_cache max=1000 inactive=10m;
  open_file_cache_valid 10m;
  ${nginxEncoding() === 'br' ? 'brotli_static' : 'gzip_static'} on;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    ${locations.join('\n    ')}
  }`;
}

function proxySite(port: number, addresses: readonly string[]): string {
  return `
  upstream kelvane {
    ${addresses.map((address) => `server ${new URL(address).host} fail_timeout=2s;`).join(' ')}
    keepalive 32;
    keepalive_timeout 60s;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 11m;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_connect_timeout 5s;
    proxy_read_timeout 60s;
    location / {
      proxy_pass http://kelvane;
      proxy_next_upstream error timeout;
      proxy_next_upstream_tries 2;
    }
    location /api/email/ {
      proxy_pass http://kelvane;
      proxy_next_upstream error timeout non_idempotent;
      proxy_next_upstream_tries 2;
    }
  }`;
}
