import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { keyTexts } from '#content/desk/keys.ts';
import { shellTexts } from '#content/desk/shell.ts';
import { emptyListTexts, listTexts, tabTexts } from '#content/desk/submission-list.ts';
import { mayDo, type Right } from '#contract/desk/people.ts';
import type { SubmissionPage, SubmissionSummary, SubmissionTab } from '#contract/desk/submissions.ts';
import { useAnnouncedLevels } from '../components/announcer.tsx';
import { ExportMenu, titleText, useTitle } from '../components/page.tsx';
import { useMe, useRight } from '../data/use-me.ts';
import { areKeysOn, useKeys } from '../keys/key-bindings.tsx';
import { hrefOf } from '../router/address.ts';
import { Link, navigate } from '../router/router.tsx';
import { AssignDialog } from './assign.tsx';
import { BulkBar, useSelection } from './bulk-actions.tsx';
import { ListFilters } from './filters.tsx';
import { focusRow, referenceInFocus } from './row-focus.ts';
import { type ListPlace, listQueryString, writeSubmissionQuery } from './submission-address.ts';
import { ListRows } from './submission-list.tsx';
import { useArrivals, useNeighbors } from './use-list-order.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useSubmission, useSubmissionList } from './use-submission.ts';

interface Hint {
  readonly keys: readonly string[];
  readonly does: string;
  readonly right?: Right;
}

/** The most used shortcuts the person's role allows. Hidden when shortcuts are turned off. */
function KeyLine() {
  const isOn = useSyncExternalStore(nothingToHear, areKeysOn);
  const { role } = useMe().person;
  if (!isOn) return null;
  const hints: readonly Hint[] = keyTexts.hints;
  return (
    <p
      className="keys flex justify-between gap-2 overflow-hidden border-t border-(--line) px-5 py-2 text-12 whitespace-nowrap text-(--text-2) max-md:hidden"
      aria-hidden="true"
    >
      {hints
        .filter(({ right }) => right === undefined || mayDo(role, right))
        .map(({ keys, does }) => (
          <span key={does} className="inline-flex items-center gap-1 max-xl:nth-4:hidden">
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}{' '}
            {does}
          </span>
        ))}
    </p>
  );
}

function nothingToHear(): () => void {
  return () => {};
}

interface ListHeadProps {
  readonly place: ListPlace;
  readonly tabs: SubmissionPage['tabs'];
  /** With an open submission, its name is the page title. */
  readonly isPageTitle: boolean;
}

function ListHead({ place, tabs, isPageTitle }: ListHeadProps) {
  const { view, query, usualTab } = place;
  const Title = isPageTitle ? 'h1' : 'h2';
  // Another tab keeps the search and the filters, but not the sort order.
  const { sort: _sort, ...kept } = query;
  const href = (tab: SubmissionTab) => hrefOf(view, null, writeSubmissionQuery({ ...kept, tab }, usualTab));
  return (
    <div className="px-5 pt-5 max-md:pt-4">
      <div className="flex h-7 items-center justify-between">
        <Title className="text-20">{shellTexts.views[view].label}</Title>
        <ExportMenu
          of="submissions"
          asked={listQueryString({ ...query, kind: place.kind })}
          buttonClass="button plain"
        />
      </div>
      <nav className="tablist" aria-label={listTexts[view].which}>
        {place.tabs.map((tab) => (
          <Link key={tab} href={href(tab)} aria-current={tab === query.tab ? 'page' : undefined}>
            {tabTexts[tab]}
            {tabs[tab] !== undefined && <span className="num">{tabs[tab].toLocaleString('en-US')}</span>}
          </Link>
        ))}
      </nav>
    </div>
  );
}

interface SubmissionsViewProps {
  readonly place: ListPlace;
  /** Renders the open submission. */
  readonly children: (reference: string, backHref: string) => ReactNode;
}

/** The list and the open submission; on a phone one of the two. */
export function SubmissionsView({ place, children }: SubmissionsViewProps) {
  const { view, kind, query, usualTab, reference } = place;
  const { company, counts } = useMe();
  const mayAnswer = useRight('answer');
  const asked = listQueryString({ ...query, kind });
  const list = useSubmissionList({ ...query, kind });
  const { rows, arrived, isFresh, showArrived } = useArrivals(list, asked);
  const choice = useSelection(rows);
  const { selected, toggle, clear } = choice;
  const [toAssign, setToAssign] = useState<readonly SubmissionSummary[]>([]);
  const open = useSubmission(reference ?? '', reference !== null).data;
  const parameters = writeSubmissionQuery(query, usualTab);
  const backHref = hrefOf(view, null, parameters);

  useTitle(titleText(open?.name ?? shellTexts.views[view].label, company.shortName, counts[view]));
  useAnnouncedLevels(rows);
  const neighbors = useNeighbors(rows, reference);
  const openNeighbor = (to: string | undefined) => to && navigate(hrefOf(view, to, parameters));
  const openNext = () => openNeighbor(neighbors.next);
  const openPrevious = () => openNeighbor(neighbors.previous);
  useRowKeys({ rows, parameters, open, choice, onAssign: setToAssign, openNext, openPrevious });
  useKeys(['[', ']'], (key) => (key === ']' ? openNext() : openPrevious()));
  useKeys(mayAnswer ? ['x', 'Escape'] : ['Escape'], (key) => {
    const inFocus = referenceInFocus();
    if (key === 'x' && inFocus !== null) toggle(inFocus);
    else if (key === 'Escape' && selected.length > 0) clear();
    else if (key === 'Escape' && reference !== null) {
      navigate(backHref);
      requestAnimationFrame(() => focusRow(reference));
    }
  });

  return (
    <div className={`panes ${view}`}>
      <section className="list" aria-label={listTexts[view].list}>
        <ListHead place={place} tabs={list.first?.tabs ?? {}} isPageTitle={reference === null} />
        {selected.length > 0 ? (
          <BulkBar selected={selected} onAssign={() => setToAssign(selected)} onDone={clear} />
        ) : (
          <ListFilters place={place} subjects={list.first?.subjects ?? []} />
        )}
        <ListRows
          place={place}
          list={list}
          rows={rows}
          arrived={arrived}
          onShowArrived={showArrived}
          isFresh={isFresh}
          selected={selected}
          onChoose={mayAnswer ? toggle : undefined}
        />
        <KeyLine />
      </section>
      {reference === null ? <NothingOpen hasRows={rows.length > 0} /> : children(reference, backHref)}
      {toAssign.length > 0 && (
        <AssignDialog rows={toAssign} onClose={() => setToAssign([])} onAssign={clear} />
      )}
    </div>
  );
}

function NothingOpen({ hasRows }: { readonly hasRows: boolean }) {
  return (
    <div className="submission is-message nothing-open px-7 py-5.5">
      {hasRows && (
        <>
          <p className="strong">{emptyListTexts.noneSelected.title}</p>
          <p className="quiet">{emptyListTexts.noneSelected.text}</p>
        </>
      )}
    </div>
  );
}
