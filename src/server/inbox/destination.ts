import { open, rename, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Output } from './command.ts';
import { Refusal } from './problems.ts';

/** Where the result of a command goes: a file of its own, or standard output. */
export interface Destination {
  write(chunk: string | Uint8Array): Promise<void>;
  /** Keeps the file when all went well, and otherwise leaves things as they were. */
  close(isComplete: boolean): Promise<void>;
}

export interface FileDestination extends Destination {
  /** Where the bytes are until the file is complete, for those who write them by another way. */
  readonly partPath: string;
}

export function toOutput(output: Output): Destination {
  return { write: (chunk) => writeTo(output, chunk), close: async () => {} };
}

export function writeTo(output: Output, chunk: string | Uint8Array): Promise<void> {
  return new Promise((written, failed) => {
    output.write(chunk, (error) => (error ? failed(error) : written()));
  });
}

/** Personal data: for nobody else on the machine. A file that is replaced stays whole until the new one is. */
export async function toFile(path: string, isForced: boolean): Promise<FileDestination> {
  const existing = await stat(path).catch(() => null);
  if (existing !== null && !existing.isFile())
    throw new Refusal(`${path} is not a file. Choose another name.`);
  if (existing !== null && !isForced) {
    throw new Refusal(`${path} exists already. Choose another name, or add --force to replace it.`);
  }
  const partPath = `${path}.part`;
  await rm(partPath, { force: true });
  const file = await open(partPath, 'wx', 0o600);
  return {
    partPath,
    write: (chunk) => file.writeFile(chunk),
    async close(isComplete) {
      if (isComplete) await file.sync();
      await file.close();
      if (isComplete) await rename(partPath, path);
      else await rm(partPath, { force: true });
    },
  };
}

/** Writes to it with whatever is given, and closes it either way. */
export async function fill<Kind extends Destination>(
  destination: Kind,
  write: (destination: Kind) => Promise<void>,
): Promise<void> {
  let isComplete = false;
  try {
    await write(destination);
    isComplete = true;
  } finally {
    await destination.close(isComplete);
  }
}

/** The path as typed, or with the given name inside of it when it is a folder. */
export async function resolveFile(cwd: string, typed: string, name: string): Promise<string> {
  const path = resolve(cwd, typed);
  const isFolder = (await stat(path).catch(() => null))?.isDirectory() ?? false;
  return isFolder ? join(path, basename(name)) : path;
}
