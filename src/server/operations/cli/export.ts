import { type Field, isText } from '#contract/form-field.ts';
import { FORM_NAMES, FORMS, type FormName } from '#contract/forms.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import type { SubscriberState } from '../../db/schema.ts';
import {
  campaignWords,
  isoTime,
  payloadOf,
  type SubmissionDetails,
  toJson,
  visitOf,
} from '../../mail/submission-text.ts';
import { unsubscribeUrlOf } from '../../mail/visitor-mail.ts';
import { csvRecord } from '../../shared/csv.ts';
import { findSubmissions, type InboxFilter, type InboxState } from '../../submissions/find.ts';
import { type ListedSubscriber, listSubscribers, subscribedWords } from '../../subscribers/store.ts';
import { type Arguments, type Command, type CommandContext, parseMoment, UsageError } from './command.ts';
import { fill, plural, resolveFile, toFile, toOutput, writeTo } from './output.ts';

const SUBMISSION_STATES: readonly InboxState[] = [
  'accepted',
  'quarantined',
  'rejected',
  'undelivered',
  'unanswered',
];
const SUBSCRIBER_STATES: readonly (SubscriberState | 'all')[] = ['active', 'pending', 'unsubscribed', 'all'];
const TOPICS = NEWSLETTER_FORM.fields.topic.options.map(({ value }) => value);
/** Excel needs it to read a CSV file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

export const exportCommand: Command = {
  name: 'export',
  operands: '[subscribers]',
  maxOperands: 1,
  summary: 'Writes submissions or subscribers as CSV or JSON.',
  details:
    'Cells that a spreadsheet would take for a formula begin with an apostrophe. Resumes are named, not included. Write only to active subscribers: nobody has confirmed the address of a pending one. Each has an unsubscribe link of their own: put it into what you send to them, and give it to nobody else.',
  options: {
    form: { value: '<form>', help: `Only this form: ${FORM_NAMES.join(', ')}.` },
    state: {
      value: '<state>',
      help: `Only submissions in this state: ${SUBMISSION_STATES.join(', ')}. Undelivered: mail about it is pending or failed. Subscribers: ${SUBSCRIBER_STATES.join(', ')}; active by default.`,
    },
    since: { value: '<when>', help: 'From this day (2026-11-15) or time on, or so long ago (12h, 30d).' },
    until: { value: '<when>', help: 'Up to and including this day, or up to this time.' },
    text: { value: '<text>', help: 'Only submissions that contain this text, in upper or lower case.' },
    topic: { value: '<topic>', help: `Only subscribers to this topic: ${TOPICS.join(', ')}.` },
    json: { help: 'JSON instead of CSV.' },
    out: {
      value: '<file>',
      help: 'Writes to this file, which only you can read, instead of standard output.',
    },
    force: { help: 'Replaces an existing file.' },
    bom: { help: 'Begins with a byte order mark, by which Excel recognizes UTF-8.' },
  },
  examples: [
    'export --form contact --since 2026-01-01 --out enquiries.csv',
    'export subscribers --topic tech --json',
  ],

  async run(context, args) {
    const [what] = args.operands;
    if (what !== undefined && what !== 'subscribers') {
      throw new UsageError(`"export ${what}" is not known. It can be "export" or "export subscribers".`);
    }
    const others = what === undefined ? ['topic'] : ['form', 'since', 'until', 'text'];
    const wrong = others.find((name) => args.text(name) !== undefined);
    if (wrong !== undefined) {
      throw new UsageError(`--${wrong} is an option of "export${what === undefined ? ' subscribers' : ''}".`);
    }
    const records = await (what === undefined ? submissions : subscribers)(context, args);
    await write(context, args, records);
    return true;
  },
};

interface Records {
  readonly columns: readonly string[];
  /** Loaded one at a time: all of them may not fit into memory. */
  rows(): AsyncIterable<{ readonly json: unknown; cells(): readonly string[] }>;
}

async function write(context: CommandContext, args: Arguments, { columns, rows }: Records): Promise<void> {
  const out = args.text('out');
  const path = out === undefined || out === '-' ? null : await resolveFile(context.cwd, out, 'export');
  const destination = path === null ? toOutput(context.stdout) : await toFile(path, args.flag('force'));
  let count = 0;
  await fill(destination, async (open) => {
    if (args.flag('bom')) await open.write(BYTE_ORDER_MARK);
    const isJson = args.flag('json');
    if (!isJson) await open.write(csvRecord(columns));
    for await (const { json, cells } of rows()) {
      await open.write(isJson ? `${count === 0 ? '[\n' : ',\n'}${JSON.stringify(json)}` : csvRecord(cells()));
      count += 1;
    }
    if (isJson) await open.write(count === 0 ? '[]\n' : '\n]\n');
  });
  if (path !== null) await writeTo(context.stdout, `${plural(count, 'record')} written to ${path}\n`);
}

async function submissions(context: CommandContext, args: Arguments): Promise<Records> {
  const filter = readFilter(context, args);
  const { db } = await context.openStorage();
  const columns = columnsOf(filter.form === undefined ? FORM_NAMES : [filter.form]);
  return {
    columns: columns.names,
    async *rows() {
      for await (const details of findSubmissions(db, filter)) {
        yield { json: toJson(details), cells: () => columns.cells(details) };
      }
    },
  };
}

function readFilter({ calendar, now }: CommandContext, args: Arguments): InboxFilter {
  const moment = (name: 'since' | 'until'): number | undefined => {
    const text = args.text(name);
    const option = { name, isEnd: name === 'until', now: now() };
    return text === undefined ? undefined : parseMoment(calendar, text, option);
  };
  const filter = {
    form: args.choice('form', FORM_NAMES),
    state: args.choice('state', SUBMISSION_STATES),
    since: moment('since'),
    until: moment('until'),
    text: args.text('text'),
  };
  if (filter.since !== undefined && filter.until !== undefined && filter.since >= filter.until) {
    throw new UsageError('--since is later than --until, so nothing can be found.');
  }
  return filter;
}

/** For programs. The export for people is in operations/exports.ts. */
interface Columns {
  readonly names: readonly string[];
  cells(details: SubmissionDetails): readonly string[];
}

function columnsOf(forms: readonly FormName[]): Columns {
  const fields = fieldNames(forms);
  return {
    names: [...COMMON_COLUMNS, ...fields, ...VISIT_COLUMNS, 'typedEmail'],
    cells: (details) => cellsOf(details, fields),
  };
}

const COMMON_COLUMNS = [
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

/** Last, so that the positions of older columns do not change. */
const VISIT_COLUMNS = ['visitEntry', 'visitReferrer', 'visitCampaign', 'visitPages'] as const;

/** Distinct fields of all forms, in each form first the typed ones, then the choices: programs may rely on this order. */
function fieldNames(forms: readonly FormName[]): readonly string[] {
  const names = forms.flatMap((each) => {
    const { typed = [], chosen = [] } = Object.groupBy(Object.entries(FORMS[each].fields), ([, field]) =>
      isText(field) ? 'typed' : 'chosen',
    );
    return [...typed, ...chosen].map(([name]) => name);
  });
  return [...new Set(names)];
}

function cellsOf(details: SubmissionDetails, fields: readonly string[]): readonly string[] {
  const common = { ...toJson(details), resume: details.resume?.file_name };
  const payload = payloadOf(details.submission);
  return [
    ...COMMON_COLUMNS.map((name) => common[name] ?? ''),
    ...fields.map((name) => String(payload[name] ?? '')),
    ...visitCells(details),
    common.typedEmail ?? '',
  ];
}

function visitCells({ submission }: SubmissionDetails): readonly string[] {
  const visit = visitOf(submission);
  if (visit === null) return VISIT_COLUMNS.map(() => '');
  return [visit.entry, visit.referrer, campaignWords(visit.campaign), visit.pages.join(' ')];
}

async function subscribers(context: CommandContext, args: Arguments): Promise<Records> {
  const state = args.choice('state', SUBSCRIBER_STATES) ?? 'active';
  const topic = args.choice('topic', TOPICS);
  const { db } = await context.openStorage();
  const found = await listSubscribers(db, { state: state === 'all' ? undefined : state, topic });
  return {
    columns: SUBSCRIBER_COLUMNS,
    async *rows() {
      for (const subscriber of found) {
        const json = entryOf(context, subscriber);
        yield { json, cells: () => SUBSCRIBER_COLUMNS.map((name) => String(json[name] ?? '')) };
      }
    },
  };
}

/** The address first. Without required checkboxes, which are always true. */
const SUBSCRIBER_FIELDS: readonly string[] = [
  'email',
  ...Object.entries<Field>(NEWSLETTER_FORM.fields)
    .filter(([name, { kind, required }]) => name !== 'email' && !(kind === 'checkbox' && required))
    .map(([name]) => name),
];

const STATE_COLUMNS = ['state', 'subscribedAt', 'updatedAt', 'unsubscribedAt', 'unsubscribeUrl'] as const;
const SUBSCRIBER_COLUMNS = [...SUBSCRIBER_FIELDS, ...STATE_COLUMNS];

type Entry = Readonly<Record<string, unknown>>;

function entryOf({ company }: CommandContext, subscriber: ListedSubscriber): Entry {
  const sent: Entry = { ...subscribedWords(subscriber), email: subscriber.email };
  const states: Readonly<Record<(typeof STATE_COLUMNS)[number], string | null>> = {
    state: subscriber.state,
    subscribedAt: isoTime(subscriber.created_at),
    updatedAt: isoTime(subscriber.updated_at),
    unsubscribedAt: isoTime(subscriber.unsubscribed_at),
    unsubscribeUrl: unsubscribeUrlOf(company.siteUrl, subscriber),
  };
  // An old subscription may lack newer fields.
  return { ...Object.fromEntries(SUBSCRIBER_FIELDS.map((name) => [name, sent[name] ?? null])), ...states };
}
