import { UsageError } from '../shared/calendar.ts';
import type { InboxItem, InboxStore } from '../submissions/find.ts';
import { Refusal } from './problems.ts';

/** As people type it: lower case and without the dash are fine. */
export function readReference(typed: string): string {
  const characters = typed.toUpperCase().replace(/[\s-]/g, '');
  if (!/^[0-9A-Z]{8}$/.test(characters)) {
    throw new UsageError(`"${typed}" is not a reference. References look like K7QM-2XPD; "list" shows them.`);
  }
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}

export async function findByReference(store: InboxStore, typed: string): Promise<InboxItem> {
  const reference = readReference(typed);
  const item = await store.get(reference);
  if (item === null) {
    throw new Refusal(
      `There is no submission ${reference}. It was mistyped, or erased since; "list" shows what there is.`,
    );
  }
  return item;
}
