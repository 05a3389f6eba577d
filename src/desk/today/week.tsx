import { officeTimeText } from '#content/desk/duration.ts';
import { todayTexts } from '#content/desk/today.ts';
import { filled } from '#content/filled.ts';
import { weekdayOf } from '#contract/calendar.ts';
import type { Today } from '#contract/desk/views.ts';
import { hrefOf } from '../router/address.ts';
import { Link } from '../router/router.tsx';
import { useMessageList } from './nothing-waiting.tsx';

const words = todayTexts.week;
const STEP = 48;
const BAR = 9;
const HEIGHT = 62;
const SPACE = 3;

type Day = Today['week'][number];

/** Received and answered submissions of seven days, and the median time to answer. */
export function Week({ week, medianAnswerMs }: Pick<Today, 'week' | 'medianAnswerMs'>) {
  const list = useMessageList();
  const days = daysWorthShowing(week);
  const most = Math.max(1, ...days.flatMap(({ received, answered }) => [received, answered]));
  const received = sum(week.map((day) => day.received));
  const answered = sum(week.map((day) => day.answered));
  const height = (count: number) => ((HEIGHT - SPACE) * count) / most;
  return (
    <section>
      <div className="section-head">
        <h2>{words.title}</h2>
        <span className="text-12 text-(--text-3)">{words.legend}</span>
      </div>
      <svg viewBox={`0 0 ${days.length * STEP} 84`} width="100%" role="img" aria-label={chartText(days)}>
        <path d={`M0 ${HEIGHT + 0.5}H${days.length * STEP}`} stroke="var(--line-2)" />
        {days.map((day, index) => (
          <g key={day.day}>
            <Bar x={index * STEP + 2} height={height(day.received)} fill="var(--track)" />
            <Bar x={index * STEP + BAR + 4} height={height(day.answered)} fill="var(--time-calm-glyph)" />
            <text
              x={index * STEP + 2}
              y="80"
              fontSize="12"
              fill="var(--text-2)"
              fontWeight={index === days.length - 1 ? 600 : undefined}
            >
              {nameOf(day, index === days.length - 1, 'short')}
            </text>
          </g>
        ))}
      </svg>
      <div className="mt-3 grid grid-cols-2 gap-x-3 gap-y-0.5">
        <Link className="group" href={`${hrefOf(list ?? 'today')}?tab=answered`}>
          <span className="figure block">{answered}</span>
          <small className="text-12 text-(--text-2) group-hover:underline">
            {filled(words.answered, { received })}
          </small>
        </Link>
        {medianAnswerMs !== null && (
          <div>
            <div className="figure">{officeTimeText(medianAnswerMs)}</div>
            <small className="text-12 text-(--text-2)">{words.median}</small>
          </div>
        )}
      </div>
    </section>
  );
}

function Bar({ x, height, fill }: { readonly x: number; readonly height: number; readonly fill: string }) {
  return <rect x={x} y={HEIGHT - height} width={BAR} height={height} fill={fill} />;
}

/** Leaves out empty weekend days, but never today. */
function daysWorthShowing(week: readonly Day[]): readonly Day[] {
  return week.filter(
    (day, index) => index === week.length - 1 || day.received + day.answered > 0 || !isWeekend(day),
  );
}

function isWeekend({ day }: Day): boolean {
  return weekdayOf(day) > 5;
}

function chartText(days: readonly Day[]): string {
  const each = days.map((day, index) =>
    filled(words.day, {
      day: nameOf(day, index === days.length - 1, 'long'),
      received: day.received,
      answered: day.answered,
    }),
  );
  return filled(words.chart, { days: each.join(', ') });
}

function nameOf({ day }: Day, isToday: boolean, weekday: 'short' | 'long'): string {
  if (isToday) return words.today;
  // A calendar day has no time zone, so it is formatted in UTC.
  return new Intl.DateTimeFormat('en-US', { weekday, timeZone: 'UTC' }).format(Date.parse(day));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
