import type { FastifyInstance } from 'fastify';
import type { Item, ItemPage } from '#contract/desk/items.ts';
import { countItems, countTabs, listSubjects } from '../storage/item-counts.ts';
import { formsOf, isNarrowed } from '../storage/item-filter.ts';
import { listItems } from '../storage/item-list.ts';
import type { Desk } from './desk.ts';
import { formsOfReader, readItemQuery } from './item-query.ts';
import { loadRows } from './item-rows.ts';
import { viewItem } from './item-view.ts';
import { referenceOf } from './references.ts';

export const PAGE_SIZE = 50;

/** Lists of items, and one with all that belongs to it. */
export function registerItems(app: FastifyInstance, { storage, company }: Desk): void {
  const { db } = storage;

  app.get('/api/items', { config: { access: 'read' } }, async (request): Promise<ItemPage> => {
    const { filter: asked, after } = readItemQuery(request, company.timeZone);
    // Copies of a message are one row, unless something else chooses among them.
    const filter = { ...asked, isFolded: asked.tab === 'held' && !isNarrowed(asked) };
    const tabs = await countTabs(db, filter.forms, filter.me);
    const { ids, next } = await listItems(storage, filter, { after, limit: PAGE_SIZE });
    return {
      rows: await loadRows(db, ids, filter.forms),
      next,
      total: isNarrowed(filter) ? await countItems(db, filter) : (tabs[filter.tab] ?? null),
      tabs,
      subjects: await listSubjects(db, formsOf(filter)),
    };
  });

  app.get('/api/items/:reference', { config: { access: 'read' } }, (request): Promise<Item> => {
    return viewItem(storage, referenceOf(request), formsOfReader(request));
  });
}
