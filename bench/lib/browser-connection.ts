type Listener = (event: string, params: never) => void;

/** A DevTools protocol connection. A session is a target of commands: a tab or a page. */
export interface Connection {
  send<Result = unknown>(method: string, params?: object, session?: string): Promise<Result>;
  /** Subscribes to the events of a session. */
  listen<Params>(session: string, listener: (event: string, params: Params) => void): void;
  close(): void;
}

export async function connect(url: string): Promise<Connection> {
  const socket = new WebSocket(url);
  const open = Promise.withResolvers<void>();
  socket.addEventListener('open', () => open.resolve());
  socket.addEventListener('error', () => open.reject(new Error(`No connection to the browser at ${url}`)));
  await open.promise;

  const waiting = new Map<number, { resolve(result: never): void; reject(error: Error): void }>();
  const listeners = new Map<string, Listener>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, method, params, sessionId } = JSON.parse(String(data));
    if (method !== undefined) {
      listeners.get(sessionId)?.(method, params as never);
      return;
    }
    const answer = waiting.get(id);
    waiting.delete(id);
    if (error) answer?.reject(new Error(error.message));
    else answer?.resolve(result as never);
  });
  let last = 0;
  return {
    send<Result>(method: string, params: object = {}, sessionId?: string) {
      const answer = Promise.withResolvers<Result>();
      last += 1;
      waiting.set(last, answer);
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
      return answer.promise;
    },
    listen(session, listener) {
      listeners.set(session, listener as Listener);
    },
    close: () => socket.close(),
  };
}
