import type { Kysely } from 'kysely';
import type { Database, SubscriberRow, SubscriberState } from './schema.ts';

export interface ListedSubscriber extends SubscriberRow {
  /** What was sent last with this address: it also holds the fields that the row has no columns for. */
  readonly payload: string | null;
}

/** The newest first. */
export function listSubscribers(
  db: Kysely<Database>,
  filter: { readonly state: SubscriberState | undefined; readonly topic: string | undefined },
): Promise<readonly ListedSubscriber[]> {
  let query = db
    .selectFrom('subscribers')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('submissions')
        .select('payload')
        .whereRef('submissions.email', '=', 'subscribers.email')
        .where('submissions.form', '=', 'newsletter')
        .where('submissions.state', '=', 'accepted')
        .orderBy('submissions.created_at', 'desc')
        .limit(1)
        .as('payload'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id');
  if (filter.state !== undefined) query = query.where('state', '=', filter.state);
  if (filter.topic !== undefined) query = query.where('topic', '=', filter.topic);
  return query.execute();
}
