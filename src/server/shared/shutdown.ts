import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** `cut-off`: requests did not finish in time. `hanging`: something else did not, and is left as it is. */
type Ending = 'finished' | 'cut-off' | 'hanging';

export interface Shutdown {
  /** Stops accepting, lets requests in flight finish, and closes. Returns by then, whatever hangs. */
  close(options: { readonly requestsMs: number; readonly allMs: number }): Promise<Ending>;
}

const SWEEP_MS = 50;

/**
 * A proxy may be sending what somebody wrote over a connection just as we close it. It cannot know what became of that, so
 * it sends only forms again, which are kept once (deploy/nginx.conf); a colleague at the desk would get an error.
 */
const FAREWELL_MS = 500;

/** Must be set up before the server listens, as it has to know every connection. */
export function prepareShutdown(app: FastifyInstance): Shutdown {
  /** Each connection with the time since which it is open. */
  const sockets = new Map<Socket, number>();
  app.server.on('connection', (socket: Socket) => {
    sockets.set(socket, performance.now());
    socket.once('close', () => sockets.delete(socket));
  });

  // While it closes, Fastify answers with `Connection: close`. Whoever sends something in this time is answered, and
  // does not use the connection again.
  app.addHook('preClose', async () => {
    if (sockets.size > 0) await sleep(FAREWELL_MS);
  });

  // Closing a server leaves two kinds of connection open that nobody waits for: those which become idle only afterwards,
  // and those which browsers opened in advance and never used. Either would hold the process up until its time is over.
  const sweep = (): void => {
    app.server.closeIdleConnections();
    // What has just been opened is about to be used.
    const before = performance.now() - FAREWELL_MS;
    for (const [socket, since] of sockets) if (socket.bytesRead === 0 && since < before) socket.destroy();
  };

  return {
    async close({ requestsMs, allMs }) {
      let ending: Ending = 'finished';
      const sweeping = setInterval(() => {
        if (!app.server.listening) sweep();
      }, SWEEP_MS);
      const requests = setTimeout(() => {
        ending = 'cut-off';
        app.server.closeAllConnections();
      }, requestsMs);
      const all = Promise.withResolvers<Ending>();
      const deadline = setTimeout(() => all.resolve('hanging'), allMs);
      try {
        return await Promise.race([app.close().then(() => ending), all.promise]);
      } finally {
        clearInterval(sweeping);
        clearTimeout(requests);
        clearTimeout(deadline);
      }
    },
  };
}
