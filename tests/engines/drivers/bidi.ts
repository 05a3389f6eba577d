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
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #listeners = new Set<(event: BidiEvent) => void>();
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(data)));
    socket.addEventListener('close', () => {
      const answer = { type: 'error', error: 'closed', message: 'Firefox has closed the connection' };
      for (const settle of this.#waiting.values()) settle(answer);
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
      const settle = (answer: Answer) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        if (answer.type === 'success') resolve(answer.result);
        else reject(new Error(`${method}: ${answer.error}, ${answer.message}`));
      };
      const late = { type: 'error', error: 'late', message: `no answer within ${commandTimeout / 1000} s` };
      const timer = setTimeout(() => settle(late), commandTimeout);
      this.#waiting.set(id, settle);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  /** Returns a function that unsubscribes. */
  listen(hear: (event: BidiEvent) => void): () => void {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  }

  #hear(message: Answer & BidiEvent & { id?: number }): void {
    if (message.id !== undefined) this.#waiting.get(message.id)?.(message);
    else for (const hear of this.#listeners) hear(message);
  }
}

interface Answer {
  readonly type: string;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}
