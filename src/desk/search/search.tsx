import { useEffect, useRef } from 'react';
import { shellTexts } from '#content/desk/shell.ts';
import { emptyListTexts, searchTexts as texts } from '#content/desk/submission-list.ts';
import { filled } from '#content/filled.ts';
import type { Page, SubmissionSummary } from '#contract/desk/submissions.ts';
import { SearchField } from '../components/fields.tsx';
import { More, titleText, useTitle } from '../components/page.tsx';
import { Empty, Loading, Problem } from '../components/states.tsx';
import { useMe } from '../data/use-me.ts';
import { usePages } from '../data/use-pages.ts';
import { useKeys } from '../keys/key-bindings.tsx';
import { hrefOf, type ViewProps } from '../router/address.ts';
import { Link, navigate } from '../router/router.tsx';
import { focusNextRow } from '../submissions/row-focus.ts';
import { submissionHref } from '../submissions/submission-address.ts';
import { Row } from '../submissions/submission-row.tsx';

/** Searches all submissions the person may see; spam only on request. */
export function Search({ address }: ViewProps) {
  const { company } = useMe();
  const q = address.parameters.get('q')?.trim() ?? '';
  const withSpam = address.parameters.get('spam') === '1';
  const parameters = parametersOf(q, withSpam);
  const form = useRef<HTMLElement>(null);
  const show = (nextQ: string, nextSpam: boolean) =>
    navigate(hrefOf('search', null, parametersOf(nextQ, nextSpam)), { replace: true });
  useTitle(titleText(shellTexts.views.search.label, company.shortName));
  useKeys(['j', 'k'], (key) => focusNextRow(key === 'j' ? 1 : -1));
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <div className="page">
      <div className="head">
        <div>
          <h1>{texts.title}</h1>
          <p className="subtitle">{texts.lead}</p>
        </div>
      </div>
      <search
        className="flex max-w-180 gap-5 py-5 max-md:flex-wrap max-md:gap-y-2 max-md:*:first:basis-full"
        ref={form}
      >
        <SearchField isLarge label={texts.label} value={q} onSearch={(next) => show(next, withSpam)} />
        <label className="check-line">
          <input
            type="checkbox"
            className="check"
            checked={withSpam}
            onChange={(event) => show(q, event.currentTarget.checked)}
          />
          {texts.spam}
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
  const list = usePages<SubmissionSummary, Page<SubmissionSummary>>('search', asked);
  if (list.first === undefined) {
    return list.error ? <Problem error={list.error} onRetry={list.retry} /> : <Loading rows={5} />;
  }
  if (list.rows.length === 0) {
    const [first = '', ...others] = q.split(/\s+/);
    return (
      <Empty
        picture="nothing"
        title={filled(emptyListTexts.notFound.title, { words: q })}
        text={texts.nothing}
      >
        {others.length > 0 && (
          <Link className="button" href={hrefOf('search', null, new URLSearchParams({ q: first }))}>
            {filled(emptyListTexts.notFound.searchFor, { word: first })}
          </Link>
        )}
      </Empty>
    );
  }
  const count = list.rows.length;
  const { one, many, more } = texts.results;
  return (
    <section aria-label={texts.title} aria-busy={list.isOld}>
      <p className="quiet" role="status">
        {filled(list.hasMore ? more : count === 1 ? one : many, { count })}
      </p>
      <ol className="mt-2.5 -ml-5 max-w-180">
        {list.rows.map((row) => (
          <Row key={row.reference} row={row} href={submissionHref(row)} isOpen={false} />
        ))}
      </ol>
      {list.hasMore && <More isLoading={list.isLoadingMore} onMore={list.loadMore} />}
    </section>
  );
}
