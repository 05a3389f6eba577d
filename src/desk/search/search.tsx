import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { emptyListWords, searchWords as words } from '#content/desk/items.ts';
import { shellWords } from '#content/desk/shell.ts';
import { filled } from '#content/filled.ts';
import type { ItemRow, Page } from '#contract/desk/items.ts';
import { hrefOf } from '../address/address.ts';
import { navigate } from '../address/history.ts';
import { Link } from '../address/link.tsx';
import { getJson } from '../data/request.ts';
import { useMe } from '../data/use-me.ts';
import { itemHref } from '../items/item-href.ts';
import { Row } from '../items/row.tsx';
import { focusNextRow } from '../items/rows-in-focus.ts';
import { SearchField } from '../items/search-field.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { Empty } from '../parts/empty.tsx';
import { Loading } from '../parts/loading.tsx';
import { Problem } from '../parts/problem.tsx';
import { titleText, useTitle } from '../shell/use-title.ts';
import type { ViewProps } from '../view-props.ts';

/** Everything that somebody may see, in one list; spam only when it is asked for. */
export function Search({ address }: ViewProps) {
  const { company } = useMe();
  const q = address.parameters.get('q')?.trim() ?? '';
  const withSpam = address.parameters.get('spam') === '1';
  const parameters = parametersOf(q, withSpam);
  const form = useRef<HTMLElement>(null);
  const show = (nextQ: string, nextSpam: boolean) =>
    navigate(hrefOf('search', null, parametersOf(nextQ, nextSpam)), { replace: true });
  useTitle(titleText(shellWords.views.search.label, company.shortName));
  useKeys(['j', 'k'], (key) => focusNextRow(key === 'j' ? 1 : -1));
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <div className="page">
      <div className="head">
        <div>
          <h1>{words.title}</h1>
          <p className="subtitle">{words.lead}</p>
        </div>
      </div>
      <search className="filters search-everything" ref={form}>
        <SearchField label={words.label} value={q} onSearch={(next) => show(next, withSpam)} />
        <label className="check-line">
          <input
            type="checkbox"
            className="check"
            checked={withSpam}
            onChange={(event) => show(q, event.currentTarget.checked)}
          />
          {words.spam}
        </label>
      </search>
      {q !== '' && <Results q={q} asked={parameters.toString()} />}
    </div>
  );
}

function parametersOf(q: string, withSpam: boolean): URLSearchParams {
  return new URLSearchParams([...(q === '' ? [] : [['q', q]]), ...(withSpam ? [['spam', '1']] : [])]);
}

function Results({ q, asked }: { readonly q: string; readonly asked: string }) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => getJson<Page<ItemRow>>(`/api/search?${asked}`, signal),
    placeholderData: keepPreviousData,
  });
  if (data === undefined) return error ? <Problem error={error} onRetry={refetch} /> : <Loading rows={5} />;
  if (data.rows.length === 0) {
    const [first = '', ...others] = q.split(/\s+/);
    return (
      <Empty
        picture="nothing"
        title={filled(emptyListWords.notFound.title, { words: q })}
        text={words.nothing}
      >
        {others.length > 0 && (
          <Link className="button" href={hrefOf('search', null, new URLSearchParams({ q: first }))}>
            {filled(emptyListWords.notFound.searchFor, { word: first })}
          </Link>
        )}
      </Empty>
    );
  }
  const count = data.rows.length;
  const counted =
    data.next !== null ? words.results.tooMany : count === 1 ? words.results.one : words.results.many;
  return (
    <section aria-label={words.title} aria-busy={isPlaceholderData}>
      <p className="quiet" role="status">
        {filled(counted, { count })}
      </p>
      <ol className="found">
        {data.rows.map((row) => (
          <Row key={row.reference} row={row} href={itemHref(row)} isOpen={false} />
        ))}
      </ol>
    </section>
  );
}
