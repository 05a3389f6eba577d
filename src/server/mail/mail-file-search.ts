import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import addressparser from 'nodemailer/lib/addressparser';
import { finishedPath } from './mail-files.ts';

/** Enough for all headers that we write. */
const MOST_HEADER_BYTES = 16_384;

export interface MailFile {
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
