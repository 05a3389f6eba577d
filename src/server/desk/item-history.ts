import type { Kysely } from 'kysely';
import { mailNames } from '#content/desk/server-texts.ts';
import { filled } from '#content/filled.ts';
import type { HistoryEntry } from '#contract/desk/items.ts';
import { toEntries } from '../storage/history-store.ts';
import type { InboxItem } from '../storage/inbox-store.ts';
import { type Database, isWebhook, type OutboxRow } from '../storage/schema.ts';

/** What was done with an item and what became of its mail, oldest first. The rows of the outbox tell the latter. */
export async function itemHistory(
  db: Kysely<Database>,
  { submission, mails }: InboxItem,
): Promise<readonly HistoryEntry[]> {
  const rows = await db
    .selectFrom('history')
    .selectAll()
    .where('reference', '=', submission.reference)
    .orderBy('id')
    .execute();
  const entry = { by: null, reference: submission.reference, about: null, text: null, via: null } as const;
  const textOf = ({ kind, recipient }: OutboxRow): string => {
    const name = mailNames[`${kind} ${submission.form}`] ?? mailNames[kind] ?? mailNames.other!;
    return filled(name, { to: recipient ?? submission.email });
  };
  // What became of a reply that failed once is recorded already.
  const recorded = rows.filter(({ action }) => action === 'reply-failed' || action === 'reply-delivered');
  const sent = mails.flatMap((mail) => {
    const outcome = outcomeOf(mail);
    const isRecorded = mail.kind === 'answer' && recorded.some(({ at }) => at === outcome?.at);
    return outcome === null || isRecorded ? [] : [{ ...entry, ...outcome, text: textOf(mail) }];
  });
  const received = { ...entry, at: submission.created_at, action: 'received' } as const;
  // Numbers of their own, which no entry of the table has.
  const derived = [received, ...sent].map((each, index) => ({ ...each, id: -1 - index }));
  return [...derived, ...(await toEntries(db, rows))].sort((a, b) => a.at - b.at);
}

function outcomeOf({ kind, state, done_at }: OutboxRow): Pick<HistoryEntry, 'action' | 'at'> | null {
  if (isWebhook(kind) || done_at === null) return null;
  if (state === 'sent') return { action: 'mail-sent', at: done_at };
  return state === 'dead' ? { action: 'mail-failed', at: done_at } : null;
}
