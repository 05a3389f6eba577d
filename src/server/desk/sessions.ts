import { record } from '../storage/history-store.ts';
import type { PersonRow } from '../storage/schema.ts';
import { endSessions, sessionBySecret } from '../storage/session-store.ts';
import type { Desk } from './desk.ts';
import { hashOf } from './secret.ts';

/** Ends the session that a browser holds, if it is one. */
export async function endSession({ storage, now }: Desk, secret: string): Promise<void> {
  const session = await sessionBySecret(storage.db, hashOf(secret));
  if (session === null) return;
  await storage.db.transaction().execute(async (trx) => {
    await endSessions(trx, { personId: session.person_id, only: session.id });
    await record(trx, {
      at: now(),
      action: 'session-ended',
      person: session.person_id,
      about: session.person_id,
      text: session.browser,
      via: 'desk',
    });
  });
}

/** Ends sessions of somebody on behalf of somebody, who may be the same. Returns how many there were. */
export function endSessionsOf(
  { storage, now }: Desk,
  by: PersonRow,
  which: Parameters<typeof endSessions>[1],
): Promise<number> {
  return storage.db.transaction().execute(async (trx) => {
    const count = await endSessions(trx, which);
    if (count > 0) {
      await record(trx, {
        at: now(),
        action: 'session-ended',
        person: by.id,
        about: which.personId,
        text: count === 1 ? null : String(count),
        via: 'desk',
      });
    }
    return count;
  });
}
