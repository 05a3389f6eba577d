import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Subscriber, SubscriberPage } from '#contract/desk/views.ts';
import { NEWSLETTER_FIELDS } from '#contract/newsletter.ts';
import { optionLabel } from '#contract/options.ts';
import type { SubscriberRow } from '../db/schema.ts';
import { readQuery, requireForm } from '../people/access.ts';
import type { PeopleContext } from '../people/context.ts';
import { AFTER, PAGE_SIZE, readAfter } from '../people/list-query.ts';
import { countSubscribers, pageSubscribers } from './store.ts';

export const SUBSCRIBER_QUERY = z.object({
  state: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(['pending', 'active', 'unsubscribed']).optional(),
  ),
  q: z.preprocess((value) => (value === '' ? undefined : value), z.string().max(200).optional()),
  after: AFTER,
});

/** Who gets the newsletter, who has not confirmed it yet, and who left. */
export function registerSubscribers(app: FastifyInstance, { storage: { db } }: PeopleContext): void {
  app.get('/api/subscribers', { config: { access: 'read' } }, async (request): Promise<SubscriberPage> => {
    requireForm(request, 'newsletter');
    const { state, q, after } = readQuery(SUBSCRIBER_QUERY, request);
    const tabs = await countSubscribers(db);
    const page = { after: readAfter(after), limit: PAGE_SIZE };
    const { rows, next } = await pageSubscribers(db, { state, q }, page);
    const all = state === undefined ? tabs.pending + tabs.active + tabs.unsubscribed : tabs[state];
    return { rows: rows.map(toSubscriber), next, total: q === undefined ? all : null, tabs };
  });
}

export function toSubscriber(row: SubscriberRow): Subscriber {
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    topic: optionLabel(NEWSLETTER_FIELDS.topic, row.topic),
    state: row.state,
    since: row.created_at,
  };
}
