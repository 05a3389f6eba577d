import type { Field } from '#contract/form-field.ts';
import { NEWSLETTER_FIELDS } from '#contract/newsletter.ts';
import type { SubscriberRow, SubscriberState } from '../../db/schema.ts';
import { unsubscribeUrlOf } from '../../mail/visitor-mail.ts';
import { UsageError } from '../../shared/calendar.ts';
import { csvRecord } from '../../shared/csv.ts';
import { type ListedSubscriber, listSubscribers, subscribedWords } from '../../subscribers/store.ts';
import type { Command, CommandContext } from '../command.ts';
import { EXPORT_OPTIONS, exportTo } from '../exporting.ts';
import { isoTime } from '../item-view.ts';

import { screenOf } from '../screen.ts';
import { table } from '../table.ts';
import { oneLine, plural } from '../text.ts';

const STATES: readonly (SubscriberState | 'all')[] = ['active', 'pending', 'unsubscribed', 'all'];
const TOPIC_NAMES = NEWSLETTER_FIELDS.topic.options.map(({ value }) => value);

export const subscribers: Command = {
  name: 'subscribers',
  operands: '',
  mostOperands: 0,
  summary: 'Lists the subscribers of the newsletter.',
  details:
    'Write only to those who are active: nobody has confirmed that a pending address wants the newsletter. CSV and JSON also hold the link by which each one unsubscribes: put it into what you send them, and pass it on to nobody else.',
  options: {
    state: { value: '<state>', help: `Those in this state: ${STATES.join(', ')}; active unless told.` },
    topic: { value: '<topic>', help: `Only this topic: ${TOPIC_NAMES.join(', ')}.` },
    csv: { help: 'As CSV.' },
    json: { help: 'As JSON.' },
    ...EXPORT_OPTIONS,
  },
  examples: ['subscribers --topic tech --csv --out tech.csv', 'subscribers --state pending'],

  async run(context, args) {
    const state = args.choice('state', STATES) ?? 'active';
    const topic = args.choice('topic', TOPIC_NAMES);
    const isCsv = args.flag('csv');
    const isJson = args.flag('json');
    if (isCsv && isJson) throw new UsageError('Choose one of --csv and --json.');
    if (!isCsv && !isJson && Object.keys(EXPORT_OPTIONS).some((name) => args.flag(name) || args.text(name))) {
      throw new UsageError('--out, --force and --bom go with --csv or --json.');
    }
    const { db } = await context.openStorage();
    const found = await listSubscribers(db, { state: state === 'all' ? undefined : state, topic });
    if (!isCsv && !isJson) {
      await showTable(context, found);
      return true;
    }
    const entries = found.map((subscriber) => entryOf(context, subscriber));
    return exportTo(context, args, async ({ write }) => {
      if (isJson) await write(`${JSON.stringify(entries, null, 2)}\n`);
      else {
        await write(csvRecord(COLUMNS));
        await write(
          entries.map((entry) => csvRecord(COLUMNS.map((name) => String(entry[name] ?? '')))).join(''),
        );
      }
      return entries.length;
    });
  },
};

/** Of the form, the address first. A box that must be ticked tells nothing. */
const FIELD_NAMES: readonly string[] = [
  'email',
  ...Object.entries<Field>(NEWSLETTER_FIELDS)
    .filter(([name, { kind, required }]) => name !== 'email' && !(kind === 'tick' && required))
    .map(([name]) => name),
];

const STATE_NAMES = ['state', 'subscribedAt', 'updatedAt', 'unsubscribedAt', 'unsubscribeUrl'] as const;
const COLUMNS = [...FIELD_NAMES, ...STATE_NAMES];

type Entry = Readonly<Record<string, unknown>>;

function entryOf({ company }: CommandContext, subscriber: ListedSubscriber): Entry {
  const sent: Entry = { ...subscribedWords(subscriber), email: subscriber.email };
  const states: Readonly<Record<(typeof STATE_NAMES)[number], string | null>> = {
    state: subscriber.state,
    subscribedAt: isoTime(subscriber.created_at),
    updatedAt: isoTime(subscriber.updated_at),
    unsubscribedAt: isoTime(subscriber.unsubscribed_at),
    unsubscribeUrl: unsubscribeUrlOf(company.siteUrl, subscriber),
  };
  // A subscription may be older than a field of the form.
  return { ...Object.fromEntries(FIELD_NAMES.map((name) => [name, sent[name] ?? null])), ...states };
}

function showTable(context: CommandContext, found: readonly SubscriberRow[]): Promise<void> {
  const { paint, width, print } = screenOf(context);
  if (found.length === 0) return print(['No subscribers found.']);
  const columns = [
    { title: 'Email', min: 12 },
    { title: 'Name', min: 8 },
    { title: 'Topic' },
    { title: 'State' },
    { title: 'Since', isOptional: true as const },
  ];
  const rows = found.map((each) => [
    oneLine(each.email),
    oneLine(`${each.first_name} ${each.last_name}`),
    each.topic,
    { text: each.state, colour: each.state === 'active' ? ('green' as const) : ('dim' as const) },
    context.calendar.dayOf(each.created_at),
  ]);
  return print([
    ...table(columns, rows, { width, paint }),
    '',
    paint('dim', plural(found.length, 'subscriber')),
  ]);
}
