import { historyViewWords as words } from '#content/desk/history-view.ts';
import { shellWords } from '#content/desk/shell.ts';
import type { HistoryEntry } from '#contract/desk/items.ts';
import type { HistoryPage } from '#contract/desk/views.ts';
import { hrefOf } from '../address/address.ts';
import { navigate } from '../address/history.ts';
import { useMe } from '../data/use-me.ts';
import { usePages } from '../data/use-pages.ts';
import { Empty } from '../parts/empty.tsx';
import { ExportMenu } from '../parts/export-menu.tsx';
import { Loading } from '../parts/loading.tsx';
import { More } from '../parts/more.tsx';
import { Problem } from '../parts/problem.tsx';
import { titleText, useTitle } from '../shell/use-title.ts';
import type { ViewProps } from '../view-props.ts';
import { HistoryDays } from './history-days.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { readHistoryQuery, writeHistoryQuery } from './history-query.ts';

/** Who did what when. It is only read: nothing here can be changed. */
export function History({ address }: ViewProps) {
  const { company } = useMe();
  const query = readHistoryQuery(address.parameters);
  const asked = writeHistoryQuery(query).toString();
  const list = usePages<HistoryEntry, HistoryPage>('history', asked);
  useTitle(titleText(shellWords.views.history.label, company.shortName));
  const isFiltered = asked !== '';
  const show = (next: typeof query) =>
    navigate(hrefOf('history', null, writeHistoryQuery(next)), { replace: true });
  return (
    <div className="page">
      <div className="head">
        <div>
          <h1>{words.title}</h1>
          <p className="subtitle">{words.lead}</p>
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
          title={isFiltered ? words.empty.titleFiltered : words.empty.title}
          text={isFiltered ? words.empty.textFiltered : words.empty.text}
        >
          {isFiltered && (
            <button type="button" className="button" onClick={() => show({})}>
              {words.clear}
            </button>
          )}
        </Empty>
      )}
      <HistoryDays entries={list.rows} />
      {list.hasMore && <More isLoading={list.isLoadingMore} onMore={list.loadMore} />}
    </div>
  );
}
