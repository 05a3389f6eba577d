import type { FormName } from '#contract/answer.ts';
import { isText } from '#contract/form-field.ts';
import { FORM_FIELDS } from '#contract/forms.ts';
import { visitorAddress } from '../mail/visitor-address.ts';

import { campaignWords, visitOf } from '../shared/visit-words.ts';
import type { InboxItem } from '../submissions/find.ts';
import { toJson } from './item-view.ts';

/** Submissions as a table for programs. The desk exports one for people: see item-export.ts. */
export interface Columns {
  readonly names: readonly string[];
  cells(item: InboxItem): readonly string[];
}

export function columnsOf(forms: readonly FormName[]): Columns {
  const fields = fieldNames(forms);
  return { names: [...COMMON, ...fields, ...VISIT, 'typedEmail'], cells: (item) => cellsOf(item, fields) };
}

const COMMON = [
  'reference',
  'form',
  'state',
  'status',
  'quarantineReason',
  'receivedAt',
  'answeredAt',
  'position',
  'resume',
] as const;

/** Last, as the columns before them have always come first. */
const VISIT = ['visitEntry', 'visitReferrer', 'visitCampaign', 'visitPages'] as const;

/**
 * The fields of the forms, each once. Of a form first what is typed, then what is chosen: that is the
 * order in which the columns have always come, and spreadsheets and programs may count on it.
 */
function fieldNames(forms: readonly FormName[]): readonly string[] {
  const names = forms.flatMap((each) => {
    const { typed = [], chosen = [] } = Object.groupBy(Object.entries(FORM_FIELDS[each]), ([, field]) =>
      isText(field) ? 'typed' : 'chosen',
    );
    return [...typed, ...chosen].map(([name]) => name);
  });
  return [...new Set(names)];
}

function cellsOf(item: InboxItem, fields: readonly string[]): readonly string[] {
  const common = { ...toJson(item), resume: item.resume?.file_name };
  const payload: InboxItem['payload'] = { ...item.payload, email: visitorAddress(item.submission) };
  return [
    ...COMMON.map((name) => common[name] ?? ''),
    ...fields.map((name) => String(payload[name] ?? '')),
    ...visitCells(item),
    common.typedEmail ?? '',
  ];
}

function visitCells({ submission }: InboxItem): readonly string[] {
  const visit = visitOf(submission);
  if (visit === null) return VISIT.map(() => '');
  return [visit.entry, visit.referrer, campaignWords(visit.campaign), visit.pages.join(' ')];
}
