import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** `cut-off`: requests did not finish in time. `hanging`: other work did not, and was abandoned. */
type Outcome = 'finished' | 'cut-off' | 'hanging';

export interface Shutdown {
  /** Stops accepting, lets requests in flight finish, and closes. Resolves after `allMs` at the latest. */
  close(options: { readonly requestsMs: number; readonly allMs: number }): Promise<Outcome>;
}

const SWEEP_MS = 50;

/**
 * A proxy may be sending a request over a connection just as we close it. It cannot know whether the request was processed,
 * so it retries only forms, which are idempotent (deploy/nginx.conf); at the desk, staff would get an error.
 */
const DRAIN_MS = 500;

/** Must be set up before the server listens, as it tracks every connection. */
export function prepareShutdown(app: FastifyInstance): Shutdown {
  /** Open connections with the time at which they were opened. */
  const sockets = new Map<Socket, number>();
  app.server.on('connection', (socket: Socket) => {
    sockets.set(socket, performance.now());
    socket.once('close', () => sockets.delete(socket));
  });

  // While closing, Fastify answers with `Connection: close`, so that clients do not use the connection again.
  app.addHook('preClose', async () => {
    if (sockets.size > 0) await sleep(DRAIN_MS);
  });

  // Closing a server leaves two kinds of connection open: those that become idle only afterward, and those that browsers
  // opened in advance and never used. Either would delay the shutdown until its deadline.
  const sweep = (): void => {
    app.server.closeIdleConnections();
    // A connection just opened is about to be used.
    const before = performance.now() - DRAIN_MS;
    for (const [socket, since] of sockets) if (socket.bytesRead === 0 && since < before) socket.destroy();
  };

  return {
    async close({ requestsMs, allMs }) {
      let outcome: Outcome = 'finished';
      const sweeping = setInterval(() => {
        if (!app.server.listening) sweep();
      }, SWEEP_MS);
      const requests = setTimeout(() => {
        outcome = 'cut-off';
        app.server.closeAllConnections();
      }, requestsMs);
      const all = Promise.withResolvers<Outcome>();
      const deadline = setTimeout(() => all.resolve('hanging'), allMs);
      try {
        return await Promise.race([app.close().then(() => outcome), all.promise]);
      } finally {
        clearInterval(sweeping);
        clearTimeout(requests);
        clearTimeout(deadline);
      }
    },
  };
}
