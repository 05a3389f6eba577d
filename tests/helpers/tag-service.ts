import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TagKind } from '#contract/tag.ts';

/** A mock analytics service: serves the script of each kind of tag and records requests. */
export interface TagService {
  readonly address: string;
  /** Method and URL of each request. */
  readonly requests: string[];
  close(): void;
}

/** The script of each kind, reduced to the effects that the site relies on. */
const scripts: Readonly<Record<TagKind, { path: string; code: string }>> = {
  matomo: {
    path: '/matomo.js',
    code: `const commands = Object.fromEntries(_paq);
      if (!('disableCookies' in commands)) document.cookie = '_pk_id=1; path=/';
      if ('trackPageView' in commands) fetch(commands.setTrackerUrl + '?idsite=' + commands.setSiteId, { method: 'POST' });`,
  },
  plausible: {
    path: '/js/script.js',
    code: `const { src, dataset } = document.currentScript;
      fetch(new URL(src).origin + '/api/event?domain=' + dataset.domain, { method: 'POST' });`,
  },
  google: {
    path: '/gtag/js',
    code: `const { origin, searchParams } = new URL(document.currentScript.src);
      const commands = dataLayer.map((command) => Array.from(command));
      const { analytics_storage, ad_storage } = Object.assign({}, ...commands.filter(([name]) => name === 'consent').map(([, , signals]) => signals));
      const config = commands.find(([name]) => name === 'config')[1];
      if (analytics_storage === 'granted') { document.cookie = '_ga=1; path=/'; localStorage.setItem('_gcl_ls', '1'); }
      fetch(origin + '/g/collect?tid=' + config + '&id=' + searchParams.get('id') + '&analytics=' + analytics_storage + '&ads=' + ad_storage, { method: 'POST', mode: 'no-cors' });`,
  },
};

export const scriptPath = (kind: TagKind) => scripts[kind].path;

export async function startTagService(): Promise<TagService> {
  const requests: string[] = [];
  const server = createServer(({ method, url = '/' }, response) => {
    requests.push(`${method} ${url}`);
    const script = Object.values(scripts).find(({ path }) => path === url.split('?')[0]);
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (!script) response.writeHead(204).end();
    else response.setHeader('Content-Type', 'text/javascript').end(`{${script.code}}`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
