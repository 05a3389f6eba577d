import type { FormName } from '#contract/answer.ts';
import { isText } from '#contract/form-field.ts';
import { FORM_FIELDS } from '#contract/forms.ts';
import { createInboxStore, type InboxItem } from '../../storage/inbox-store.ts';
import type { Command } from '../command.ts';
import { csvRecord } from '../csv.ts';
import { EXPORT_OPTIONS, exportTo } from '../exporting.ts';
import { toJson } from '../item-view.ts';
import { map, writeJsonArray } from '../streams.ts';
import { FILTER_OPTIONS, FORMS, readFilter } from '../submissions-filter.ts';

export const exportCommand: Command = {
  name: 'export',
  operands: '',
  mostOperands: 0,
  summary: 'Writes submissions as CSV or JSON, for spreadsheets and programs.',
  details:
    'Cells that a spreadsheet would take for a formula begin with an apostrophe. Resumes are named, not included.',
  options: {
    ...FILTER_OPTIONS,
    json: { help: 'JSON instead of CSV.' },
    ...EXPORT_OPTIONS,
  },
  examples: ['export --form contact --since 2026-01-01 --out enquiries.csv', 'export --json'],

  async run(context, args) {
    const filter = readFilter(context, args);
    const { db } = await context.openStorage();
    const found = createInboxStore(db).find(filter);
    return exportTo(context, args, async (destination) => {
      let count = 0;
      const counted = map(found, (item) => {
        count += 1;
        return item;
      });
      if (args.flag('json')) await writeJsonArray(destination, map(counted, toJson));
      else {
        const fields = fieldNames(filter.form);
        await destination.write(csvRecord([...COMMON, ...fields]));
        for await (const item of counted) await destination.write(csvRecord(cellsOf(item, fields)));
      }
      return count;
    });
  },
};

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

/**
 * The fields of the form, or of all forms, each once. Of a form first what is typed, then what is chosen: that is the
 * order in which the columns have always come, and spreadsheets and programs may count on it.
 */
function fieldNames(form: FormName | undefined): readonly string[] {
  const forms = form === undefined ? FORMS : [form];
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
  return [
    ...COMMON.map((name) => common[name] ?? ''),
    ...fields.map((name) => String(item.payload[name] ?? '')),
  ];
}
