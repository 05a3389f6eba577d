import { listControls, listWords, sortWords } from '#content/desk/items.ts';
import { filled } from '#content/filled.ts';
import type { ItemRow } from '#contract/desk/items.ts';
import { hrefOf } from '../address/address.ts';
import { usualSort, writeItemQuery } from '../address/item-query.ts';
import type { ItemList } from '../data/use-item-list.ts';
import { Loading } from '../parts/loading.tsx';
import { More } from '../parts/more.tsx';
import { Problem } from '../parts/problem.tsx';
import { EmptyList } from './empty-list.tsx';
import type { ListPlace } from './list-place.ts';
import { Row } from './row.tsx';
import { useLeaving } from './use-leaving.ts';

interface ListRowsProps {
  readonly place: ListPlace;
  readonly list: ItemList;
  readonly rows: readonly ItemRow[];
  readonly arrived: number;
  readonly onShowArrived: () => void;
  readonly isFresh: (row: ItemRow) => boolean;
  readonly chosen: readonly ItemRow[];
  /** Absent for who may do nothing with them. */
  readonly onChoose?: ((reference: string) => void) | undefined;
}

/** The rows, as many as were asked for; the next page comes when the end is near. */
export function ListRows(props: ListRowsProps) {
  const { place, list, rows, arrived, onShowArrived, isFresh, chosen, onChoose } = props;
  const { view, query, usualTab, reference } = place;
  const parameters = writeItemQuery(query, usualTab);
  const shown = useLeaving(rows, list.isOld ? '' : `?${parameters}`);
  const order = sortWords[query.sort ?? usualSort(query.tab)];
  return (
    <section
      className="rows"
      id={`rows-${view}`}
      data-keeps-scroll
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard.
      tabIndex={0}
      aria-label={filled(listWords[view].rows, { order })}
      aria-busy={list.isOld}
    >
      {arrived > 0 && (
        <button type="button" className="arrived" onClick={onShowArrived}>
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
            // A row that leaves is only a picture of it; whatever it had is taken over by the next at once.
            key={isLeaving ? `leaving ${row.reference}` : row.reference}
            row={row}
            isLeaving={isLeaving}
            href={hrefOf(view, row.reference, parameters)}
            isOpen={row.reference === reference}
            isFresh={isFresh(row)}
            isChosen={chosen.includes(row)}
            {...(onChoose && { onChoose })}
          />
        ))}
      </ol>
      {list.hasMore && <More isLoading={list.isLoadingMore} onMore={list.loadMore} />}
    </section>
  );
}
