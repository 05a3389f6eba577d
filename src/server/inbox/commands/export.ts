import { csvRecord } from '../../shared/csv.ts';
import { createInboxStore } from '../../submissions/find.ts';
import type { Command } from '../command.ts';
import { EXPORT_OPTIONS, exportTo } from '../exporting.ts';
import { columnsOf } from '../item-columns.ts';
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
        const columns = columnsOf(filter.form === undefined ? FORMS : [filter.form]);
        await destination.write(csvRecord(columns.names));
        for await (const item of counted) await destination.write(csvRecord(columns.cells(item)));
      }
      return count;
    });
  },
};
