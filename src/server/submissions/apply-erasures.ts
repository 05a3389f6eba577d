import { rm } from 'node:fs/promises';
import { StorageUnavailableError } from '../db/database.ts';
import type { Storage } from '../db/storage.ts';
import { mailFolder, readMailFiles } from '../mail/mail-files.ts';
import { eraseAgain, erasedReferences, eraseWithFiles } from './erasure.ts';
import { type ErasureList, erasuresPath, readErasures } from './erasure-list.ts';
import { readSubmission } from './find.ts';

interface AppliedErasures {
  readonly people: number;
  /** Submissions that were erased singly, not with all data of a person. */
  readonly submissions: number;
  readonly mailFiles: number;
  /** For the operator: what is wrong and what to do, or null. */
  readonly problem: string | null;
}

/**
 * A restored backup brings back data that was erased after it was made. Before anybody reads the data or mails go out, it is
 * erased again according to the list beside the database.
 */
export async function applyErasures(storage: Storage, dataDir: string): Promise<AppliedErasures> {
  const list = await readErasures(dataDir).catch((error: unknown) => {
    throw new StorageUnavailableError(`with its list of erasures, ${erasuresPath(dataDir)}`, error);
  });
  const problem =
    list.unreadableLines.length === 0
      ? null
      : `${erasuresPath(dataDir)} is damaged in line ${list.unreadableLines.join(', ')}, so data that was erased there may come back with a backup. Restore the file, or erase the data again and delete the line.`;
  if (list.latest === 0) return { people: 0, submissions: 0, mailFiles: 0, problem };

  const people = await eraseAgain(storage, list);
  const submissions = await reapplySubmissionErasures(storage, dataDir, list);
  let mailFiles = 0;
  for await (const { path, addresses, references, date } of readMailFiles(mailFolder(dataDir))) {
    // The people in a digest are no longer known, so all old digests are deleted.
    const isOldDigest = references.length > 0 && date <= list.latest;
    if (!isOldDigest && !addresses.some((address) => date <= (list.timeOf(address) ?? -1))) continue;
    await rm(path, { force: true });
    mailFiles += 1;
  }
  return { people, submissions, mailFiles, problem };
}

async function reapplySubmissionErasures(
  storage: Storage,
  dataDir: string,
  list: ErasureList,
): Promise<number> {
  const references = await erasedReferences(storage.db, list);
  for (const reference of references) {
    const details = await readSubmission(storage.db, reference);
    if (details === null) continue;
    await eraseWithFiles(storage, dataDir, details, { person: null, via: 'terminal', now: Date.now() });
  }
  return references.length;
}
