import { rm } from 'node:fs/promises';
import { erasureTexts } from '#content/desk/server-texts.ts';
import { filled } from '#content/filled.ts';
import type { ErasurePreview } from '#contract/desk/actions.ts';
import { findFilesOf } from '../mail/mail-file-search.ts';
import type { Doing } from '../storage/doing.ts';
import { eraseItem } from '../storage/erasure.ts';
import type { InboxItem } from '../storage/inbox-store.ts';
import type { Desk } from './desk.ts';

type Place = Pick<Desk, 'storage' | 'outgoing'>;

/** What would go, without erasing anything. */
export async function previewErasure(
  { storage, outgoing }: Place,
  { submission, resume, mails }: InboxItem,
): Promise<ErasurePreview> {
  const { reference, form } = submission;
  const notes = await storage.db
    .selectFrom('history')
    .select('id')
    .where('reference', '=', reference)
    .where('action', '=', 'note')
    .execute();
  const files = await findFilesOf(outgoing.mailFolder, idsOf(mails), reference);
  const noteWords = notes.length === 1 ? '1 note' : `${notes.length} notes`;
  const lines = [{ what: filled(erasureTexts[form], { notes: noteWords }), count: reference }];
  if (resume !== null) lines.push({ what: erasureTexts.resume, count: resume.file_name });
  if (mails.length > 0) lines.push({ what: erasureTexts.mails, count: String(mails.length) });
  if (files.length > 0) lines.push({ what: erasureTexts.files, count: String(files.length) });
  return { lines };
}

/** False when somebody changed it since the person saw it. */
export async function eraseWithFiles(
  { storage, outgoing }: Place,
  { submission, mails }: InboxItem,
  doing: Doing,
): Promise<boolean> {
  if ((await eraseItem(storage, submission, doing)) === null) return false;
  const files = await findFilesOf(outgoing.mailFolder, idsOf(mails), submission.reference);
  for (const file of files) await rm(file, { force: true });
  return true;
}

function idsOf(mails: InboxItem['mails']): readonly string[] {
  return [...new Set(mails.map(({ message_id }) => message_id))];
}
