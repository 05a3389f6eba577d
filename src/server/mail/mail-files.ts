import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { type MailMessage, type MailTransport, toMailOptions } from './transport.ts';

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
export function finishedPath(path: string): string {
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
