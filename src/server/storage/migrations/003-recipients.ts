import type { Kysely } from 'kysely';

/**
 * A row of the outbox is a message to one recipient from here on. What was sent before stays as it is: who of several got
 * it is not known. What still waits gets its recipients from the settings, which migrations do not know (addressing.ts).
 */
export async function addRecipients(schema: Kysely<unknown>): Promise<void> {
  await schema.schema.alterTable('outbox').addColumn('recipient', 'text').execute();
}
