import type { Storage } from '../db/storage.ts';
import { createInboxStore, type InboxItem } from '../submissions/find.ts';

import type { Arguments, CommandContext } from './command.ts';
import { writeTo } from './destination.ts';
import { Refusal } from './problems.ts';
import { findByReference, readReference } from './reference.ts';

/** More than anyone types, and `xargs` calls again for the rest. */
export const MOST_REFERENCES = 10_000;

/**
 * Does the same for each reference and says in a line what came of it. One that is refused does not keep the others
 * from being done.
 */
export async function eachReference(
  context: CommandContext,
  args: Arguments,
  act: (storage: Storage, item: InboxItem) => Promise<string>,
): Promise<boolean> {
  // A typing mistake is found before anything is done.
  const references = [...new Set(args.operands.map(readReference))];
  const storage = await context.openStorage();
  const store = createInboxStore(storage.db);
  let isAllDone = true;
  for (const reference of references) {
    try {
      const item = await findByReference(store, reference);
      await writeTo(context.stdout, `${reference}: ${await act(storage, item)}\n`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await writeTo(context.stderr, `${error.message}\n`);
      isAllDone = false;
    }
  }
  return isAllDone;
}
