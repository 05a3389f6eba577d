import { useEffect, useState } from 'react';
import { emptyListTexts, listControls, listTexts, sortTexts } from '#content/desk/submission-list.ts';
import { filled } from '#content/filled.ts';
import type { SubmissionSummary, SubmissionTab } from '#contract/desk/submissions.ts';
import { More } from '../components/page.tsx';
import { Empty, Loading, Problem } from '../components/states.tsx';
import { hrefOf } from '../router/address.ts';
import { Link } from '../router/router.tsx';
import {
  defaultSort,
  filterCount,
  type ListPlace,
  type ListQuery,
  withoutFilters,
  writeSubmissionQuery,
} from './submission-address.ts';
import { Row } from './submission-row.tsx';
import type { SubmissionList } from './use-submission.ts';

const words = emptyListTexts;
const WAITING: readonly SubmissionTab[] = ['waiting', 'mine', 'unassigned'];

/** Says why the list is empty, and offers the next wider query. */
function EmptyList({ place }: { readonly place: ListPlace }) {
  const { view, query, usualTab } = place;
  const { many } = listTexts[view];
  const href = (next: ListQuery) => hrefOf(view, null, writeSubmissionQuery(next, usualTab));

  if (query.q) {
    const [first = '', ...others] = query.q.split(/\s+/);
    return (
      <Empty
        picture="nothing"
        title={filled(words.notFound.title, { words: query.q })}
        text={filled(words.notFound.text, { many })}
      >
        {others.length > 0 && (
          <Link className="button" href={href({ ...query, q: first })}>
            {filled(words.notFound.searchFor, { word: first })}
          </Link>
        )}
        {query.tab !== 'all' && (
          <Link className="button" href={href({ tab: 'all', q: query.q })}>
            {filled(words.notFound.searchAll, { many })}
          </Link>
        )}
        <Link className="button plain" href={href({ tab: 'spam', q: query.q })}>
          {words.notFound.includeSpam}
        </Link>
      </Empty>
    );
  }
  if (filterCount(query) > 0) {
    return (
      <Empty picture="nothing" title={words.notFound.titleFiltered} text={words.notFound.textFiltered}>
        <Link className="button" href={href(withoutFilters(query))}>
          {words.notFound.clear}
        </Link>
      </Empty>
    );
  }
  const isWaiting = WAITING.includes(query.tab);
  const { title, text } = isWaiting ? words.caughtUp : words.nothingHere;
  return (
    <Empty picture={isWaiting ? 'done' : 'nothing'} title={title} text={text}>
      <Link className="button" href={href({ tab: isWaiting ? 'answered' : 'all' })}>
        {isWaiting ? words.seeClosed : words.seeAll}
      </Link>
    </Empty>
  );
}

const FOLD_MS = 220;
/** More changes than this mean another list, not leaving rows. */
const MAX_LEAVING = 10;

interface ShownRow {
  readonly row: SubmissionSummary;
  readonly isLeaving: boolean;
}

interface Leaving {
  readonly asked: string;
  readonly before: readonly SubmissionSummary[];
  /** Rows that left, with their former index. */
  readonly gone: readonly { readonly row: SubmissionSummary; readonly index: number }[];
}

/** Keeps a leaving row for its exit animation. */
function useLeaving(rows: readonly SubmissionSummary[], asked: string): readonly ShownRow[] {
  const [state, setState] = useState<Leaving>({ asked, before: rows, gone: [] });
  const isSame =
    state.before.length === rows.length &&
    state.before.every((row, index) => row.reference === rows[index]?.reference);
  if (!isSame || state.asked !== asked) {
    const here = new Set(rows.map((row) => row.reference));
    const gone = state.before.flatMap((row, index) => (here.has(row.reference) ? [] : [{ row, index }]));
    setState({ asked, before: rows, gone: state.asked === asked && gone.length <= MAX_LEAVING ? gone : [] });
  }

  const { gone } = state;
  useEffect(() => {
    if (gone.length === 0) return;
    const timer = setTimeout(() => setState((now) => ({ ...now, gone: [] })), FOLD_MS);
    return () => clearTimeout(timer);
  }, [gone]);

  const shown: ShownRow[] = rows.map((row) => ({ row, isLeaving: false }));
  for (const { row, index } of gone) shown.splice(index, 0, { row, isLeaving: true });
  return shown;
}

interface ListRowsProps {
  readonly place: ListPlace;
  readonly list: SubmissionList;
  readonly rows: readonly SubmissionSummary[];
  readonly arrived: number;
  readonly onShowArrived: () => void;
  readonly isFresh: (row: SubmissionSummary) => boolean;
  readonly selected: readonly SubmissionSummary[];
  /** Absent when the person may not act on rows. */
  readonly onChoose?: ((reference: string) => void) | undefined;
}

export function ListRows(props: ListRowsProps) {
  const { place, list, rows, arrived, onShowArrived, isFresh, selected, onChoose } = props;
  const { view, query, usualTab, reference } = place;
  const parameters = writeSubmissionQuery(query, usualTab);
  const shown = useLeaving(rows, list.isOld ? '' : `?${parameters}`);
  const order = sortTexts[query.sort ?? defaultSort(query.tab)];
  return (
    <section
      className="rows"
      id={`rows-${view}`}
      data-keeps-scroll
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
      tabIndex={0}
      aria-label={filled(listTexts[view].rows, { order })}
      aria-busy={list.isOld}
    >
      {arrived > 0 && (
        <button
          type="button"
          className="sticky top-0 z-1 flex min-h-9 w-full cursor-pointer items-center justify-between border-0 border-b border-(--warning-line) bg-(--warning) px-5 text-13 font-semibold max-md:min-h-11"
          onClick={onShowArrived}
        >
          {arrived === 1 ? listControls.arrived.one : filled(listControls.arrived.many, { count: arrived })}
          <span className="link">{listControls.showArrived}</span>
        </button>
      )}
      {list.isLoading && <Loading rows={8} />}
      {list.error && <Problem error={list.error} onRetry={list.retry} />}
      {list.first && rows.length === 0 && !list.isOld && <EmptyList place={place} />}
      <ol>
        {shown.map(({ row, isLeaving }) => (
          <Row
            // Another key: a leaving row is a copy, and its id and focus pass on at once.
            key={isLeaving ? `leaving ${row.reference}` : row.reference}
            row={row}
            isLeaving={isLeaving}
            href={hrefOf(view, row.reference, parameters)}
            isOpen={row.reference === reference}
            isFresh={isFresh(row)}
            isSelected={selected.includes(row)}
            {...(onChoose && { onChoose })}
          />
        ))}
      </ol>
      {list.hasMore && <More isLoading={list.isLoadingMore} onMore={list.loadMore} />}
    </section>
  );
}
