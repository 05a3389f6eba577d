import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createCalendar } from '../inbox/calendar.ts';
import { columnsOf } from '../inbox/item-columns.ts';
import { toJson } from '../inbox/item-view.ts';
import { listMails } from '../storage/delivery-list.ts';
import { readHistory, record } from '../storage/history-store.ts';
import { createInboxStore } from '../storage/inbox-store.ts';
import { formsOf } from '../storage/item-filter.ts';
import { listItems } from '../storage/item-list.ts';
import { pageSubscribers } from '../storage/subscriber-page.ts';
import { EXPORT_NAMES, exportCounts } from '../visits/visit-export.ts';
import { daysOf } from '../visits/visit-view.ts';
import { demandForm, signedInOf } from './access.ts';
import { DELIVERY_QUERY } from './delivery-routes.ts';
import { deliveryScopeOf, toDeliveries } from './delivery-view.ts';
import type { Desk } from './desk.ts';
import {
  type Exported,
  eachPage,
  exportTable,
  fileName,
  HISTORY_QUERY,
  visibleHistory,
} from './exporting.ts';
import { readAfter, readItemQuery, readQuery } from './item-query.ts';
import { attachment } from './resume-route.ts';
import { SUBSCRIBER_QUERY, toSubscriber } from './subscriber-routes.ts';
import { demandVisits, VISIT_QUERY } from './visit-routes.ts';

const PORTION = 200;
const FORMAT = z.object({ format: z.enum(['csv', 'json']).default('csv') });

/** Each list as a file, as far as the person may see it. Read in portions, so that it may be longer than memory. */
export function registerExports(app: FastifyInstance, { storage, visits, company, now }: Desk): void {
  const { db } = storage;
  const access = { config: { access: 'export' } } as const;

  /** Written into the history before the first byte leaves: whoever breaks it off has some of it all the same. */
  async function send(request: FastifyRequest, reply: FastifyReply, what: string, exported: Exported) {
    const { format } = readQuery(FORMAT, request);
    const { person } = signedInOf(request);
    const at = now();
    await record(db, { at, action: 'exported', person: person.id, text: `${what} (${format})`, via: 'desk' });
    storage.changes.announce();
    return reply
      .header('Content-Disposition', attachment(fileName(what, format, at, company.timeZone)))
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .send(Readable.from(exportTable(exported, format)));
  }

  app.get('/api/export/items', access, (request, reply) => {
    const { filter } = readItemQuery(request, company.timeZone);
    const store = createInboxStore(db);
    const columns = columnsOf(formsOf(filter));
    const items = eachPage(async (after) => {
      const { ids, next } = await listItems(storage, filter, { after: readAfter(after), limit: PORTION });
      return { rows: await store.load(ids), next };
    });
    const exported = { names: columns.names, rows: items, cells: columns.cells, json: toJson };
    return send(request, reply, 'items', exported as Exported);
  });

  app.get('/api/export/subscribers', access, (request, reply) => {
    demandForm(request, 'newsletter');
    const { state, q } = readQuery(SUBSCRIBER_QUERY, request);
    const rows = eachPage(async (after) => {
      const page = await pageSubscribers(db, { state, q }, { after: readAfter(after), limit: PORTION });
      return { ...page, rows: page.rows.map(toSubscriber) };
    });
    const names = ['email', 'name', 'topic', 'state', 'since'];
    return send(request, reply, 'subscribers', { names, rows });
  });

  app.get('/api/export/delivery', access, (request, reply) => {
    const { tab } = readQuery(DELIVERY_QUERY, request);
    const scope = deliveryScopeOf(signedInOf(request).person);
    const rows = eachPage(async (after) => {
      const page = await listMails(db, scope, { tab, after: readAfter(after), limit: PORTION });
      return { ...page, rows: await toDeliveries(db, page.rows) };
    });
    const names = ['title', 'name', 'reference', 'to', 'state', 'attempts', 'lastAnswer'];
    return send(request, reply, 'delivery', {
      names: [...names, 'nextAttemptAt', 'createdAt', 'doneAt'],
      rows,
    });
  });

  app.get('/api/export/visits', access, async (request, reply) => {
    demandVisits(request);
    const { range } = readQuery(VISIT_QUERY, request);
    const calendar = createCalendar(company.timeZone);
    const rows = exportCounts(visits, calendar, await daysOf(visits, calendar, range, now()));
    return send(request, reply, 'visits', { names: EXPORT_NAMES, rows });
  });

  app.get('/api/export/history', access, (request, reply) => {
    const filter = { ...readQuery(HISTORY_QUERY, request), visibleTo: visibleHistory(request) };
    const rows = eachPage((after) =>
      readHistory(db, { ...filter, after: after === undefined ? undefined : Number(after), limit: PORTION }),
    );
    const names = ['at', 'action', 'by', 'reference', 'about', 'text', 'via'];
    return send(request, reply, 'history', { names, rows });
  });
}
