import { open, rename, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type InboxContext, type Output, Refusal } from './command.ts';

/** A file or standard output. */
interface Destination {
  write(chunk: string | Uint8Array): Promise<void>;
  /** Discards an incomplete file and keeps the previous one. */
  close(isComplete: boolean): Promise<void>;
}

interface FileDestination extends Destination {
  /** The temporary file, for writers that need a path. */
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

export function print({ stdout }: Pick<InboxContext, 'stdout'>, lines: readonly string[]): Promise<void> {
  return writeTo(stdout, lines.map((line) => `${line}\n`).join(''));
}

export function printJson({ stdout }: Pick<InboxContext, 'stdout'>, value: unknown): Promise<void> {
  return writeTo(stdout, `${JSON.stringify(value, null, 2)}\n`);
}

/** Readable by the owner only, because of personal data. Replaces an existing file atomically. */
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

/** Closes the destination after an error, too. */
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

/** If the path is a folder, the file with the given name in it. */
export async function resolveFile(cwd: string, typed: string, name: string): Promise<string> {
  const path = resolve(cwd, typed);
  const isFolder = (await stat(path).catch(() => null))?.isDirectory() ?? false;
  return isFolder ? join(path, basename(name)) : path;
}

/** Right-aligns columns of numbers. */
export function table(titles: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const widths = titles.map((title, index) =>
    Math.max(title.length, ...rows.map((row) => String(row[index]).length)),
  );
  const isNumeric = titles.map((_, index) => rows.every((row) => typeof row[index] === 'number'));
  return [titles, ...rows].map((cells) =>
    cells
      .map((cell, index) =>
        isNumeric[index] ? String(cell).padStart(widths[index]!) : String(cell).padEnd(widths[index]!),
      )
      .join('  ')
      .trimEnd(),
  );
}

/** Control characters, which could control the terminal, and bidirectional marks. */
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/** Makes untrusted text safe to print on one line. */
export function oneLine(text: string): string {
  return text.replace(UNPRINTABLE, ' ').trim();
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
