import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FormName } from '#contract/forms.ts';
import { COMPANY_KINDS, type Database, type OutboxRow } from '../db/schema.ts';
import { enqueue } from './store.ts';

/**
 * Versions before the column `recipient` stored one row per mail to the company, and an old process may still run beside
 * this one. Splits each pending or dead row into one per configured recipient. Nobody gets a mail twice: the old version
 * marked a row as sent as soon as one recipient had the mail.
 */
export async function addressCompanyMail(
  db: Kysely<Database>,
  recipients: Readonly<Record<FormName, readonly string[]>>,
  now: number,
): Promise<number> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
    .selectAll('outbox')
    .select('submissions.form')
    .where('outbox.kind', 'in', COMPANY_KINDS)
    .where('outbox.recipient', 'is', null)
    .where('outbox.state', 'in', ['pending', 'dead'])
    .execute();
  let addressed = 0;
  for (const { form, ...row } of rows) {
    if (await addressOne(db, row, recipients[form], now)) addressed += 1;
  }
  return addressed;
}

/** False when another process was first or has leased the row. */
function addressOne(
  db: Kysely<Database>,
  row: OutboxRow,
  recipients: readonly string[],
  now: number,
): Promise<boolean> {
  const [first, ...others] = new Set(recipients);
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('outbox')
      .set({ recipient: first!, lease: null })
      .where('id', '=', row.id)
      .where('recipient', 'is', null)
      .where('state', '=', row.state)
      .where((where) => where.or([where('lease', 'is', null), where('due_at', '<=', now)]))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const copies = others.map((recipient) => ({ ...row, id: randomUUID(), recipient, lease: null }));
    await enqueue(trx, copies);
    return true;
  });
}
