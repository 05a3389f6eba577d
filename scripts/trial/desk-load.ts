/** Keeps the desk busy: an administrator, and many submissions that are alike. */

import { randomUUID } from 'node:crypto';
import { hashOf, newSecret } from '#server/people/secret.ts';
import type { Storage } from '../../src/server/db/storage.ts';
import { newOutboxRows } from '../../src/server/outbox/store.ts';
import { addSession } from '../../src/server/people/sessions.ts';

import { invite, serialized } from '../../src/server/people/store.ts';
import { newReference } from '../../src/server/submissions/reference.ts';
import { keysOf, searchTextOf } from '../../src/server/submissions/search.ts';
import { CONTACT } from './sample-submissions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PORTION = 500;

/** Adds the first administrator to an empty database. Returns the value of the session cookie. */
export async function addAdministrator(storage: Storage): Promise<string> {
  const now = Date.now();
  const person = {
    email: 'admin@example.com',
    name: 'Ada',
    role: 'administrator',
    scope: 'everything',
  } as const;
  const invited = await serialized(storage, (trx) => invite(trx, person, now));
  if (!('person' in invited)) throw new Error('The database was not empty.');
  const secret = newSecret();
  const session = { idHash: hashOf(secret), personId: invited.person.id, browser: '', now };
  await addSession(storage.db, { ...session, expiresAt: now + DAY_MS });
  return secret;
}

/** Adds quarantined enquiries with the same words, or accepted ones whose mail cannot be delivered. Returns one reference. */
export async function addAlike(
  { db }: Storage,
  count: number,
  state: 'quarantined' | 'undelivered',
): Promise<string> {
  const now = Date.now();
  const isUndelivered = state === 'undelivered';
  let reference = '';
  for (let done = 0; done < count; done += PORTION) {
    const submissions = Array.from({ length: Math.min(PORTION, count - done) }, (_, index) => {
      const email = `${state}${done + index}@visitor.example`;
      const keyed = {
        reference: newReference(),
        form: 'contact' as const,
        email,
        name: CONTACT.name,
        position: null,
        payload: { ...CONTACT, email },
      };
      const { payload, ...fields } = keyed;
      const row = {
        ...fields,
        ...keysOf(keyed),
        id: randomUUID(),
        state: isUndelivered ? ('accepted' as const) : ('quarantined' as const),
        quarantine_reason: isUndelivered ? null : 'trap',
        payload: JSON.stringify(payload),
        created_at: now,
        version: 1,
      };
      return { keyed, row };
    });
    reference = submissions[0]!.row.reference;
    const mails = submissions.flatMap(({ row }) =>
      newOutboxRows({
        kind: 'acknowledgement',
        submissionId: row.id,
        subscriberId: null,
        recipients: [],
        messageIdDomain: 'example.com',
        now,
      }),
    );
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('submissions')
        .values(submissions.map(({ row }) => row))
        .execute();
      await trx
        .insertInto('item_search')
        .values(submissions.map(({ row, keyed }) => ({ submission_id: row.id, words: searchTextOf(keyed) })))
        .execute();
      if (!isUndelivered) return;
      await trx
        .insertInto('outbox')
        .values(
          mails.map((mail) => ({
            ...mail,
            state: 'dead' as const,
            attempts: 1,
            last_error: '550 no',
            done_at: now,
          })),
        )
        .execute();
    });
  }
  return reference;
}
