import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { type MailMessage, type MailTransport, toMailOptions } from './sender.ts';

/** Writes each message to an .eml file, for setups without a mail server. Recipients of one message share its file. */
export function createMailFiles(folder: string): MailTransport {
  const encoder = createTransport({ streamTransport: true, newline: 'windows' });
  return {
    async send(message) {
      // Streamed, as a message with a resume is large.
      const { message: stream } = await encoder.sendMail(toMailOptions(message));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeDurably(join(folder, fileNameOf(message)), stream as Readable);
      return null;
    },
    close: () => encoder.close(),
  };
}

/** The same for each attempt and recipient, so that writing is idempotent. */
function fileNameOf({ date, slug, messageId }: MailMessage): string {
  const time = date.toISOString().slice(0, 19).replace('T', '_').replaceAll(':', '-');
  const id = messageId.replace(/[^a-z0-9]/gi, '').slice(0, 12);
  return `${time}_${slug}_${id}.eml`;
}

/** The final name of a partial file. */
function finishedPath(path: string): string {
  return path.replace(/_[\da-f-]{36}\.eml\.part$/, '.eml');
}

/** Atomic: readers never see half a message. */
async function writeDurably(path: string, stream: Readable): Promise<void> {
  // Unique, as two recipients of one message may be served at the same time.
  const unfinished = path.replace(/\.eml$/, `_${randomUUID()}.eml.part`);
  const file = await open(unfinished, 'w', 0o600);
  try {
    try {
      await file.writeFile(stream);
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

/** Writing takes seconds, so a partial file that has not changed for this long is abandoned. */
const ABANDONED_MS = 10 * 60_000;

/**
 * Deletes partial files of killed processes; the mail itself is retried. By age, as several processes, perhaps in several
 * containers, may write to the folder. Returns the count.
 */
export async function removeUnfinished(folder: string, now: number): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let count = 0;
  for (const name of names.filter((entry) => entry.endsWith('.eml.part'))) {
    const path = join(folder, name);
    // A file that is gone by now was completed and renamed.
    const file = await stat(path).catch(() => null);
    if (file === null || file.mtimeMs > now - ABANDONED_MS) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}

export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

/** Enough for all headers that we write. */
const MAX_HEADER_BYTES = 16_384;

interface MailFile {
  readonly path: string;
  /** Of To and Reply-To, in lower case. Reply-To is the visitor. */
  readonly addresses: readonly string[];
  readonly messageId: string;
  /** Of a digest: the submissions in it. */
  readonly references: readonly string[];
  /** 0 when missing. */
  readonly date: number;
}

/** Files of mail to or about this address, and digests with one of these references. */
export async function findMailFiles(
  folder: string,
  address: string,
  references: readonly string[] = [],
): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { path, addresses, ...file } of readMailFiles(folder)) {
    if (addresses.includes(address.toLowerCase()) || mentions(file, references)) found.push(path);
  }
  return found;
}

/** Files of these messages, and digests with this reference. */
export async function findFilesOf(
  folder: string,
  messageIds: readonly string[],
  reference: string,
): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { path, messageId, ...file } of readMailFiles(folder)) {
    if (messageIds.includes(messageId) || mentions(file, [reference])) found.push(path);
  }
  return found;
}

function mentions(file: Pick<MailFile, 'references'>, references: readonly string[]): boolean {
  return file.references.some((reference) => references.includes(reference));
}

export async function* readMailFiles(folder: string): AsyncGenerator<MailFile> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const seen = new Set<string>();
  // A partial file of a killed process keeps its `.part`; one that is being written may be renamed at any moment.
  for (const name of names.filter((entry) => /\.eml(?:\.part)?$/.test(entry))) {
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
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_HEADER_BYTES));
    const headers = buffer.toString('latin1', 0, bytesRead).split('\r\n\r\n', 1)[0]!;
    return headers.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  } finally {
    await file.close();
  }
}

/** Removes the quotes that a local part such as a.b..c needs in a header. */
function addressesIn(value: string): string[] {
  return addressparser(value, { flatten: true }).map(({ address }) =>
    address
      .replace(/^"((?:[^"\\]|\\.)*)"@/, (_quoted, local: string) => `${local.replace(/\\(.)/g, '$1')}@`)
      .toLowerCase(),
  );
}
