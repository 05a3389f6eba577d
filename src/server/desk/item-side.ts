import type { FastifyInstance } from 'fastify';
import { registerActions } from './action-routes.ts';
import type { Desk } from './desk.ts';
import { registerErasure } from './erasure-routes.ts';
import { registerItems } from './item-routes.ts';

/** All that is about what visitors sent, and the mail about it. */
export function registerItemSide(app: FastifyInstance, desk: Desk): void {
  registerItems(app, desk);
  registerActions(app, desk);
  registerErasure(app, desk);
}
