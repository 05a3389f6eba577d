import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headerOf } from '../fixtures/mail-server.ts';

/** The mails that were written to files. Unfinished ones have another extension. */
export async function readAllMails(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

/** The mails to an address, with soft line breaks removed. */
export async function readMails(folder: string, to: string): Promise<string[]> {
  return (await readAllMails(folder))
    .filter((source) => headerOf(source, 'To') === to)
    .map((source) => source.replaceAll('=\r\n', ''));
}
