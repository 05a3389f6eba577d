import type { Kysely } from 'kysely';

/**
 * A row of the outbox is a message to one recipient from here on. What was sent before stays as it is: who of several got
 * it is not known. What still waits gets its recipients from the settings, which migrations do not know (addressing.ts).
 */
export async function prepareDelivery(schema: Kysely<unknown>): Promise<void> {
  await schema.schema.alterTable('outbox').addColumn('recipient', 'text').execute();
  await schema.schema
    .createTable('delivery_alerts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('is_waiting', 'integer', (column) => column.notNull())
    .addColumn('given_up_at', 'bigint', (column) => column.notNull())
    .addColumn('told_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .execute();
}
