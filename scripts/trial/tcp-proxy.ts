import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** From now on nothing passes any more, in either direction, and nobody is told. New connections are taken and ignored. */
  freeze(): void;
  /** New connections pass again. Those from before stay silent for ever, as behind a firewall that forgot them. */
  forget(): void;
  close(): Promise<void>;
}

/** Stands between a program and a server, and can go silent. On a free port, unless it is to take the place of another. */
export async function startTcpProxy(
  target: { readonly host: string; readonly port: number },
  port = 0,
): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => {}).once('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (isFrozen) return;
    const far = keep(connect(target.port, target.host));
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    forget() {
      isFrozen = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
