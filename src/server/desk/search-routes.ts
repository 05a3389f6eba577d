import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ItemRow, Page } from '#contract/desk/items.ts';
import { findByWords } from '../storage/item-list.ts';
import type { Desk } from './desk.ts';
import { AFTER, formsOfReader, readAfter } from './item-query.ts';
import { PAGE_SIZE } from './item-routes.ts';
import { loadRows } from './item-rows.ts';
import { readQuery } from './read-request.ts';

const QUERY = z.object({
  q: z.string().max(200).default(''),
  spam: z.enum(['0', '1', '']).default('0'),
  after: AFTER,
});

/** Over all forms that the person may see, newest first. */
export function registerSearch(app: FastifyInstance, { storage }: Desk): void {
  app.get('/api/search', { config: { access: 'read' } }, async (request): Promise<Page<ItemRow>> => {
    const { q, spam, after } = readQuery(QUERY, request);
    const wanted = { q, forms: formsOfReader(request), withSpam: spam === '1' };
    const { ids, next } = await findByWords(storage, wanted, { after: readAfter(after), limit: PAGE_SIZE });
    return { rows: await loadRows(storage.db, ids, wanted.forms), next, total: null };
  });
}
