import type { FastifyInstance } from 'fastify';
import { registerActions } from './action-routes.ts';
import { registerDelivery } from './delivery-routes.ts';
import type { Desk } from './desk.ts';
import { registerErasure } from './erasure-routes.ts';
import { registerExports } from './export-routes.ts';
import { registerItems } from './item-routes.ts';
import { registerLive } from './live-routes.ts';
import { registerResume } from './resume-route.ts';
import { registerSearch } from './search-routes.ts';
import { registerSubscribers } from './subscriber-routes.ts';
import { registerToday } from './today-routes.ts';
import { registerVisits } from './visit-routes.ts';

/** All that is about what visitors sent, and the mail about it. */
export function registerItemSide(app: FastifyInstance, desk: Desk): void {
  registerItems(app, desk);
  registerActions(app, desk);
  registerErasure(app, desk);
  registerResume(app, desk);
  registerSearch(app, desk);
  registerToday(app, desk);
  registerVisits(app, desk);
  registerDelivery(app, desk);
  registerSubscribers(app, desk);
  registerExports(app, desk);
  registerLive(app, desk);
}
