import { listWords, tabWords } from '#content/desk/items.ts';
import { shellWords } from '#content/desk/shell.ts';
import type { ItemPage, ItemTab } from '#contract/desk/items.ts';
import { hrefOf } from '../address/address.ts';
import { askedFor, writeItemQuery } from '../address/item-query.ts';
import { Link } from '../address/link.tsx';
import { ExportMenu } from '../parts/export-menu.tsx';
import type { ListPlace } from './list-place.ts';

interface ListHeadProps {
  readonly place: ListPlace;
  readonly tabs: ItemPage['tabs'];
  /** With an item open, its name is the title of the page. */
  readonly isPageTitle: boolean;
}

export function ListHead({ place, tabs, isPageTitle }: ListHeadProps) {
  const { view, query, usualTab } = place;
  const Title = isPageTitle ? 'h1' : 'h2';
  // Another tab keeps what is searched for, but its own order.
  const { sort: _sort, ...kept } = query;
  const href = (tab: ItemTab) => hrefOf(view, null, writeItemQuery({ ...kept, tab }, usualTab));
  return (
    <div className="list-head">
      <div className="title-line">
        <Title>{shellWords.views[view].label}</Title>
        <ExportMenu of="items" asked={askedFor({ ...query, form: place.form })} buttonClass="button plain" />
      </div>
      <nav className="tablist" aria-label={listWords[view].which}>
        {place.tabs.map((tab) => (
          <Link key={tab} href={href(tab)} aria-current={tab === query.tab ? 'page' : undefined}>
            {tabWords[tab]}
            {tabs[tab] !== undefined && <span className="num">{tabs[tab].toLocaleString('en-US')}</span>}
          </Link>
        ))}
      </nav>
    </div>
  );
}
