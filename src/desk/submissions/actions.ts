import { bulkWords, doneWords } from '#content/desk/actions.ts';
import { peopleWords } from '#content/desk/people.ts';
import { filled } from '#content/filled.ts';
import type { ItemRow } from '#contract/desk/items.ts';
import type { PersonName } from '#contract/desk/people.ts';

/** Something that can be done with one or several items and undone for eight seconds. */
export type Deed =
  | { readonly kind: 'answered' | 'reopened' | 'released' }
  /** `withAlike`: together with all that are held, or were sorted out with it, for the same words. */
  | { readonly kind: 'spam' | 'held'; readonly withAlike?: boolean }
  | { readonly kind: 'assigned'; readonly to: PersonName | null };

/** What takes a deed back: another deed, or what only gives back the answer that there was. */
export type WayBack = Deed | { readonly kind: 'reopen-undo'; readonly answeredAt: number | null };

/** How a row looks when it is done, shown before the server has said so. */
export function expectedAfter(deed: WayBack, row: ItemRow, now: number): Partial<ItemRow> {
  const open = row.assignee === null ? 'new' : 'in-hand';
  switch (deed.kind) {
    case 'answered':
      return { status: 'answered', answeredAt: now };
    case 'reopened':
      return { status: open, answeredAt: null };
    case 'reopen-undo':
      return { status: 'answered', answeredAt: deed.answeredAt };
    case 'spam':
    case 'held':
      return { status: deed.kind };
    case 'released':
      return { status: open };
    case 'assigned':
      return {
        assignee: deed.to,
        ...(row.status !== 'answered' && { status: deed.to === null ? 'new' : 'in-hand' }),
      };
  }
}

/** What takes it back; null where nothing was changed. */
export function wayBack(deed: Deed, row: ItemRow): WayBack | null {
  switch (deed.kind) {
    case 'answered':
      return row.status === 'answered' ? null : { kind: 'reopened' };
    case 'reopened':
      return { kind: 'reopen-undo', answeredAt: row.answeredAt };
    case 'spam':
      if (row.status === 'held') return { ...deed, kind: 'held' };
      return row.status === 'spam' ? null : { kind: 'released' };
    case 'released':
      return row.status === 'held' ? { kind: 'held' } : { kind: 'spam' };
    case 'held':
      return row.status === 'spam' ? { ...deed, kind: 'spam' } : { kind: 'released' };
    case 'assigned':
      return { kind: 'assigned', to: row.assignee };
  }
}

/** "Marked 3,000 of 20,000 as spam" */
export function progressOf({ kind }: WayBack, done: number, total: number): string {
  const text = kind === 'spam' || kind === 'held' || kind === 'released' ? bulkWords[kind] : bulkWords.other;
  return filled(text, { done: done.toLocaleString('en-US'), total: total.toLocaleString('en-US') });
}

/** "Marked as answered", "3 assigned to you" */
export function sentenceOf(deed: Deed, number: number, myId: string): string {
  const form = number === 1 ? 'one' : 'many';
  const count = number.toLocaleString('en-US');
  if (deed.kind !== 'assigned') return filled(doneWords[deed.kind][form], { count });
  if (deed.to === null) return filled(doneWords.unassigned[form], { count });
  const name = deed.to.id === myId ? peopleWords.youInSentence : deed.to.name;
  return filled(doneWords.assigned[form], { count, name });
}

/** One of each words: what is done with it and its copies is done with the others too. */
export function onePerWords<Row extends Pick<ItemRow, 'alikeKey'>>(rows: readonly Row[]): readonly Row[] {
  const first = new Map(rows.toReversed().map((row) => [row.alikeKey, row]));
  return rows.filter((row) => row.alikeKey === null || first.get(row.alikeKey) === row);
}

/** How many messages these are, counted with those of the same words. */
export function withCopies(rows: readonly Pick<ItemRow, 'alike' | 'alikeKey'>[]): number {
  return onePerWords(rows).reduce((sum, { alike }) => sum + 1 + alike, 0);
}

/** Held or spam: nobody answers it before it is released. */
export function isAside({ status }: Pick<ItemRow, 'status'>): boolean {
  return status === 'held' || status === 'spam';
}

/** Somebody who subscribed waits for nobody: they are noted about or erased, and neither answered, given nor sorted out. */
export function isSubscription(item: Pick<ItemRow, 'form' | 'status'>): boolean {
  return item.form === 'newsletter' && !isAside(item);
}
