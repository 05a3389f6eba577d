import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { HistoryAction } from '#contract/desk/items.ts';
import { formsIn, mayDo } from '#contract/desk/people.ts';
import type { HistoryPage } from '#contract/desk/views.ts';
import { type HistoryFilter, readHistory } from '../storage/history-store.ts';
import { signedInOf } from './access.ts';
import type { Desk } from './desk.ts';
import { readQuery } from './read-request.ts';

const PAGE = 50;

const word = z.preprocess((value) => (value === '' ? undefined : value), z.string().max(100).optional());
export const HISTORY_QUERY = z.object({
  // An action that does not exist finds nothing.
  action: word.transform((action) => action as HistoryAction | undefined),
  person: word,
  reference: word,
});
const PAGE_QUERY = HISTORY_QUERY.extend({ after: z.coerce.number().int().positive().optional() });

export function registerHistory(app: FastifyInstance, { storage }: Desk): void {
  app.get(
    '/api/history',
    { config: { access: 'read' } },
    (request): Promise<HistoryPage> =>
      readHistory(storage.db, {
        ...readQuery(PAGE_QUERY, request),
        visibleTo: visibleHistory(request),
        limit: PAGE,
      }),
  );
}

/** Null: all of it, for administrators who see everything. */
export function visibleHistory(request: FastifyRequest): HistoryFilter['visibleTo'] {
  const { id, role, scope } = signedInOf(request).person;
  const seesAll = scope === 'everything' && mayDo(role, 'people');
  return seesAll ? null : { forms: formsIn(scope), person: id };
}
