import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headerOf } from '../../scripts/trial/mail-server.ts';

/** The mails to an address that were written to files, with long lines put together again. */
export async function readMails(folder: string, to: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return sources
    .filter((source) => headerOf(source, 'To') === to)
    .map((source) => source.replaceAll('=\r\n', ''));
}
