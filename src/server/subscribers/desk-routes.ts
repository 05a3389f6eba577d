import { z } from 'zod';
import type { Subscriber, SubscriberPage } from '#contract/desk/views.ts';
import { optionLabel } from '#contract/form-field.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import type { SubscriberRow } from '../db/schema.ts';
import { AFTER, type DeskApp, optional, PAGE_SIZE } from '../http/schemas.ts';
import { onlyFor } from '../people/access.ts';
import type { PeopleContext } from '../people/context.ts';
import { countSubscribers, pageSubscribers } from './store.ts';

export const SUBSCRIBER_QUERY = z.object({
  state: optional(z.enum(['pending', 'active', 'unsubscribed'])),
  q: optional(z.string().max(200)),
  after: AFTER,
});

/** Who gets the newsletter, who has not confirmed it yet, and who left. */
export function registerSubscribers(app: DeskApp, { storage: { db } }: PeopleContext): void {
  const options = {
    config: { access: 'read' },
    schema: { querystring: SUBSCRIBER_QUERY },
    preValidation: onlyFor(NEWSLETTER_FORM.name),
  } as const;
  app.get('/api/subscribers', options, async (request): Promise<SubscriberPage> => {
    const { state, q, after } = request.query;
    const tabs = await countSubscribers(db);
    const { rows, next } = await pageSubscribers(db, { state, q }, { after, limit: PAGE_SIZE });
    const all = state === undefined ? tabs.pending + tabs.active + tabs.unsubscribed : tabs[state];
    return { rows: rows.map(toSubscriber), next, total: q === undefined ? all : null, tabs };
  });
}

export function toSubscriber(row: SubscriberRow): Subscriber {
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    topic: optionLabel(NEWSLETTER_FORM.fields.topic, row.topic),
    state: row.state,
    since: row.created_at,
  };
}
