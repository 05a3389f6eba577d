import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headerOf } from '../../scripts/trial/mail-server.ts';

/** The mails that were written to files. One that is just being written has another name. */
export async function readAllMails(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

/** Those to an address, with long lines put together again. */
export async function readMails(folder: string, to: string): Promise<string[]> {
  return (await readAllMails(folder))
    .filter((source) => headerOf(source, 'To') === to)
    .map((source) => source.replaceAll('=\r\n', ''));
}
