import { recordTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import type { Facts } from '#content/placeholders.ts';
import { daysBetween } from '#contract/calendar.ts';
import { type Json, valueAt } from '#contract/desk/content-tree.ts';
import { counted } from '../../../components/counted.ts';
import { shownText } from '../text/values.ts';

export interface RecordContext {
  readonly facts: Facts;
  /** In the office's time zone, such as 2026-11-17. */
  readonly today: string;
}

interface Column {
  readonly label: string;
  readonly of: (record: Json, context: RecordContext) => string;
  readonly isNumeric?: boolean;
  readonly isNarrow?: boolean;
}

export interface RecordLayout {
  /** Of the lists whose records open and close. */
  readonly hasStatus: boolean;
  /** Below the name. */
  readonly detail: (record: Json, context: RecordContext) => string;
  readonly columns: readonly Column[];
}

const text =
  (field: string) =>
  (record: Json, { facts }: RecordContext): string => {
    const value = valueAt(record, field);
    return typeof value === 'string' ? shownText(value, facts) : '';
  };

const NO_DETAIL = () => '';

const LAYOUTS: Readonly<Record<string, RecordLayout>> = {
  positions: {
    hasStatus: true,
    detail: (record, context) =>
      [text('department')(record, context), text('experience')(record, context)].filter(Boolean).join(', '),
    columns: [
      { label: texts.location, of: text('location') },
      { label: texts.pay, of: payText, isNumeric: true },
      { label: texts.closes, of: (record, { today }) => closesText(record, today) },
    ],
  },
  insights: {
    hasStatus: false,
    detail: text('type'),
    columns: [
      { label: texts.date, of: (record) => dayText(String(valueAt(record, 'date') ?? '')), isNarrow: true },
    ],
  },
  testimonials: {
    hasStatus: false,
    detail: text('position'),
    columns: [{ label: texts.quote, of: text('quote') }],
  },
  partners: {
    hasStatus: false,
    detail: text('stats'),
    columns: [{ label: texts.description, of: text('description') }],
  },
  leaders: { hasStatus: false, detail: text('position'), columns: [] },
};

export function layoutOf(list: string): RecordLayout {
  return LAYOUTS[list] ?? { hasStatus: false, detail: NO_DETAIL, columns: [] };
}

const PER = { year: '', month: texts.perMonth, hour: texts.perHour } as const;

/** "$135,000 – $165,000" */
function payText(record: Json): string {
  const [from, to] = [valueAt(record, 'pay.from'), valueAt(record, 'pay.to')];
  const currency = valueAt(record, 'pay.currency');
  const per = valueAt(record, 'pay.per');
  if (typeof from !== 'number' || typeof to !== 'number' || typeof currency !== 'string') return '';
  const format = (amount: number) =>
    amount.toLocaleString('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
  return `${format(from)} – ${format(to)}${PER[per as keyof typeof PER] ?? ''}`;
}

export type Status = 'open' | 'closed';

/** A position leaves the site after its last day. */
export function statusOf(record: Json, today: string): Status {
  const closes = valueAt(record, 'closes');
  return typeof closes === 'string' && closes !== '' && closes < today ? 'closed' : 'open';
}

/** "Nov 30, in 13 days" */
export function closesText(record: Json, today: string): string {
  const closes = valueAt(record, 'closes');
  if (typeof closes !== 'string' || closes === '') return texts.noDate;
  const days = daysBetween(today, closes);
  if (days < 0) return dayText(closes);
  return filled(texts.closesIn, { day: dayText(closes), when: counted(texts.inDays, days) });
}

/** "Nov 30", with the year unless it is a day like this year's. */
export function dayText(day: string): string {
  const at = Date.parse(day);
  if (Number.isNaN(at)) return day;
  const isThisYear = day.startsWith(String(new Date().getUTCFullYear()));
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(at);
}
