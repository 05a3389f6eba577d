import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { formsIn, mayDo } from '#contract/desk/people.ts';
import type { HistoryAction, HistoryEntry } from '#contract/desk/submissions.ts';
import type { HistoryPage } from '#contract/desk/views.ts';
import type { FormName } from '#contract/forms.ts';
import type { Database } from '../db/schema.ts';
import { type DeskApp, optional, PAGE_SIZE } from '../http/schemas.ts';
import { signedInOf } from '../people/access.ts';
import type { ConversationContext } from './context.ts';
import { toEntries } from './view.ts';

const word = optional(z.string().max(100));
export const HISTORY_QUERY = z.object({
  // An action that does not exist finds nothing.
  action: word.transform((action) => action as HistoryAction | undefined),
  person: word,
  reference: word,
});
const PAGE_QUERY = HISTORY_QUERY.extend({ after: z.coerce.number().int().positive().optional() });

export function registerHistory(app: DeskApp, { storage }: ConversationContext): void {
  app.get(
    '/api/history',
    { config: { access: 'read' }, schema: { querystring: PAGE_QUERY } },
    (request): Promise<HistoryPage> =>
      readHistory(storage.db, { ...request.query, visibleTo: visibleHistory(request), limit: PAGE_SIZE }),
  );
}

/** Null, no limit, for administrators whose scope is everything. */
export function visibleHistory(request: FastifyRequest): HistoryFilter['visibleTo'] {
  const { id, role, scope } = signedInOf(request).person;
  const seesAll = scope === 'everything' && mayDo(role, 'people');
  return seesAll ? null : { forms: formsIn(scope), person: id };
}

interface HistoryFilter {
  /** Limits the entries to these forms and to entries by or about this person; null for no limit. */
  readonly visibleTo: { readonly forms: readonly FormName[]; readonly person: string } | null;
  readonly action?: HistoryAction | undefined;
  readonly person?: string | undefined;
  readonly reference?: string | undefined;
  /** The last id of the previous page. */
  readonly after?: number | undefined;
  readonly limit: number;
}

/** Newest first. */
export async function readHistory(db: Kysely<Database>, filter: HistoryFilter): Promise<HistoryPage> {
  const { visibleTo, action, person, reference, after, limit } = filter;
  let query = db.selectFrom('history').selectAll();
  if (visibleTo !== null) {
    query = query.where(({ eb, or }) =>
      or([
        eb('form', 'in', visibleTo.forms),
        eb('person_id', '=', visibleTo.person),
        eb('about_id', '=', visibleTo.person),
      ]),
    );
  }
  if (action !== undefined) query = query.where('action', '=', action);
  if (person !== undefined) query = query.where('person_id', '=', person);
  if (reference !== undefined) query = query.where('reference', '=', reference);
  if (after !== undefined) query = query.where('id', '<', after);
  // One extra row tells whether there is a next page.
  const rows = await query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const entries = await toEntries(db, shown);
  return {
    rows: await withSubmissions(db, entries, visibleTo?.forms),
    next: rows.length > limit ? String(shown.at(-1)!.id) : null,
    total: null,
  };
}

/** Adds form and name of the submission, unless the submission is outside the reader's forms. */
async function withSubmissions(
  db: Kysely<Database>,
  entries: readonly HistoryEntry[],
  forms: readonly FormName[] | undefined,
): Promise<readonly HistoryEntry[]> {
  const references = [...new Set(entries.flatMap(({ reference }) => reference ?? []))];
  if (references.length === 0) return entries;
  const rows = await db
    .selectFrom('submissions')
    .select(['reference', 'form', 'name'])
    .where('reference', 'in', references)
    .$if(forms !== undefined, (query) => query.where('form', 'in', forms!))
    .execute();
  const found = new Map(rows.map(({ reference, form, name }) => [reference, { form, name }]));
  return entries.map((entry) => {
    const submission = found.get(entry.reference ?? '');
    return submission === undefined ? entry : { ...entry, submission };
  });
}
