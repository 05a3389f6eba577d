import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { METRICS_CONTENT_TYPE, type Metrics } from './metrics.ts';
import { type Readiness, readinessReport } from './readiness.ts';

export interface MetricsServer {
  readonly port: number;
  close(): void;
}

/** Tells the operator which port is in use. */
export class MetricsPortError extends Error {
  constructor(host: string, port: number, cause: unknown) {
    super(`Metrics cannot be offered on ${host}:${port} (${(cause as NodeJS.ErrnoException).code}).`, {
      cause,
    });
    this.name = 'MetricsPortError';
  }
}

/** Metrics on a separate port, which can be hidden from visitors. */
export async function startMetricsServer(
  { metrics, readiness }: { readonly metrics: Metrics; readonly readiness: Readiness },
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const path = request.method === 'GET' ? request.url?.split('?')[0] : undefined;
    const send = async (): Promise<void> => {
      if (path === '/metrics') {
        const text = await metrics.text();
        response.writeHead(200, { 'Content-Type': METRICS_CONTENT_TYPE }).end(text);
      } else if (path === '/ready') {
        const state = await readiness();
        response.writeHead(state.isReady ? 200 : 503, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(readinessReport(state)));
      } else {
        response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Use GET /metrics or GET /ready\n');
      }
    };
    send().catch(() => response.writeHead(500).end());
  });
  try {
    await listen(server, host, port);
  } catch (error) {
    throw new MetricsPortError(host, port, error);
  }
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}
