import type { HistoryEntry } from '#contract/desk/items.ts';
import { Link } from '../address/link.tsx';
import { useMe } from '../data/use-me.ts';
import { historySentence } from '../item/history-sentence.ts';
import { itemHref } from '../items/item-href.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { clockText } from '../time/when.ts';
import { byDay } from './days.ts';

/** Sentences under the day on which they became true, the newest first. */
export function HistoryDays({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const { timeZone } = useOffice();
  const now = useNow();
  return byDay(entries, now, timeZone).map(({ day, title, entries: ofDay }) => (
    <section key={day} className="history-day" aria-labelledby={`day-${day}`}>
      <div className="section-head">
        <h2 id={`day-${day}`}>{title}</h2>
      </div>
      <ol>
        {ofDay.map((entry) => (
          <Entry key={entry.id} entry={entry} timeZone={timeZone} />
        ))}
      </ol>
    </section>
  ));
}

/** The visitor and the reference. Of what was deleted only the reference is left, and nothing to open. */
function About({ entry: { reference, submission } }: { readonly entry: HistoryEntry }) {
  if (reference === null) return null;
  if (submission === undefined) return <span className="about num quiet">{reference}</span>;
  return (
    <span className="about">
      <span className="clip">{submission.name}</span>
      <Link className="link num" href={itemHref({ form: submission.form, reference })}>
        {reference}
      </Link>
    </span>
  );
}

function Entry({ entry, timeZone }: { readonly entry: HistoryEntry; readonly timeZone: string }) {
  const { person } = useMe();
  const hasWords = entry.action === 'note' || entry.action === 'answer-sent';
  return (
    <li>
      <time className="num quiet" dateTime={new Date(entry.at).toISOString()}>
        {clockText(entry.at, timeZone)}
      </time>
      <p>
        {historySentence(entry, person.id).map(({ text, isStrong }) =>
          isStrong ? <b key={text}>{text}</b> : text,
        )}
        {hasWords && entry.text && <span className="evidence">{entry.text}</span>}
      </p>
      <About entry={entry} />
    </li>
  );
}
