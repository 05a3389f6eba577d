import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { deliveryWords } from '#content/desk/delivery.ts';
import { exportedStates, exportHeaders as headers, exportNames as names } from '#content/desk/export.ts';
import { historyViewWords } from '#content/desk/history-view.ts';
import { createCalendar } from '../inbox/calendar.ts';
import { listMails } from '../storage/delivery-list.ts';
import { readHistory, record } from '../storage/history-store.ts';
import { formsOf } from '../storage/item-filter.ts';
import { listItems } from '../storage/item-list.ts';
import { pageSubscribers } from '../storage/subscriber-page.ts';
import { exportCounts } from '../visits/visit-export.ts';
import { daysOf } from '../visits/visit-view.ts';
import { demandForm, signedInOf } from './access.ts';
import { DELIVERY_QUERY } from './delivery-routes.ts';
import { deliveryScopeOf, toDeliveries } from './delivery-view.ts';
import type { Desk } from './desk.ts';
import { type Exported, eachPage, exportTable, tableOf } from './exporting.ts';
import { HISTORY_QUERY, visibleHistory } from './history-routes.ts';
import { itemExportName, itemTable, loadExported } from './item-export.ts';
import { readAfter, readItemQuery } from './item-query.ts';
import { readQuery } from './read-request.ts';
import { attachment } from './resume-route.ts';
import { SUBSCRIBER_QUERY, toSubscriber } from './subscriber-routes.ts';
import { demandVisits, VISIT_QUERY } from './visit-routes.ts';

/** Turning so many into text takes a few milliseconds, in which nobody else is served. */
const PORTION = 100;
const FORMAT = z.object({ format: z.enum(['csv', 'json']).default('csv') });

/** Each list as a file, as far as the person may see it. Read in portions, so that it may be longer than memory. */
export function registerExports(app: FastifyInstance, { storage, visits, company, now }: Desk): void {
  const { db } = storage;
  const calendar = createCalendar(company.timeZone);
  const access = { config: { access: 'export' } } as const;

  /** Written into the history before the first byte leaves: whoever breaks it off has some of it all the same. */
  async function send(request: FastifyRequest, reply: FastifyReply, what: string, exported: Exported) {
    const { format } = readQuery(FORMAT, request);
    const { person } = signedInOf(request);
    const at = now();
    await record(db, { at, action: 'exported', person: person.id, text: `${what} (${format})`, via: 'desk' });
    storage.changes.announce();
    return reply
      .header('Content-Disposition', attachment(`${what}-${calendar.dayOf(at)}.${format}`))
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .send(Readable.from(exportTable(exported, format)));
  }

  app.get('/api/export/items', access, (request, reply) => {
    const { filter } = readItemQuery(request, company.timeZone);
    const pages = eachPage(async (after) => {
      const { ids, next } = await listItems(storage, filter, { after: readAfter(after), limit: PORTION });
      return { rows: await loadExported(db, ids), next };
    });
    const table = itemTable(formsOf(filter), calendar);
    return send(request, reply, itemExportName(filter), { ...table, pages });
  });

  app.get('/api/export/subscribers', access, (request, reply) => {
    demandForm(request, 'newsletter');
    const { state, q } = readQuery(SUBSCRIBER_QUERY, request);
    const pages = eachPage(async (after) => {
      const page = await pageSubscribers(db, { state, q }, { after: readAfter(after), limit: PORTION });
      return { ...page, rows: page.rows.map(toSubscriber) };
    });
    const { all } = names.subscribers;
    const name = state === undefined ? all : `${all}-${names.subscribers[state]}`;
    const table = tableOf(headers.subscribers, calendar, { state: exportedStates });
    return send(request, reply, name, { ...table, pages });
  });

  app.get('/api/export/delivery', access, (request, reply) => {
    const { tab } = readQuery(DELIVERY_QUERY, request);
    const scope = deliveryScopeOf(signedInOf(request).person);
    const pages = eachPage(async (after) => {
      const page = await listMails(db, scope, { tab, after: readAfter(after), limit: PORTION });
      return { ...page, rows: await toDeliveries(db, page.rows) };
    });
    const { all } = names.delivery;
    const name = tab === 'all' ? all : `${all}-${names.delivery[tab]}`;
    const table = tableOf(headers.delivery, calendar, { state: deliveryWords.states });
    return send(request, reply, name, { ...table, pages });
  });

  app.get('/api/export/visits', access, async (request, reply) => {
    demandVisits(request);
    const { range } = readQuery(VISIT_QUERY, request);
    const pages = exportCounts(visits, calendar, await daysOf(visits, calendar, range, now()));
    const table = tableOf(headers.visits, calendar);
    return send(request, reply, `${names.visits}-${range}`, { ...table, pages });
  });

  app.get('/api/export/history', access, (request, reply) => {
    const filter = { ...readQuery(HISTORY_QUERY, request), visibleTo: visibleHistory(request) };
    const pages = eachPage((after) =>
      readHistory(db, { ...filter, after: after === undefined ? undefined : Number(after), limit: PORTION }),
    );
    const table = tableOf(headers.history, calendar, { action: historyViewWords.actions });
    return send(request, reply, names.history, { ...table, pages });
  });
}
