import type { Kysely } from 'kysely';
import type { Database, SubscriberRow, SubscriberState } from './schema.ts';

/** The newest first. */
export function listSubscribers(
  db: Kysely<Database>,
  filter: { readonly state: SubscriberState | undefined; readonly topic: string | undefined },
): Promise<readonly SubscriberRow[]> {
  let query = db.selectFrom('subscribers').selectAll().orderBy('created_at', 'desc').orderBy('id');
  if (filter.state !== undefined) query = query.where('state', '=', filter.state);
  if (filter.topic !== undefined) query = query.where('topic', '=', filter.topic);
  return query.execute();
}
