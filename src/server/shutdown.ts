import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface Shutdown {
  /** Stops accepting, lets requests in flight finish, and closes. True when all of them finished in time. */
  close(graceMs: number): Promise<boolean>;
}

const SWEEP_MS = 50;

/** Must be set up before the server listens, as it has to know every connection. */
export function prepareShutdown(app: FastifyInstance): Shutdown {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  // Closing a server leaves two kinds of connection open that nobody waits for: those which become idle only afterwards,
  // and those which browsers opened in advance and never used. Either would hold the process up until its time is over.
  const sweep = (): void => {
    app.server.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };

  return {
    async close(graceMs) {
      let inTime = true;
      const sweeping = setInterval(sweep, SWEEP_MS);
      const deadline = setTimeout(() => {
        inTime = false;
        app.server.closeAllConnections();
      }, graceMs);
      try {
        await app.close();
      } finally {
        clearInterval(sweeping);
        clearTimeout(deadline);
      }
      return inTime;
    },
  };
}
