import type { FormName } from '#contract/answer.ts';
import { type CompanyMailFigures, createFigures } from '../../outbox/health.ts';
import { createInboxStore, type InboxCounts } from '../../submissions/find.ts';
import type { Command, CommandContext } from '../command.ts';
import { companyMailWarning } from '../company-mail-warning.ts';
import { isoTime } from '../item-view.ts';
import { printJson, screenOf } from '../screen.ts';
import { FORMS } from '../submissions-filter.ts';
import { type Colour, pad, plural } from '../text.ts';

const DEFAULT_DAYS = 14;
const MOST_DAYS = 3660;
const WIDEST_BAR = 50;
const BAR_COLOURS: Readonly<Record<FormName, Colour>> = {
  contact: 'blue',
  careers: 'magenta',
  newsletter: 'green',
};
const BAR_MARKS: Readonly<Record<FormName, string>> = { contact: '█', careers: '▓', newsletter: '░' };

type Counts = Record<FormName | 'held', number>;

export interface Day extends Readonly<Counts> {
  readonly day: string;
}

export const stats: Command = {
  name: 'stats',
  operands: '',
  mostOperands: 0,
  summary: 'Counts submissions per form and day, and what waits for somebody.',
  options: {
    days: { value: '<number>', help: `The last so many days, today included; ${DEFAULT_DAYS} unless told.` },
    json: { help: 'As JSON.' },
  },
  examples: ['stats --days 30'],

  async run(context, args) {
    const { calendar, now } = context;
    const count = args.count('days', 1, MOST_DAYS) ?? DEFAULT_DAYS;
    const today = calendar.dayOf(now());
    const first = calendar.shift(today, 1 - count);
    const { db } = await context.openStorage();
    const store = createInboxStore(db);

    const counted = new Map<string, Counts>(
      Array.from({ length: count }, (_, index) => [
        calendar.shift(first, index),
        { contact: 0, careers: 0, newsletter: 0, held: 0 },
      ]),
    );
    for (const { form, state, created_at } of await store.times(calendar.startOf(first))) {
      const day = counted.get(calendar.dayOf(created_at));
      if (day !== undefined) day[state === 'accepted' ? form : 'held'] += 1;
    }
    const days = [...counted].map(([day, counts]) => ({ day, ...counts }));
    const open = await store.counts();
    if (args.flag('json')) {
      const { companyMail } = await createFigures(db).outbox();
      await printJson(context, {
        timeZone: calendar.timeZone,
        days,
        now: open,
        companyMail: inTimes(companyMail),
      });
    } else {
      const warning = await companyMailWarning(context, db);
      await screenOf(context).print([...warning, ...chart(context, days, open)]);
    }
    return true;
  },
};

function chart(context: CommandContext, days: readonly Day[], open: InboxCounts): readonly string[] {
  const { paint, width = 100 } = screenOf(context);
  const titles = [...FORMS, 'held'] as const;
  const totals = titles.map((name) => days.reduce((sum, day) => sum + day[name], 0));
  const widths = titles.map((name, index) => Math.max(name.length, String(totals[index]).length));
  const numbers = (values: readonly (number | string)[]): string =>
    values.map((value, index) => pad(String(value), widths[index]!, 'right')).join('  ');
  const taken = 10 + 2 + numbers(titles).length + 2;
  const room = Math.max(5, Math.min(WIDEST_BAR, width - taken - 1));
  const most = Math.max(1, ...days.map((day) => sumOf(day)));
  const bar = (day: Day): string => {
    // Cut where the sums fall, so that the parts are together as long as the whole.
    let before = 0;
    return FORMS.map((form) => {
      const from = Math.round((before / most) * room);
      before += day[form];
      const mark = BAR_MARKS[form].repeat(Math.round((before / most) * room) - from);
      return mark === '' ? '' : paint(BAR_COLOURS[form], mark);
    }).join('');
  };
  const legend = FORMS.map((form) => `${paint(BAR_COLOURS[form], BAR_MARKS[form])} ${form}`).join('  ');
  return [
    `Accepted submissions per day (${context.calendar.timeZone})`,
    legend,
    '',
    paint('bold', `${pad('', 10)}  ${numbers(titles)}`),
    ...days.map((day) =>
      `${day.day}  ${numbers(titles.map((name) => day[name] || '·'))}  ${bar(day)}`.trimEnd(),
    ),
    paint('bold', `${pad('all', 10)}  ${numbers(totals)}`),
    '',
    `Now: ${open.undelivered} undelivered, ${open.unanswered} unanswered, ${open.quarantined} in quarantine, ${plural(open.subscribers, 'subscriber')} and ${open.pendingSubscribers} not confirmed.`,
  ];
}

function inTimes({ pending, oldestSince, givenUp }: CompanyMailFigures) {
  return { pending, oldestSince: isoTime(oldestSince), givenUp };
}

function sumOf(day: Day): number {
  return FORMS.reduce((sum, form) => sum + day[form], 0);
}
