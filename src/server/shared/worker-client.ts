import { Worker } from 'node:worker_threads';

/** Sends requests to a worker thread, which replies in order. */
interface WorkerClient<Request, Reply> {
  /** Rejects when the thread ends before it replies. The buffers in `transfer` are moved to the thread, not copied. */
  send(request: Request, transfer?: readonly ArrayBuffer[]): Promise<Reply>;
  /** Ends the thread now. The next request starts a new one. */
  stop(): Promise<void>;
}

class WorkerEndedError extends Error {}

/** Starts the thread with the first request, and again after it ended. */
export function createWorkerClient<Request, Reply>(
  file: URL,
  /** The name shows in system tools such as top -H. */
  { name, workerData }: { readonly name: string; readonly workerData?: unknown },
): WorkerClient<Request, Reply> {
  const waiting: PromiseWithResolvers<Reply>[] = [];
  let worker: Worker | undefined;

  function start(): Worker {
    // Without the flags of this process, which may load code that the thread does not need.
    const started = new Worker(file, { name, workerData, execArgv: [] });
    let cause: unknown;
    started.on('message', (reply: Reply) => {
      const next = waiting.shift();
      if (waiting.length === 0) started.unref();
      next?.resolve(reply);
    });
    // The `exit` event follows.
    started.on('error', (error) => {
      cause = error;
    });
    started.on('exit', () => {
      if (worker !== started) return;
      worker = undefined;
      for (const { reject } of waiting.splice(0)) {
        reject(new WorkerEndedError('The worker thread ended before it replied.', { cause }));
      }
    });
    return started;
  }

  return {
    send(request, transfer = []) {
      worker ??= start();
      const reply = Promise.withResolvers<Reply>();
      waiting.push(reply);
      // The thread keeps the process alive only while a request is pending.
      worker.ref();
      worker.postMessage(request, [...transfer]);
      return reply.promise;
    },
    async stop() {
      await worker?.terminate();
    },
  };
}

/** The buffer of a file, to be moved to another thread. None for small files, which share a pooled buffer. */
export function transferable({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
