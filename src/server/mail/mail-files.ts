import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
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
    await file.writeFile(pieces);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}
