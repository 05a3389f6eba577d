import { emptyListWords, listWords } from '#content/desk/items.ts';
import { filled } from '#content/filled.ts';
import type { ItemTab } from '#contract/desk/items.ts';
import { hrefOf } from '../address/address.ts';
import { type ListQuery, writeItemQuery } from '../address/item-query.ts';
import { Link } from '../address/link.tsx';
import { Empty } from '../parts/empty.tsx';
import { filterCount, type ListPlace, withoutFilters } from './list-place.ts';

const words = emptyListWords;
const WAITING: readonly ItemTab[] = ['waiting', 'mine', 'nobodys'];

/** A list without rows says why, and offers the nearest way out. */
export function EmptyList({ place }: { readonly place: ListPlace }) {
  const { view, query, usualTab } = place;
  const { many } = listWords[view];
  const href = (next: ListQuery) => hrefOf(view, null, writeItemQuery(next, usualTab));

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
  const { title, text } = isWaiting ? words.nobodyWaits : words.nothingHere;
  return (
    <Empty picture={isWaiting ? 'done' : 'nothing'} title={title} text={text}>
      <Link className="button" href={href({ tab: isWaiting ? 'answered' : 'all' })}>
        {isWaiting ? words.seeAnswered : words.seeAll}
      </Link>
    </Empty>
  );
}
