import { rm } from 'node:fs/promises';
import { readMailFiles } from '../mail/mail-file-search.ts';
import { mailFolder } from '../mail/mail-folder.ts';
import { StorageUnavailableError } from '../storage/database.ts';
import { eraseAgain } from '../storage/erasure.ts';
import { erasuresPath, readErasures } from '../storage/erasure-list.ts';
import type { Storage } from '../storage/storage.ts';

export interface AppliedErasures {
  readonly people: number;
  readonly mailFiles: number;
  /** What an operator should know and do, or null. */
  readonly problem: string | null;
}

/**
 * A backup brings back whoever was erased after it was made. Before anybody reads the data or mails go out, they are
 * erased again, by the list that is kept beside the database.
 */
export async function applyErasures(storage: Storage, dataDir: string): Promise<AppliedErasures> {
  const list = await readErasures(dataDir).catch((error: unknown) => {
    throw new StorageUnavailableError(`with its list of erasures, ${erasuresPath(dataDir)}`, error);
  });
  const problem =
    list.unreadableLines.length === 0
      ? null
      : `${erasuresPath(dataDir)} cannot be read in line ${list.unreadableLines.join(', ')}, so whoever was erased there may come back with a backup. Restore the file, or erase them again and delete the line.`;
  if (list.latest === 0) return { people: 0, mailFiles: 0, problem };

  const people = await eraseAgain(storage, list);
  let mailFiles = 0;
  for await (const { path, addresses, references, date } of readMailFiles(mailFolder(dataDir))) {
    // Whom a digest tells of cannot be told any more, and nobody misses an old one.
    const isOldDigest = references.length > 0 && date <= list.latest;
    if (!isOldDigest && !addresses.some((address) => date <= (list.timeOf(address) ?? -1))) continue;
    await rm(path, { force: true });
    mailFiles += 1;
  }
  return { people, mailFiles, problem };
}
