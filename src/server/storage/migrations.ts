import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { createTables } from './migrations/001-submissions.ts';
import { addReminders } from './migrations/002-reminders.ts';
import { prepareDelivery } from './migrations/003-delivery.ts';
import { addConfirmation } from './migrations/004-confirmation.ts';
import { addDesk } from './migrations/005-desk.ts';
import { addItemLists } from './migrations/006-items.ts';
import { addVisits } from './migrations/007-visits.ts';
import { addDigest } from './migrations/008-digest.ts';
import { addAttempts } from './migrations/009-attempts.ts';
import { addMessages } from './migrations/010-messages.ts';
import { indexWaiting } from './migrations/011-waiting.ts';
import { reopenUndelivered } from './migrations/012-undelivered-replies.ts';
import { addCorrectedEmail } from './migrations/013-corrected-email.ts';
import { prepareBulk } from './migrations/014-bulk.ts';
import type { Storage } from './storage.ts';

/** Brings the tables up to date. Safe with several processes starting at once, and when killed half-way. */
export async function migrate({ db, kind }: Pick<Storage, 'db' | 'kind'>): Promise<void> {
  const migrations: Record<string, Migration> = {
    '001-submissions': { up: (schema: Kysely<unknown>) => createTables(schema, kind) },
    '002-reminders': { up: addReminders },
    '003-delivery': { up: prepareDelivery },
    '004-confirmation': { up: addConfirmation },
    '005-desk': { up: (schema: Kysely<unknown>) => addDesk(schema, kind) },
    '006-items': { up: (schema: Kysely<unknown>) => addItemLists(schema, kind) },
    '007-visits': { up: (schema: Kysely<unknown>) => addVisits(schema, kind) },
    '008-digest': { up: addDigest },
    '009-attempts': { up: (schema: Kysely<unknown>) => addAttempts(schema, kind) },
    '010-messages': { up: (schema: Kysely<unknown>) => addMessages(schema, kind) },
    '011-waiting': { up: indexWaiting },
    '012-undelivered-replies': { up: reopenUndelivered },
    '013-corrected-email': { up: addCorrectedEmail },
    '014-bulk': { up: prepareBulk },
  };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
