import type { Kysely } from 'kysely';
import { exportedEntry, exportNames, exportHeaders as headers } from '#content/desk/export.ts';
import { statusWords } from '#content/desk/items.ts';
import { reasonLine } from '#content/desk/suspicion.ts';
import { filled } from '#content/filled.ts';
import { itemLinkPageTexts } from '#content/server-pages.ts';
import type { FormName } from '#contract/answer.ts';
import { FORM_FIELDS } from '#contract/forms.ts';
import type { Calendar } from '../inbox/calendar.ts';
import { toJson } from '../inbox/item-view.ts';
import { linesOf } from '../mail/field-blocks.ts';
import { typedAddress, visitorAddress } from '../storage/delivery-changes.ts';
import { createInboxStore, type InboxItem } from '../storage/inbox-store.ts';
import type { ItemFilter } from '../storage/item-filter.ts';
import { namesOf } from '../storage/people-names.ts';
import type { Database } from '../storage/schema.ts';
import { campaignWords, visitOf } from '../visits/visit-words.ts';
import type { Exported } from './exporting.ts';
import { statusOf } from './item-rows.ts';

interface Entry {
  readonly at: number;
  readonly by: string | null;
  readonly text: string;
}

export interface ExportedItem extends InboxItem {
  readonly assignee: string | null;
  readonly answeredBy: string | null;
  readonly replies: readonly Entry[];
  readonly notes: readonly Entry[];
}

/** "enquiries-waiting", "applications-all-filtered" */
export function itemExportName({ forms, tab, ...filter }: ItemFilter): string {
  const { q, subject, assignee, since, until } = filter;
  const isFiltered = [q, subject, assignee, since, until].some((value) => value !== undefined);
  const form = forms.length === 1 ? exportNames.forms[forms[0]!] : exportNames.forms.all;
  return [form, exportNames.tabs[tab], ...(isFiltered ? [exportNames.filtered] : [])].join('-');
}

/** In the order of the ids, with who worked on each and what they wrote. */
export async function loadExported(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<readonly ExportedItem[]> {
  const items = await createInboxStore(db).load(ids);
  if (items.length === 0) return [];
  const entries = await db
    .selectFrom('history')
    .select(['reference', 'at', 'action', 'person_id', 'text'])
    .where(
      'reference',
      'in',
      items.map(({ submission }) => submission.reference),
    )
    .where('action', 'in', ['answer-sent', 'answer-undone', 'note'])
    .orderBy('id')
    .execute();
  const people = [
    ...entries.map(({ person_id }) => person_id),
    ...items.flatMap(({ submission }) => [submission.assignee, submission.answered_by]),
  ];
  const names = await namesOf(db, people);
  const nameOf = (id: string | null) => names.get(id ?? '')?.name ?? null;
  return items.map((item) => {
    const replies: Entry[] = [];
    const notes: Entry[] = [];
    for (const { reference, at, action, person_id, text } of entries) {
      if (reference !== item.submission.reference) continue;
      const list = action === 'note' ? notes : replies;
      if (action === 'answer-undone') replies.pop();
      else list.push({ at, by: nameOf(person_id), text: text ?? '' });
    }
    const { assignee, answered_by } = item.submission;
    return { ...item, assignee: nameOf(assignee), answeredBy: nameOf(answered_by), replies, notes };
  });
}

export function itemTable(forms: readonly FormName[], calendar: Calendar): Omit<Exported, 'pages'> {
  const fields = [
    ...new Set(forms.flatMap((form) => linesOf(FORM_FIELDS[form], {}).map(([label]) => label))),
  ];
  return {
    headers: [
      ...Object.values(headers.items),
      ...fields,
      ...Object.values(headers.visit),
      headers.typedEmail,
    ],
    cells: (item: ExportedItem) => cellsOf(item, fields, calendar),
    json: (item: ExportedItem) => {
      const { assignee, answeredBy } = item;
      const inIso = (entry: Entry) => ({ ...entry, at: calendar.iso(entry.at) });
      return {
        ...toJson(item),
        assignee,
        answeredBy,
        replies: item.replies.map(inIso),
        notes: item.notes.map(inIso),
      };
    },
  };
}

function cellsOf(item: ExportedItem, fields: readonly string[], calendar: Calendar): readonly string[] {
  const { submission, payload, resume } = item;
  const { form, quarantine_reason: reason } = submission;
  const written = new Map(linesOf(FORM_FIELDS[form], { ...payload, email: visitorAddress(submission) }));
  const time = (at: number | null) => (at === null ? '' : calendar.iso(at));
  const text = (entries: readonly Entry[]) =>
    entries
      .map(({ at, by, text }) => `${filled(exportedEntry, { time: time(at), name: by ?? '' })}\n${text}`)
      .join('\n\n');
  const cells: Readonly<Record<keyof typeof headers.items, string>> = {
    reference: submission.reference,
    form: itemLinkPageTexts.forms[form],
    status: statusWords[statusOf(submission)],
    suspicion: reason === null ? '' : reasonLine(reason),
    receivedAt: time(submission.created_at),
    answeredAt: time(submission.acked_at),
    answeredBy: item.answeredBy ?? '',
    assignee: item.assignee ?? '',
    position: submission.position ?? '',
    resume: resume?.file_name ?? '',
    replies: text(item.replies),
    notes: text(item.notes),
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
