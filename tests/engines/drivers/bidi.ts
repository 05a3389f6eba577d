import { commandTimeout } from './tab.ts';

export interface BidiEvent {
  readonly method: string;
  // Depends on the method; see https://w3c.github.io/webdriver-bidi.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly params: any;
}

/** A WebDriver BiDi connection. */
export class Bidi {
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, (reply: Reply) => void>();
  readonly #listeners = new Set<(event: BidiEvent) => void>();
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#dispatch(JSON.parse(data)));
    socket.addEventListener('close', () => {
      const reply = { type: 'error', error: 'closed', message: 'Firefox has closed the connection' };
      for (const settle of this.#pending.values()) settle(reply);
    });
  }

  static connect(address: string): Promise<Bidi> {
    const socket = new WebSocket(address);
    return new Promise((resolve, reject) => {
      socket.addEventListener('open', () => resolve(new Bidi(socket)), { once: true });
      socket.addEventListener('error', () => reject(new Error(`No connection to ${address}.`)), {
        once: true,
      });
    });
  }

  // biome-ignore lint/suspicious/noExplicitAny: the result depends on the method
  send(method: string, params: object = {}): Promise<any> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const settle = (reply: Reply) => {
        clearTimeout(timer);
        this.#pending.delete(id);
        if (reply.type === 'success') resolve(reply.result);
        else reject(new Error(`${method}: ${reply.error}, ${reply.message}`));
      };
      const timeout = {
        type: 'error',
        error: 'timeout',
        message: `no reply within ${commandTimeout / 1000} s`,
      };
      const timer = setTimeout(() => settle(timeout), commandTimeout);
      this.#pending.set(id, settle);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  /** Returns a function that unsubscribes. */
  subscribe(listener: (event: BidiEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #dispatch(message: Reply & BidiEvent & { id?: number }): void {
    if (message.id !== undefined) this.#pending.get(message.id)?.(message);
    else for (const listener of this.#listeners) listener(message);
  }
}

interface Reply {
  readonly type: string;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}
