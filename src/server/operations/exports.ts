import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { deliveryTexts } from '#content/desk/delivery.ts';
import {
  exportedEntry,
  exportedStates,
  exportNames,
  exportHeaders as headers,
} from '#content/desk/export.ts';
import { historyViewTexts } from '#content/desk/history-view.ts';
import { statusTexts } from '#content/desk/submission-list.ts';
import { reasonLine } from '#content/desk/suspicion.ts';
import { filled } from '#content/filled.ts';
import { type Calendar, createCalendar } from '#contract/calendar.ts';
import { FORMS, type FormName } from '#contract/forms.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { mailLinkPageTexts } from '#generated/texts/site.ts';
import type { ConversationContext } from '../conversations/context.ts';
import { deliveryScopeOf, listMails, toDeliveries } from '../conversations/delivery.ts';
import { DELIVERY_QUERY } from '../conversations/delivery-routes.ts';
import { attachment, SUBMISSION_QUERY, submissionFilter } from '../conversations/desk-routes.ts';
import { HISTORY_QUERY, readHistory, visibleHistory } from '../conversations/history-routes.ts';
import { statusOf } from '../conversations/view.ts';
import type { Database } from '../db/schema.ts';
import { record } from '../history/history.ts';
import { readCursor } from '../http/cursor.ts';
import type { DeskApp } from '../http/schemas.ts';
import {
  campaignWords,
  linesOf,
  payloadOf,
  type SubmissionDetails,
  toJson,
  typedAddress,
  visitOf,
} from '../mail/submission-text.ts';
import { onlyFor, signedInOf } from '../people/access.ts';
import { namesOf } from '../people/store.ts';
import { csvRecord } from '../shared/csv.ts';
import { readSubmissions } from '../submissions/find.ts';
import { formsOf, isNarrowed, listSubmissions, type SubmissionFilter } from '../submissions/list.ts';
import { SUBSCRIBER_QUERY, toSubscriber } from '../subscribers/desk-routes.ts';
import { pageSubscribers } from '../subscribers/store.ts';
import { daysOf, exportCounts, requireVisits, VISIT_QUERY, type VisitContext } from '../visits/view.ts';

type Row = Readonly<Record<string, unknown>>;

interface Exported {
  readonly headers: readonly string[];
  /** Loaded one page at a time to limit memory. */
  readonly pages: AsyncIterable<readonly object[]>;
  /** The cells of a CSV row. JSON contains the object itself unless `json` is given. */
  readonly cells: (row: never) => readonly string[];
  readonly json?: (row: never) => unknown;
}

async function* eachPage<Submission extends object>(
  load: (
    after: string | undefined,
  ) => Promise<{ readonly rows: readonly Submission[]; readonly next: string | null }>,
): AsyncGenerator<readonly Submission[]> {
  let after: string | undefined;
  do {
    const { rows, next } = await load(after);
    yield rows;
    after = next ?? undefined;
  } while (after !== undefined);
}

/** Yields one chunk per page, so that other requests are served in between. */
async function* exportTable(exported: Exported, format: 'csv' | 'json'): AsyncGenerator<string> {
  const { headers, pages, cells, json = (row: Row) => row } = exported;
  if (format === 'csv') {
    yield csvRecord(headers);
    for await (const page of pages) yield page.map((row) => csvRecord(cells(row as never))).join('');
    return;
  }
  let separator = '[\n';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield `${separator}${page.map((row) => JSON.stringify(json(row as never))).join(',\n')}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * A table of properties by their headers. Times are in the company's time zone, people are named, and a property in
 * `words` is replaced by its label.
 */
function tableOf(
  columns: Readonly<Record<string, string>>,
  calendar: Calendar,
  words: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
): Pick<Exported, 'headers' | 'cells'> {
  const cellOf = (name: string, value: unknown): string => {
    if (typeof value === 'number' && (name === 'at' || name === 'since' || name.endsWith('At'))) {
      return calendar.iso(value);
    }
    if (typeof value === 'object') return String((value as { name?: unknown } | null)?.name ?? '');
    const text = String(value ?? '');
    return words[name]?.[text] ?? text;
  };
  const names = Object.keys(columns);
  return {
    headers: Object.values(columns),
    cells: (row: Row) => names.map((name) => cellOf(name, row[name])),
  };
}

interface Entry {
  readonly at: number;
  readonly by: string | null;
  readonly text: string;
}

interface ExportedSubmission extends SubmissionDetails {
  readonly assignee: string | null;
  readonly answeredBy: string | null;
  readonly replies: readonly Entry[];
  readonly notes: readonly Entry[];
}

/** "enquiries-waiting", "applications-all-filtered" */
function submissionExportName(filter: SubmissionFilter): string {
  const { forms, tab } = filter;
  const [kind, ...others] = new Set(forms.map((form) => FORMS[form].kind));
  const what = kind && others.length === 0 ? exportNames.kinds[kind] : exportNames.kinds.all;
  return [what, exportNames.tabs[tab], ...(isNarrowed(filter) ? [exportNames.filtered] : [])].join('-');
}

/** In the order of the ids, with people and notes. */
async function loadExported(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<readonly ExportedSubmission[]> {
  const submissions = await readSubmissions(db, ids);
  if (submissions.length === 0) return [];
  const entries = await db
    .selectFrom('history')
    .select(['reference', 'at', 'action', 'person_id', 'text'])
    .where(
      'reference',
      'in',
      submissions.map(({ submission }) => submission.reference),
    )
    .where('action', 'in', ['answer-sent', 'answer-undone', 'note'])
    .orderBy('id')
    .execute();
  const people = [
    ...entries.map(({ person_id }) => person_id),
    ...submissions.flatMap(({ submission }) => [submission.assignee, submission.answered_by]),
  ];
  const names = await namesOf(db, people);
  const nameOf = (id: string | null) => names.get(id ?? '')?.name ?? null;
  return submissions.map((details) => {
    const replies: Entry[] = [];
    const notes: Entry[] = [];
    for (const { reference, at, action, person_id, text } of entries) {
      if (reference !== details.submission.reference) continue;
      const list = action === 'note' ? notes : replies;
      if (action === 'answer-undone') replies.pop();
      else list.push({ at, by: nameOf(person_id), text: text ?? '' });
    }
    const { assignee, answered_by } = details.submission;
    return { ...details, assignee: nameOf(assignee), answeredBy: nameOf(answered_by), replies, notes };
  });
}

function submissionTable(forms: readonly FormName[], calendar: Calendar): Omit<Exported, 'pages'> {
  const fields = [
    ...new Set(forms.flatMap((form) => linesOf(FORMS[form].fields, {}).map(({ label }) => label))),
  ];
  return {
    headers: [
      ...Object.values(headers.submissions),
      ...fields,
      ...Object.values(headers.visit),
      headers.typedEmail,
    ],
    cells: (details: ExportedSubmission) => cellsOf(details, fields, calendar),
    json: (details: ExportedSubmission) => {
      const { assignee, answeredBy } = details;
      const inIso = (entry: Entry) => ({ ...entry, at: calendar.iso(entry.at) });
      return {
        ...toJson(details),
        assignee,
        answeredBy,
        replies: details.replies.map(inIso),
        notes: details.notes.map(inIso),
      };
    },
  };
}

function cellsOf(
  details: ExportedSubmission,
  fields: readonly string[],
  calendar: Calendar,
): readonly string[] {
  const { submission, resume } = details;
  const { form, quarantine_reason: reason } = submission;
  const lines = linesOf(FORMS[form].fields, payloadOf(submission));
  const written = new Map(lines.map(({ label, value }) => [label, value]));
  const time = (at: number | null) => (at === null ? '' : calendar.iso(at));
  const text = (entries: readonly Entry[]) =>
    entries
      .map(({ at, by, text }) => `${filled(exportedEntry, { time: time(at), name: by ?? '' })}\n${text}`)
      .join('\n\n');
  const cells: Readonly<Record<keyof typeof headers.submissions, string>> = {
    reference: submission.reference,
    form: mailLinkPageTexts.kinds[FORMS[form].kind],
    status: statusTexts[statusOf(submission)],
    suspicion: reason === null ? '' : reasonLine(reason),
    receivedAt: time(submission.created_at),
    answeredAt: time(submission.acked_at),
    answeredBy: details.answeredBy ?? '',
    assignee: details.assignee ?? '',
    position: submission.position ?? '',
    resume: resume?.file_name ?? '',
    replies: text(details.replies),
    notes: text(details.notes),
  };
  const visit = visitOf(submission);
  const visitCells: Readonly<Record<keyof typeof headers.visit, string>> = {
    entry: visit?.entry ?? '',
    referrer: visit?.referrer ?? '',
    campaign: campaignWords(visit?.campaign ?? null),
    pages: visit?.pages.join(' ') ?? '',
  };
  return [
    ...Object.values(cells),
    ...fields.map((label) => written.get(label) ?? ''),
    ...Object.values(visitCells),
    submission.corrected_email === null ? '' : typedAddress(submission),
  ];
}

/** Small, because formatting a page blocks the event loop for a few milliseconds. */
const PORTION = 100;
const FORMAT = z.object({ format: z.enum(['csv', 'json']).default('csv') });
type ExportRequest = FastifyRequest & { readonly query: z.output<typeof FORMAT> };

/** The query of the list, and the format. */
const exportOf = <Shape extends z.ZodRawShape>(query: z.ZodObject<Shape>) =>
  ({ config: { access: 'export' }, schema: { querystring: query.extend(FORMAT.shape) } }) as const;

const cursorOf = (after: string | undefined) => (after === undefined ? null : readCursor(after));

/** Exports contain only rows that the person may see. */
export function registerExports(
  app: DeskApp,
  { storage, visits, company, now }: ConversationContext & VisitContext,
): void {
  const { db } = storage;
  const calendar = createCalendar(company.timeZone);

  /** Records the export before the first byte: a canceled download is an export, too. */
  async function send(request: ExportRequest, reply: FastifyReply, what: string, exported: Exported) {
    const { format } = request.query;
    const { person } = signedInOf(request);
    const at = now();
    await record(db, { at, action: 'exported', person: person.id, text: `${what} (${format})`, via: 'desk' });
    storage.changes.announce();
    return reply
      .header('Content-Disposition', attachment(`${what}-${calendar.dayOf(at)}.${format}`))
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .send(Readable.from(exportTable(exported, format)));
  }

  app.get('/api/export/submissions', exportOf(SUBMISSION_QUERY), (request, reply) => {
    const filter = submissionFilter(request, request.query, company.timeZone);
    const pages = eachPage(async (after) => {
      const { ids, next } = await listSubmissions(storage, filter, {
        after: cursorOf(after),
        limit: PORTION,
      });
      return { rows: await loadExported(db, ids), next };
    });
    const table = submissionTable(formsOf(filter), calendar);
    return send(request, reply, submissionExportName(filter), { ...table, pages });
  });

  const subscribers = { ...exportOf(SUBSCRIBER_QUERY), preValidation: onlyFor(NEWSLETTER_FORM.name) };
  app.get('/api/export/subscribers', subscribers, (request, reply) => {
    const { state, q } = request.query;
    const pages = eachPage(async (after) => {
      const page = await pageSubscribers(db, { state, q }, { after: cursorOf(after), limit: PORTION });
      return { ...page, rows: page.rows.map(toSubscriber) };
    });
    const { all } = exportNames.subscribers;
    const name = state === undefined ? all : `${all}-${exportNames.subscribers[state]}`;
    const table = tableOf(headers.subscribers, calendar, { state: exportedStates });
    return send(request, reply, name, { ...table, pages });
  });

  app.get('/api/export/delivery', exportOf(DELIVERY_QUERY), (request, reply) => {
    const { tab } = request.query;
    const scope = deliveryScopeOf(signedInOf(request).person);
    const pages = eachPage(async (after) => {
      const page = await listMails(db, scope, { tab, after: cursorOf(after), limit: PORTION });
      return { ...page, rows: await toDeliveries(db, page.rows) };
    });
    const { all } = exportNames.delivery;
    const name = tab === 'all' ? all : `${all}-${exportNames.delivery[tab]}`;
    const table = tableOf(headers.delivery, calendar, { state: deliveryTexts.states });
    return send(request, reply, name, { ...table, pages });
  });

  const counted = { ...exportOf(VISIT_QUERY), preValidation: requireVisits };
  app.get('/api/export/visits', counted, async (request, reply) => {
    const { range } = request.query;
    const pages = exportCounts(visits, await daysOf(visits, calendar, range, now()));
    const table = tableOf(headers.visits, calendar);
    return send(request, reply, `${exportNames.visits}-${range}`, { ...table, pages });
  });

  app.get('/api/export/history', exportOf(HISTORY_QUERY), (request, reply) => {
    const { action, person, reference } = request.query;
    const filter = { action, person, reference, visibleTo: visibleHistory(request) };
    const pages = eachPage((after) =>
      readHistory(db, { ...filter, after: after === undefined ? undefined : Number(after), limit: PORTION }),
    );
    const table = tableOf(headers.history, calendar, { action: historyViewTexts.actions });
    return send(request, reply, exportNames.history, { ...table, pages });
  });
}
