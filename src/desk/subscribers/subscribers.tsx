import { shellWords } from '#content/desk/shell.ts';
import { subscriberWords as words } from '#content/desk/subscribers.ts';
import { filled } from '#content/filled.ts';
import type { Subscriber, SubscriberPage } from '#contract/desk/views.ts';
import { hrefOf } from '../address/address.ts';
import { navigate } from '../address/history.ts';
import { Link } from '../address/link.tsx';
import { useMe } from '../data/use-me.ts';
import { usePages } from '../data/use-pages.ts';
import { SearchField } from '../items/search-field.tsx';
import { countedTitle } from '../parts/counted.ts';
import { Empty } from '../parts/empty.tsx';
import { ExportMenu } from '../parts/export-menu.tsx';
import { Loading } from '../parts/loading.tsx';
import { More } from '../parts/more.tsx';
import { PageTabs } from '../parts/page-tabs.tsx';
import { Problem } from '../parts/problem.tsx';
import { titleText, useTitle } from '../shell/use-title.ts';
import type { ViewProps } from '../view-props.ts';
import { SubscriberTable } from './subscriber-table.tsx';

type State = Subscriber['state'];
const STATES: readonly State[] = ['active', 'pending', 'unsubscribed'];

/** Who gets the newsletter, who has not confirmed, and who left. */
export function Subscribers({ address }: ViewProps) {
  const { company } = useMe();
  const state = STATES.find((one) => one === address.parameters.get('state')) ?? 'active';
  const q = address.parameters.get('q')?.trim() ?? '';
  const asked = new URLSearchParams({ state, ...(q && { q }) }).toString();
  const list = usePages<Subscriber, SubscriberPage>('subscribers', asked);
  const { first } = list;
  useTitle(titleText(shellWords.views.subscribers.label, company.shortName));

  const hrefFor = (one: State, search: string) =>
    hrefOf(
      'subscribers',
      null,
      new URLSearchParams({ ...(one !== 'active' && { state: one }), ...(search && { q: search }) }),
    );
  if (first === undefined) {
    return list.error ? <Problem error={list.error} onRetry={list.retry} /> : <Loading rows={6} />;
  }
  return (
    <div className="page">
      <div className="head">
        <div>
          <h1>{countedTitle(words.title, first.tabs.active)}</h1>
          <p className="subtitle">{countedTitle(words.lead, first.tabs.pending)}</p>
        </div>
        <div className="actions">
          {/* Every state in one file, which has a column for it. */}
          <ExportMenu of="subscribers" asked={q === '' ? '' : new URLSearchParams({ q }).toString()} />
        </div>
      </div>
      <PageTabs
        label={words.which}
        tabs={STATES.map((one) => [one, words.tabs[one], first.tabs[one]])}
        current={state}
        hrefOf={(one) => hrefFor(one, q)}
      />
      <search className="filters page-filters">
        <SearchField
          label={words.search}
          placeholder={words.placeholder}
          value={q}
          onSearch={(typed) => navigate(hrefFor(state, typed), { replace: true })}
        />
      </search>
      {list.rows.length === 0 && !list.isOld ? (
        <Empty
          picture="nothing"
          title={q === '' ? words.empty.title : filled(words.empty.notFound, { words: q })}
          text={q === '' ? words.empty[state] : words.empty.searched}
        >
          {q !== '' && (
            <Link className="button" href={hrefFor(state, '')}>
              {words.empty.clear}
            </Link>
          )}
        </Empty>
      ) : (
        <SubscriberTable rows={list.rows} state={state} isOld={list.isOld} />
      )}
      {list.hasMore && <More isLoading={list.isLoadingMore} onMore={list.loadMore} />}
    </div>
  );
}
