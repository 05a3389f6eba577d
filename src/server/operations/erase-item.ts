import { rm } from 'node:fs/promises';
import { findFilesOf } from '../mail/mail-file-search.ts';
import { mailFolder } from '../mail/mail-folder.ts';
import type { Doing } from '../storage/doing.ts';
import { eraseItem } from '../storage/erasure.ts';
import type { InboxItem } from '../storage/inbox-store.ts';
import type { Storage } from '../storage/storage.ts';

/** One item, with the mail about it that was written to files. False when somebody changed it since the person saw it. */
export async function eraseWithFiles(
  storage: Storage,
  dataDir: string,
  item: InboxItem,
  doing: Doing,
  note?: () => Promise<void>,
): Promise<boolean> {
  if ((await eraseItem(storage, item.submission, doing, note)) === null) return false;
  for (const file of await filesOf(dataDir, item)) await rm(file, { force: true });
  return true;
}

export function filesOf(dataDir: string, { submission, mails }: InboxItem): Promise<readonly string[]> {
  const messageIds = [...new Set(mails.map(({ message_id }) => message_id))];
  return findFilesOf(mailFolder(dataDir), messageIds, submission.reference);
}
