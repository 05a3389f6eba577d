import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { seesVisits } from '#contract/desk/people.ts';
import { VISIT_RANGES, type Visits } from '#contract/desk/visits.ts';
import { createCalendar } from '../inbox/calendar.ts';
import { viewVisits } from '../visits/visit-view.ts';
import { signedInOf } from './access.ts';
import type { Desk } from './desk.ts';
import { notFound } from './problem.ts';
import { readQuery } from './read-request.ts';

export const VISIT_QUERY = z.object({ range: z.enum(VISIT_RANGES).default('four-weeks') });

/** What visitors who allowed it were counted for. */
export function registerVisits(
  app: FastifyInstance,
  { visits, isCounting, pages, company, now }: Desk,
): void {
  const calendar = createCalendar(company.timeZone);
  app.get('/api/visits', { config: { access: 'read' } }, async (request): Promise<Visits> => {
    demandVisits(request);
    const { range } = readQuery(VISIT_QUERY, request);
    return { ...(await viewVisits(visits, { calendar, pages }, range, now())), isOff: !isCounting };
  });
}

/** The counts are of all forms together. */
export function demandVisits(request: FastifyRequest): void {
  if (!seesVisits(signedInOf(request).person.scope)) throw notFound();
}
