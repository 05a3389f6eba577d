import { createInboxStore, type InboxItem } from '../../submissions/find.ts';
import type { Command, CommandContext } from '../command.ts';
import { companyMailWarning } from '../company-mail-warning.ts';
import { toOutput } from '../destination.ts';
import { statusOf, toJson, topicOf } from '../item-view.ts';
import { screenOf } from '../screen.ts';
import { collect, map, take, writeJsonArray } from '../streams.ts';
import { FILTER_OPTIONS, readFilter } from '../submissions-filter.ts';
import { type Column, table } from '../table.ts';
import { oneLine } from '../text.ts';

const DEFAULT_LIMIT = 50;

export const list: Command = {
  name: 'list',
  operands: '',
  mostOperands: 0,
  summary: 'Lists submissions, the newest first.',
  options: {
    ...FILTER_OPTIONS,
    limit: { value: '<number>', help: `At most so many; ${DEFAULT_LIMIT} unless told, with --json all.` },
    json: { help: 'As JSON, with every field.' },
  },
  examples: ['list --state unanswered --form contact', 'list --since 7d --text "300 machines"'],

  async run(context, args) {
    const filter = readFilter(context, args);
    const limit = args.count('limit', 1);
    const { db } = await context.openStorage();
    const found = createInboxStore(db).find(filter);
    if (args.flag('json')) {
      const items = take(found, limit ?? Number.POSITIVE_INFINITY);
      await writeJsonArray(toOutput(context.stdout), map(items, toJson));
      return true;
    }
    const most = limit ?? DEFAULT_LIMIT;
    // One more than is shown tells whether there are more.
    const items = await collect(take(found, most + 1));
    const warning = await companyMailWarning(context, db);
    await showTable(context, warning, items.slice(0, most), items.length > most);
    return true;
  },
};

function showTable(
  context: CommandContext,
  warning: readonly string[],
  items: readonly InboxItem[],
  areMore: boolean,
): Promise<void> {
  const { paint, width, print } = screenOf(context);
  if (items.length === 0) return print([...warning, 'Nothing found.']);
  const columns: readonly Column[] = [
    { title: 'Reference' },
    { title: `Received` },
    { title: 'Form' },
    { title: 'State' },
    { title: 'Name', min: 8 },
    { title: 'About', min: 8, isOptional: true },
  ];
  const rows = items.map((item) => [
    item.submission.reference,
    context.calendar.format(item.submission.created_at),
    item.submission.form,
    statusOf(item),
    oneLine(item.submission.name),
    oneLine(topicOf(item)),
  ]);
  const more = areMore
    ? ['', paint('dim', 'There are more. --limit shows them, or --since and --text fewer.')]
    : [];
  return print([...warning, ...table(columns, rows, { width, paint }), ...more]);
}
