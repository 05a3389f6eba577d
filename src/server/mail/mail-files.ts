import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { type MailMessage, type MailTransport, toMailOptions } from './sender.ts';

/**
 * Writes each message to a file that any mail program opens, for those who have no mail server yet. Several recipients of a
 * message share its file: the head names them all.
 */
export function createMailFiles(folder: string): MailTransport {
  const encoder = createTransport({ streamTransport: true, newline: 'windows' });
  return {
    async send(message) {
      // Piece by piece: a message with a resume is larger than all else that the server holds.
      const { message: pieces } = await encoder.sendMail(toMailOptions(message));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeDurably(join(folder, fileNameOf(message)), pieces as Readable);
      return null;
    },
    close: () => encoder.close(),
  };
}

/** The same for each attempt and recipient, so that a second one replaces the first. */
function fileNameOf({ date, slug, messageId }: MailMessage): string {
  const time = date.toISOString().slice(0, 19).replace('T', '_').replaceAll(':', '-');
  const id = messageId.replace(/[^a-z0-9]/gi, '').slice(0, 12);
  return `${time}_${slug}_${id}.eml`;
}

/** What a file that is being written is called once it is whole. */
function finishedPath(path: string): string {
  return path.replace(/_[\da-f-]{36}\.eml\.part$/, '.eml');
}

/** Whole or not at all: readers never see half a message. */
async function writeDurably(path: string, pieces: Readable): Promise<void> {
  // A name of its own: two recipients of one message may be served at the same moment.
  const unfinished = path.replace(/\.eml$/, `_${randomUUID()}.eml.part`);
  const file = await open(unfinished, 'w', 0o600);
  try {
    try {
      await file.writeFile(pieces);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** A file is written in seconds. Nobody writes one any more that has not changed for so long. */
const ABANDONED_MS = 10 * 60_000;

/**
 * Deletes files that a killed process left half-written; the mail itself is sent again. By their age, as several processes,
 * perhaps in several containers, may write to the folder. Returns how many.
 */
export async function removeUnfinished(folder: string, now: number): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let count = 0;
  for (const name of names.filter((each) => each.endsWith('.eml.part'))) {
    const path = join(folder, name);
    // One that is gone by now was finished.
    const file = await stat(path).catch(() => null);
    if (file === null || file.mtimeMs > now - ABANDONED_MS) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}

/** Where mail is written as files for those who have no mail server. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

/** Enough for all headers that we write. */
const MOST_HEADER_BYTES = 16_384;

interface MailFile {
  readonly path: string;
  /** Whom it goes to, and whom to reply to: those who sent what it is about. In lower case. */
  readonly addresses: readonly string[];
  readonly messageId: string;
  /** Of a digest: what it tells of. */
  readonly references: readonly string[];
  /** 0 when it does not say. */
  readonly date: number;
}

/** The files of mail to this address, and of mail about what it sent, which has these references. */
export async function findMailFiles(
  folder: string,
  address: string,
  references: readonly string[] = [],
): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { path, addresses, ...file } of readMailFiles(folder)) {
    if (addresses.includes(address.toLowerCase()) || tellsOf(file, references)) found.push(path);
  }
  return found;
}

/** The files of these messages, and of digests that tell of the item. */
export async function findFilesOf(
  folder: string,
  messageIds: readonly string[],
  reference: string,
): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { path, messageId, ...file } of readMailFiles(folder)) {
    if (messageIds.includes(messageId) || tellsOf(file, [reference])) found.push(path);
  }
  return found;
}

function tellsOf(file: Pick<MailFile, 'references'>, references: readonly string[]): boolean {
  return file.references.some((reference) => references.includes(reference));
}

export async function* readMailFiles(folder: string): AsyncGenerator<MailFile> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const seen = new Set<string>();
  // A file that was cut off half-way keeps its `.part`; one that is just being written loses it at any moment.
  for (const name of names.filter((each) => /\.eml(?:\.part)?$/.test(each))) {
    for (const path of [join(folder, name), finishedPath(join(folder, name))]) {
      const lines = seen.has(path) ? null : await readHeaders(path);
      if (lines === null) continue;
      seen.add(path);
      yield toMailFile(path, lines);
      break;
    }
  }
}

function toMailFile(path: string, lines: readonly string[]): MailFile {
  const values = (header: RegExp) =>
    lines.filter((line) => header.test(line)).map((line) => line.slice(line.indexOf(':') + 1));
  return {
    path,
    addresses: values(/^(?:to|reply-to):/i).flatMap(addressesIn),
    references: values(/^keywords:/i).flatMap((value) => value.split(',').map((word) => word.trim())),
    messageId: (values(/^message-id:/i)[0] ?? '').trim(),
    date: Date.parse(values(/^date:/i)[0] ?? '') || 0,
  };
}

/** Null when the file is gone. */
async function readHeaders(path: string): Promise<readonly string[] | null> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (file === null) return null;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MOST_HEADER_BYTES));
    const headers = buffer.toString('latin1', 0, bytesRead).split('\r\n\r\n', 1)[0]!;
    return headers.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  } finally {
    await file.close();
  }
}

/** As people write them: a name such as a.b..c has to stand in quotes in a header, which are no part of it. */
function addressesIn(value: string): string[] {
  return addressparser(value, { flatten: true }).map(({ address }) =>
    address
      .replace(/^"((?:[^"\\]|\\.)*)"@/, (_quoted, local: string) => `${local.replace(/\\(.)/g, '$1')}@`)
      .toLowerCase(),
  );
}
