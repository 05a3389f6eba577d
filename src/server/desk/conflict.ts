import type { Kysely } from 'kysely';
import { conflictTexts } from '#content/desk/server-texts.ts';
import { filled } from '#content/filled.ts';
import type { Conflict } from '#contract/desk/actions.ts';
import type { HistoryAction, Item } from '#contract/desk/items.ts';
import { toEntries } from '../storage/history-store.ts';
import type { Database } from '../storage/schema.ts';

/** What changes an item, so that what somebody else saw of it is not true any more. */
const CHANGES: readonly HistoryAction[] = [
  'assigned',
  'assign-undone',
  'answered',
  'answered-undone',
  'reopened',
  'reopen-undone',
  'answer-sent',
  'answer-undone',
  'reply-failed',
  'reply-delivered',
  'note',
  'spam',
  'spam-undone',
  'released',
  'release-undone',
  'held',
  'address-corrected',
];

/** Who was quicker, and with what: the newest change that is written down. */
export async function describeConflict(db: Kysely<Database>, item: Item): Promise<Conflict> {
  const row = await db
    .selectFrom('history')
    .selectAll()
    .where('reference', '=', item.reference)
    .where('action', 'in', CHANGES)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const [entry] = row === undefined ? [] : await toEntries(db, [row]);
  if (entry === undefined) {
    return { by: null, at: item.receivedAt, what: conflictTexts.other!, text: null, item };
  }
  const { by, at, action, about, text } = entry;
  const key = action === 'assigned' && about === null ? 'unassigned' : action;
  const what = filled(conflictTexts[key] ?? '', { about: about?.name ?? '', text: text ?? '' });
  const isWritten = action === 'note' || action === 'answer-sent';
  return { by, at, what, text: isWritten ? text : null, item };
}
