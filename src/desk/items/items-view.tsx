import { type ReactNode, useState } from 'react';
import { emptyListWords, listWords } from '#content/desk/items.ts';
import { shellWords } from '#content/desk/shell.ts';
import type { ItemRow } from '#contract/desk/items.ts';
import { hrefOf } from '../address/address.ts';
import { navigate } from '../address/history.ts';
import { askedFor, writeItemQuery } from '../address/item-query.ts';
import { useItem } from '../data/use-item.ts';
import { useItemList } from '../data/use-item-list.ts';
import { useMe, useRight } from '../data/use-me.ts';
import { useKeys } from '../keys/use-keys.ts';
import { titleText, useTitle } from '../shell/use-title.ts';
import { useAnnouncedLevels } from '../time/use-announced-levels.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { KeyLine } from './key-line.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListHead } from './list-head.tsx';
import type { ListPlace } from './list-place.ts';
import { ListRows } from './list-rows.tsx';
import { focusRow, referenceInFocus } from './rows-in-focus.ts';
import { useArrivals } from './use-arrivals.ts';
import { useChosen } from './use-chosen.ts';
import { useNeighbors } from './use-neighbors.ts';
import { useRowKeys } from './use-row-keys.ts';

interface ItemsViewProps {
  readonly place: ListPlace;
  /** The open item. */
  readonly children: (reference: string, backHref: string) => ReactNode;
}

/** A list and beside it the item that is open; on a phone one of the two. */
export function ItemsView({ place, children }: ItemsViewProps) {
  const { view, form, query, usualTab, reference } = place;
  const { company, counts } = useMe();
  const mayAnswer = useRight('answer');
  const asked = askedFor({ ...query, form });
  const list = useItemList({ ...query, form });
  const { rows, arrived, isFresh, showArrived } = useArrivals(list, asked);
  const choice = useChosen(rows);
  const { chosen, toggle, clear } = choice;
  const [toAssign, setToAssign] = useState<readonly ItemRow[]>([]);
  const open = useItem(reference ?? '', reference !== null).data;
  const parameters = writeItemQuery(query, usualTab);
  const backHref = hrefOf(view, null, parameters);

  useTitle(titleText(open?.name ?? shellWords.views[view].label, company.shortName, counts[view]));
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
    else if (key === 'Escape' && chosen.length > 0) clear();
    else if (key === 'Escape' && reference !== null) {
      navigate(backHref);
      requestAnimationFrame(() => focusRow(reference));
    }
  });

  return (
    <div className={`panes ${view}`}>
      <section className="list" aria-label={listWords[view].list}>
        <ListHead place={place} tabs={list.first?.tabs ?? {}} isPageTitle={reference === null} />
        {chosen.length > 0 ? (
          <BulkBar chosen={chosen} onAssign={() => setToAssign(chosen)} onDone={clear} />
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
          chosen={chosen}
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
    <div className="item nothing-open">
      {hasRows && (
        <>
          <p className="strong">{emptyListWords.chooseOne.title}</p>
          <p className="quiet">{emptyListWords.chooseOne.text}</p>
        </>
      )}
    </div>
  );
}
