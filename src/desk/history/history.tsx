import { historyViewTexts as texts } from '#content/desk/history-view.ts';
import { shellTexts } from '#content/desk/shell.ts';
import type { HistoryEntry } from '#contract/desk/submissions.ts';
import type { HistoryPage } from '#contract/desk/views.ts';
import { ExportMenu, More, titleText, useTitle } from '../components/page.tsx';
import { Empty, Loading, Problem } from '../components/states.tsx';
import { useMe } from '../data/use-me.ts';
import { usePages } from '../data/use-pages.ts';
import { hrefOf, type ViewProps } from '../router/address.ts';
import { Link, navigate } from '../router/router.tsx';
import { submissionHref } from '../submissions/submission-address.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { clockText } from '../time/when.ts';
import { HistoryFilters, readHistoryQuery, writeHistoryQuery } from './history-filters.tsx';
import { byDay, historySentence } from './history-sentence.ts';

function HistoryDays({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const { timeZone } = useOffice();
  const now = useNow();
  return byDay(entries, now, timeZone).map(({ day, title, entries: ofDay }) => (
    <section key={day} className="mb-5.5" aria-labelledby={`day-${day}`}>
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

/** The visitor and the reference. An erased submission has only the reference and no link. */
function About({ entry: { reference, submission } }: { readonly entry: HistoryEntry }) {
  if (reference === null) return null;
  if (submission === undefined)
    return <span className="num quiet flex max-w-75 min-w-0 gap-3">{reference}</span>;
  return (
    <span className="flex max-w-75 min-w-0 gap-3">
      <span className="clip">{submission.name}</span>
      <Link
        className="link num flex-none max-md:-my-2.5 max-md:py-2.5 max-md:pl-4"
        href={submissionHref({ form: submission.form, reference })}
      >
        {reference}
      </Link>
    </span>
  );
}

function Entry({ entry, timeZone }: { readonly entry: HistoryEntry; readonly timeZone: string }) {
  const { person } = useMe();
  const hasWords = entry.action === 'note' || entry.action === 'answer-sent';
  return (
    <li className="grid grid-cols-[88px_minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-(--line) py-2 first:border-0 first:pt-0.5 max-md:grid-cols-[minmax(0,1fr)_auto]">
      <time className="num quiet" dateTime={new Date(entry.at).toISOString()}>
        {clockText(entry.at, timeZone)}
      </time>
      <p className="wrap-anywhere max-md:col-span-full max-md:row-2">
        {historySentence(entry, person.id).map(({ text, isStrong }) =>
          isStrong ? <b key={text}>{text}</b> : text,
        )}
        {hasWords && entry.text && <span className="evidence line-clamp-2 max-w-[80ch]">{entry.text}</span>}
      </p>
      <About entry={entry} />
    </li>
  );
}

export function History({ address }: ViewProps) {
  const { company } = useMe();
  const query = readHistoryQuery(address.parameters);
  const asked = writeHistoryQuery(query).toString();
  const list = usePages<HistoryEntry, HistoryPage>('history', asked);
  useTitle(titleText(shellTexts.views.history.label, company.shortName));
  const isFiltered = asked !== '';
  const show = (next: typeof query) =>
    navigate(hrefOf('history', null, writeHistoryQuery(next)), { replace: true });
  return (
    <div className="page">
      <div className="head">
        <div>
          <h1>{texts.title}</h1>
          <p className="subtitle">{texts.lead}</p>
        </div>
        <div className="actions">
          <ExportMenu of="history" asked={asked} />
        </div>
      </div>
      <HistoryFilters query={query} onChange={show} />
      {list.error && <Problem error={list.error} onRetry={list.retry} />}
      {list.first === undefined && !list.error && <Loading rows={6} />}
      {list.first && list.rows.length === 0 && !list.isOld && (
        <Empty
          picture="nothing"
          title={isFiltered ? texts.empty.titleFiltered : texts.empty.title}
          text={isFiltered ? texts.empty.textFiltered : texts.empty.text}
        >
          {isFiltered && (
            <button type="button" className="button" onClick={() => show({})}>
              {texts.clear}
            </button>
          )}
        </Empty>
      )}
      <HistoryDays entries={list.rows} />
      {list.hasMore && <More isLoading={list.isLoadingMore} onMore={list.loadMore} />}
    </div>
  );
}
