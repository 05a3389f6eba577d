import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ConvertedPicture } from './convert-picture.ts';
import { DAMAGED, type MediaProblem } from './media-file.ts';

const PROGRAM = fileURLToPath(new URL('convert-process.ts', import.meta.url));
/** A large photo takes some seconds, and ten times that on a busy machine. */
const CONVERT_MS = 3 * 60_000;

type Converted = ConvertedPicture | MediaProblem;

/** Converts uploads one after the other, each in a process of its own. */
export function createConverter(): (name: string, bytes: Buffer) => Promise<Converted> {
  let working: Promise<unknown> = Promise.resolve();
  return (name, bytes) => {
    const result = working.then(() => convertInProcess(name, bytes));
    working = result.catch(() => {});
    return result;
  };
}

function convertInProcess(name: string, bytes: Buffer): Promise<Converted> {
  return new Promise((resolve, reject) => {
    const child = fork(PROGRAM, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      timeout: CONVERT_MS,
      killSignal: 'SIGKILL',
    });
    child.once('message', (reply) => resolve(reply as Converted));
    child.once('error', reject);
    // A file that crashes the decoder, or keeps it busy.
    child.once('exit', () => resolve(DAMAGED));
    child.send({ name, bytes });
  });
}
