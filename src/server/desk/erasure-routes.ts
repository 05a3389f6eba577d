import type { FastifyInstance } from 'fastify';
import type { ErasurePreview } from '#contract/desk/actions.ts';
import type { Desk } from './desk.ts';
import { previewErasure } from './erasing.ts';
import { formsOfReader } from './item-query.ts';
import { findItem } from './item-view.ts';
import { referenceOf } from './references.ts';

/** What erasing would take away, to be read before the reference is typed. */
export function registerErasure(app: FastifyInstance, desk: Desk): void {
  const access = { config: { access: 'erase' } } as const;
  app.get('/api/items/:reference/erasure', access, async (request): Promise<ErasurePreview> => {
    const item = await findItem(desk.storage, referenceOf(request), formsOfReader(request));
    return previewErasure(desk, item);
  });
}
