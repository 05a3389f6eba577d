import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { createWorkerClient, transferable } from '../shared/worker-client.ts';
import { inspectResume, type ResumeContent } from './resume-content.ts';

interface InspectedResume {
  /** Null when the file type is not accepted. */
  readonly content: ResumeContent | null;
  readonly sha256: string;
  /** The same bytes. The caller's buffer is transferred and empty afterward. */
  readonly bytes: Uint8Array;
}

export interface ResumeInspection {
  inspect(bytes: Uint8Array): Promise<InspectedResume>;
  close(): Promise<void>;
}

const THREAD = 'resume-inspection';
/** A thread costs memory, and applications are rare. */
const IDLE_MS = 30_000;

/** In a worker thread, as a crafted file of 10 MB keeps a thread busy for up to a second. */
export function createResumeInspection(): ResumeInspection {
  const worker = createWorkerClient<Uint8Array, InspectedResume>(new URL(import.meta.url), {
    name: 'resumes',
    workerData: THREAD,
  });
  let running = 0;
  let idle: NodeJS.Timeout | undefined;
  return {
    async inspect(bytes) {
      clearTimeout(idle);
      running += 1;
      try {
        return await worker.send(bytes, transferable(bytes));
      } finally {
        running -= 1;
        if (running === 0) idle = setTimeout(worker.stop, IDLE_MS).unref();
      }
    },
    async close() {
      clearTimeout(idle);
      await worker.stop();
    },
  };
}

if (workerData === THREAD) {
  parentPort?.on('message', (bytes: Uint8Array) => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const sha256 = createHash('sha256').update(buffer).digest('hex');
    const inspected: InspectedResume = { content: inspectResume(buffer), sha256, bytes };
    parentPort?.postMessage(inspected, transferable(bytes));
  });
}
