import { useQuery } from '@tanstack/react-query';
import { filterTexts as texts } from '#content/desk/quarantine.ts';
import { filled } from '#content/filled.ts';
import {
  caughtShare,
  type SpamFilter,
  type SpamLearning,
  type SpamWeek,
} from '#contract/desk/spam-filter.ts';
import { counted } from '../components/counted.ts';
import { getJson } from '../data/request.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { whenInSentence } from '../time/when.ts';

/** How the spam filter did in the last weeks, and what it has learned from. */
export function FilterFigures() {
  const { data } = useQuery({
    queryKey: ['spam-filter'],
    queryFn: ({ signal }) => getJson<SpamFilter>('/api/spam-filter', signal),
  });
  // The list beside it matters more, so neither loading nor an error shows.
  if (data === undefined) return null;
  const { weeks, learning } = data;
  return (
    <aside className="filter-figures" aria-labelledby="filter-figures">
      <div className="section-head">
        <h2 id="filter-figures">{texts.title}</h2>
      </div>
      <Summary weeks={weeks} />
      <table className="table tight">
        <caption className="visually-hidden">{texts.caption}</caption>
        <thead>
          <tr>
            <th>{texts.columns.week}</th>
            <th className="right">{texts.columns.held}</th>
            <th className="right">{texts.columns.released}</th>
            <th className="right">{texts.columns.missed}</th>
            <th className="right">{texts.columns.caught}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.day}>
              <th scope="row" className="whitespace-nowrap">
                {dayText(week.day)}
              </th>
              <td className="num right">{week.held.toLocaleString('en-US')}</td>
              <td className="num right">{week.released.toLocaleString('en-US')}</td>
              <td className="num right">{week.missed.toLocaleString('en-US')}</td>
              <td className="num right">{percentText(caughtShare(week)) ?? texts.noSpam}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">{texts.missed}</p>
      <LearningState learning={learning} />
    </aside>
  );
}

/** Last week, compared with the oldest of the weeks. */
function Summary({ weeks }: { readonly weeks: readonly SpamWeek[] }) {
  const [last] = weeks;
  if (last === undefined) return null;
  const share = caughtShare(last);
  const before = caughtShare(weeks.at(-1)!);
  const [now, then] = [percentText(share), percentText(before)];
  const change =
    share === null || before === null || now === then
      ? texts.caught.same
      : share > before
        ? texts.caught.up
        : texts.caught.down;
  return (
    <div className="figures">
      {now !== null && (
        <p>
          <span className="big num">{now}</span>
          <small>{filled(change, { before: then ?? '' })}</small>
        </p>
      )}
      <p>
        <span className="big num">{last.released.toLocaleString('en-US')}</span>
        <small>{texts.released[last.released === 1 ? 'one' : 'many']}</small>
      </p>
    </div>
  );
}

function LearningState({ learning }: { readonly learning: SpamLearning }) {
  const { timeZone } = useOffice();
  const now = useNow();
  const { state, decisions, learnedAt } = learning;
  if (state !== 'on') return <p className="hint">{texts.learning[state]}</p>;
  if (decisions === 0 || learnedAt === null) return <p className="hint">{texts.learning.nothing}</p>;
  const time = whenInSentence(learnedAt, now, timeZone);
  return (
    <p className="hint">
      {counted(texts.learning.on, decisions)} {filled(texts.learning.updated, { time })}
    </p>
  );
}

function percentText(share: number | null): string | null {
  return share === null ? null : `${Math.round(share * 100)}%`;
}

/** "Nov 9" */
function dayText(day: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
