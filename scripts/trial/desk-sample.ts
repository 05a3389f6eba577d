import { hashOf, newSecret } from '#server/people/secret.ts';
import { CONTACT_FORM } from '../../src/contract/contact.ts';
import { addNote, assign } from '../../src/server/conversations/changes.ts';
import { openStorage } from '../../src/server/db/database.ts';
import type { SubmissionRow } from '../../src/server/db/schema.ts';
import type { Storage } from '../../src/server/db/storage.ts';
import { addSession } from '../../src/server/people/sessions.ts';

import { invite, serialized } from '../../src/server/people/store.ts';
import { markAnswered } from '../../src/server/submissions/decisions.ts';
import { createSender } from './desk-sample-sender.ts';
import {
  SAMPLE_ANSWERED,
  SAMPLE_APPLICATIONS,
  SAMPLE_HELD,
  SAMPLE_PEOPLE,
  SAMPLE_SUBSCRIBERS,
  SAMPLE_WAITING,
} from './desk-sample-words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface DeskSample {
  /** The cookie of Marisol, who is the administrator. */
  readonly cookie: string;
  /** An enquiry with notes, and an application with a resume. */
  readonly enquiry: string;
  readonly application: string;
}

/** A desk on a working morning, for pictures and for tests of how it looks. Call it before the server starts. */
export async function fillDesk(dataDir: string, now: number): Promise<DeskSample> {
  const storage = await openStorage({ databaseUrl: null, dataDir });
  try {
    return await fill(storage, now);
  } finally {
    await storage.close();
  }
}

async function fill(storage: Storage, now: number): Promise<DeskSample> {
  const { db } = storage;
  const people = await addPeople(storage, now);
  const idOf = (name: string | null): string | null => (name === null ? null : people.get(name)!);
  const marisol = idOf('Marisol Ortega');
  const send = createSender(storage);
  const find = (reference: string): Promise<SubmissionRow> =>
    db.selectFrom('submissions').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();

  let enquiry = '';
  for (const [hours, whose, name, organization, role, category, details] of SAMPLE_WAITING) {
    const at = now - hours * HOUR_MS;
    const reference = await send.contact(at, null, {
      name,
      organization,
      role,
      specificCategory: category,
      specificDetails: details,
    });
    if (whose === null) continue;
    const by = idOf('Priya Narayanan');
    await assign(db, await find(reference), idOf(whose), { person: by, via: 'desk', now: at + HOUR_MS });
    if (whose !== 'Marisol Ortega') continue;
    enquiry = reference;
    const text =
      '@Marisol the bottling plant is Cordelmar. They allow us to name them, but ask Jun for the newer figures before you send the case.';
    await addNote(
      db,
      await find(reference),
      { text, mentions: [marisol!], notices: [] },
      { person: by, via: 'desk', now: at + 1.1 * HOUR_MS },
    );
  }
  for (const [hours, why, name, organization, details] of SAMPLE_HELD) {
    await send.contact(now - hours * HOUR_MS, why, { name, organization, specificDetails: details });
  }
  const applications: string[] = [];
  for (const [hours, firstName, lastName, city, position, words] of SAMPLE_APPLICATIONS) {
    applications.push(
      await send.careers(now - hours * HOUR_MS, position, { firstName, lastName, city, application: words }),
    );
  }
  for (const [firstName, lastName, topic] of SAMPLE_SUBSCRIBERS) {
    await send.newsletter(now - 40 * HOUR_MS, {
      firstName,
      lastName,
      topic,
      email: `${firstName.toLowerCase()}@reader.example`,
    });
  }
  // One of them has not followed the link yet.
  await db.updateTable('subscribers').set({ state: 'active' }).where('first_name', '!=', 'Daniel').execute();
  const { options } = CONTACT_FORM.fields.specificCategory;
  const workdays = [1, 2, 3, 4, 5, 6].filter((days) => new Date(now - days * DAY_MS).getUTCDay() % 6 !== 0);
  for (let index = 0; index < 40; index += 1) {
    const at = now - workdays[Math.floor(index ** 1.3) % workdays.length]! * DAY_MS - index * MINUTE_MS;
    const name = SAMPLE_ANSWERED[index % SAMPLE_ANSWERED.length]!;
    const { value, when } = options[index % 9]!;
    const specificDetails = `Question ${index + 1} about ${value}.`;
    const reference = await send.contact(at, null, {
      name,
      enquiryType: when,
      specificCategory: value,
      specificDetails,
    });
    const answeredAt = at + (2 + (index % 5)) * HOUR_MS;
    await markAnswered(db, await find(reference), true, { person: marisol, via: 'desk', now: answeredAt });
  }
  await deliverMail(storage, now);
  return { cookie: `desk=${await openSession(storage, marisol!)}`, enquiry, application: applications[0]! };
}

/** All mail left at once, but for two. */
async function deliverMail({ db }: Storage, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set(({ ref, eb }) => ({
      state: 'sent' as const,
      attempts: 1,
      done_at: eb(ref('created_at'), '+', 2400),
    }))
    .execute();
  const stuck = [
    [
      'Ana Lucía Ferreira',
      'acknowledgement',
      { state: 'dead', attempts: 6, last_error: '550 5.1.1 Mailbox unavailable' },
    ],
    [
      'Rajeshwari Venkataraman',
      'company',
      {
        state: 'pending',
        attempts: 4,
        last_error: '451 4.3.0 Temporary failure',
        due_at: Math.max(now, Date.now()) + HOUR_MS,
      },
    ],
  ] as const;
  for (const [name, kind, values] of stuck) {
    await db
      .updateTable('outbox')
      .set({ ...values, done_at: null })
      .where('kind', '=', kind)
      .where('submission_id', 'in', (sub) =>
        sub.selectFrom('submissions').select('id').where('name', '=', name),
      )
      .execute();
  }
}

async function addPeople(storage: Storage, now: number): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const person of SAMPLE_PEOPLE) {
    const email = `${person.name.toLowerCase().replace(' ', '.')}@kelvane.example`;
    const invited = await serialized(storage, (trx) => invite(trx, { ...person, email }, now - 60 * DAY_MS));
    if (!('person' in invited)) throw new Error('The database was not empty.');
    ids.set(person.name, invited.person.id);
  }
  await storage.db
    .updateTable('people')
    .set({ last_seen_at: now - 2 * HOUR_MS })
    .execute();
  return ids;
}

async function openSession({ db }: Storage, personId: string): Promise<string> {
  const secret = newSecret();
  const now = Date.now();
  await addSession(db, {
    idHash: hashOf(secret),
    personId,
    browser: 'Firefox on Windows',
    now,
    expiresAt: now + DAY_MS,
  });
  return secret;
}
