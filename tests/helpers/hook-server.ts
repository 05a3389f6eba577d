import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedHook {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface HookServer {
  readonly url: string;
  readonly received: ReceivedHook[];
  /** How to respond to the next request: with a status, or not at all. */
  verdict: (hook: ReceivedHook) => number | 'silence';
  close(): void;
}

/** A webhook receiver that records requests. */
export async function startHookServer(): Promise<HookServer> {
  const received: ReceivedHook[] = [];
  const http = createServer(async (request, response) => {
    const hook = { headers: request.headers, body: await text(request) };
    received.push(hook);
    const status = server.verdict(hook);
    if (status === 'silence') return;
    const location = status >= 300 && status <= 399 ? { Location: '/elsewhere' } : {};
    response.writeHead(status, location).end('{"quoted":"ann@visitor.example"}');
  });
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  const server: HookServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/hook?key=hidden`,
    received,
    verdict: () => 204,
    close() {
      http.close();
      http.closeAllConnections();
    },
  };
  return server;
}
