import type { Kysely } from 'kysely';
import type { Database, SubscriberRow, SubscriberState } from './schema.ts';

export interface ListedSubscriber extends SubscriberRow {
  /** What the subscription was sent with: it also holds the fields that the row has no columns for. */
  readonly payload: string | null;
}

/** What stood in the fields of the form. */
export type Words = Readonly<Record<string, unknown>>;

/** The newest first. */
export function listSubscribers(
  db: Kysely<Database>,
  filter: { readonly state: SubscriberState | undefined; readonly topic: string | undefined },
): Promise<readonly ListedSubscriber[]> {
  let query = db
    .selectFrom('subscribers')
    .leftJoin('submissions', 'submissions.id', 'subscribers.activated_by')
    .selectAll('subscribers')
    .select('submissions.payload')
    .orderBy('subscribers.created_at', 'desc')
    .orderBy('subscribers.id');
  if (filter.state !== undefined) query = query.where('subscribers.state', '=', filter.state);
  if (filter.topic !== undefined) query = query.where('topic', '=', filter.topic);
  return query.execute();
}

/** The columns, and the fields that there are no columns for. A subscription may be older than a field of the form. */
export function subscribedWords(
  subscriber: Pick<ListedSubscriber, 'first_name' | 'last_name' | 'topic' | 'payload'>,
): Words {
  return {
    ...JSON.parse(subscriber.payload ?? '{}'),
    firstName: subscriber.first_name,
    lastName: subscriber.last_name,
    topic: subscriber.topic,
  };
}
