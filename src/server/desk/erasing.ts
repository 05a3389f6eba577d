import { erasureTexts, itemProblems } from '#content/desk/server-texts.ts';
import { filled } from '#content/filled.ts';
import type { ErasurePreview } from '#contract/desk/actions.ts';
import { eraseWithFiles, filesOf } from '../operations/erase-item.ts';
import type { Doing } from '../storage/doing.ts';
import { recordErasure } from '../storage/erasure-list.ts';
import type { InboxItem } from '../storage/inbox-store.ts';
import type { Desk } from './desk.ts';
import { DeskProblem } from './problem.ts';

type Place = Pick<Desk, 'storage' | 'outgoing'>;

/** What would go, without erasing anything. */
export async function previewErasure({ storage, outgoing }: Place, item: InboxItem): Promise<ErasurePreview> {
  const { submission, resume, mails } = item;
  const { reference, form } = submission;
  const notes = await storage.db
    .selectFrom('history')
    .select('id')
    .where('reference', '=', reference)
    .where('action', '=', 'note')
    .execute();
  const files = await filesOf(outgoing.dataDir, item);
  const noteWords = notes.length === 1 ? '1 note' : `${notes.length} notes`;
  const lines = [{ what: filled(erasureTexts[form], { notes: noteWords }), count: reference }];
  if (resume !== null) lines.push({ what: erasureTexts.resume, count: resume.file_name });
  if (mails.length > 0) lines.push({ what: erasureTexts.mails, count: String(mails.length) });
  if (files.length > 0) lines.push({ what: erasureTexts.files, count: String(files.length) });
  return { lines };
}

/** False when somebody changed it since the person saw it. */
export async function eraseAtDesk(
  { storage, outgoing }: Place,
  item: InboxItem,
  doing: Doing,
): Promise<boolean> {
  const { dataDir } = outgoing;
  const { reference } = item.submission;
  return eraseWithFiles(storage, dataDir, item, doing, async () => {
    try {
      await recordErasure(dataDir, reference, doing.now);
    } catch {
      throw new DeskProblem(500, itemProblems.notNoted);
    }
  });
}
