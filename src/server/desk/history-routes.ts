import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { HistoryAction } from '#contract/desk/items.ts';
import { formsIn, mayDo } from '#contract/desk/people.ts';
import type { HistoryPage } from '#contract/desk/views.ts';
import { readHistory } from '../storage/history-store.ts';
import type { PersonRow } from '../storage/schema.ts';
import { signedInOf } from './access.ts';
import { readQuery } from './body.ts';
import type { Desk } from './desk.ts';

const PAGE = 50;

const query = z.object({
  action: z.string().max(40).optional(),
  person: z.string().max(60).optional(),
  reference: z.string().max(40).optional(),
  after: z.coerce.number().int().positive().optional(),
});

/** What somebody may see of the history: administrators of everything see all of it. */
function historySeenBy({ id, role, scope }: PersonRow) {
  const seesAll = scope === 'everything' && mayDo(role, 'people');
  return seesAll ? null : { forms: formsIn(scope), person: id };
}

export function registerHistory(app: FastifyInstance, { storage }: Desk): void {
  app.get('/api/history', { config: { access: 'read' } }, (request): Promise<HistoryPage> => {
    const { action, ...wanted } = readQuery(query, request);
    return readHistory(storage.db, {
      ...wanted,
      // One that does not exist finds nothing.
      action: action as HistoryAction | undefined,
      visibleTo: historySeenBy(signedInOf(request).person),
      limit: PAGE,
    });
  });
}
