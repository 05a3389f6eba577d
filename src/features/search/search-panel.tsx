import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { filled } from '#content/filled.ts';
import { useHydrated } from '#features/forms/use-hydrated.ts';
import { searchTexts } from '#generated/texts/site.ts';
import { matchingPages, type SearchEntry } from '#site/matching-pages.ts';
import { Anchor } from '#ui/anchor.tsx';
import { IconButton } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { close, search } from '#ui/icons.ts';
import { Highlight } from './highlight.tsx';
import { type PageColumn, PageColumns } from './page-columns.tsx';

/** The keyCode of every key that an input method editor (IME) processes. */
const imeKeyCode = 229;

export interface SearchData {
  readonly entries: readonly SearchEntry[];
  readonly popular: readonly string[];
  readonly columns: readonly PageColumn[];
}

/** The content of the search dialog. The lists are rendered after hydration, so that no page pays for them until then. */
export function SearchPanel({ entries, popular, columns }: SearchData) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const results = matchingPages(entries, query);
  const hydrated = useHydrated();
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    // Typed before hydration.
    setQuery(input.current?.value ?? '');
    // Start empty at each opening.
    const dialog = input.current?.closest('dialog');
    const clear = () => setQuery('');
    dialog?.addEventListener('close', clear);
    return () => dialog?.removeEventListener('close', clear);
  }, []);

  function change(text: string) {
    setQuery(text);
    setActive(0);
  }

  function fill(text: string) {
    change(text);
    // So that Enter opens the first result.
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // While an IME composes, these keys choose among its candidates. Safari fires the last keydown after compositionend, with
    // isComposing false but keyCode 229.
    if (event.nativeEvent.isComposing || event.keyCode === imeKeyCode) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && results.length) {
      event.preventDefault();
      const next = (active + step + results.length) % results.length;
      setActive(next);
      // In a low window, or with a large font size, not all results are in view.
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // The input's value, not `query`: it may have been typed before hydration.
      const entry = matchingPages(entries, event.currentTarget.value)[active];
      if (entry) location.assign(entry.route);
    }
  }

  return (
    <div className="wrap">
      <div className="flex items-center gap-5 border-b-2 max-sm:gap-2 border-ink-900 py-3">
        <Icon of={search} className="max-sm:hidden noscript:hidden" />
        <input
          ref={input}
          data-first-focus
          type="text"
          role="combobox"
          aria-label={searchTexts.placeholder}
          placeholder={searchTexts.placeholder}
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={results.length ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-w-0 flex-1 noscript:hidden bg-transparent py-3 text-[clamp(1.375rem,1rem+2vw,2.5rem)] leading-tight font-semibold tracking-[-0.02em] font-stretch-[110%] text-ellipsis outline-none placeholder:text-steel-500 max-sm:placeholder:text-[3.9vw] max-sm:placeholder:font-stretch-[100%]"
        />
        <p className="hidden flex-1 py-3 text-[1.375rem] font-semibold noscript:block">
          {searchTexts.withoutScript}
        </p>
        <IconButton label={searchTexts.close} popoverTarget="search">
          <Icon of={close} />
        </IconButton>
      </div>
      <div className="needs-island grid gap-x-16 gap-y-10 pt-8 pb-12 lg:grid-cols-[5fr_7fr] noscript:hidden">
        <div>
          <p role="status" className="needs-script mb-2 text-sm text-muted">
            {status(query, results.length)}
          </p>
          <p className="until-script mb-2 text-sm text-muted">{searchTexts.loading}</p>
          <div
            id={listId}
            role="listbox"
            aria-label={searchTexts.results}
            className="-mx-3.5 mb-8 empty:mb-4"
          >
            {results.map((entry, index) => (
              // The input handles the keys and keeps focus.
              <Anchor
                key={entry.route}
                href={entry.route}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={classes(
                  'flex min-h-13 no-underline hover:bg-steel-50 flex-wrap items-center justify-between gap-x-4 rounded-sm px-3.5 py-2 font-semibold font-stretch-[104%]',
                  index === active && 'bg-blue-50 hover:bg-blue-50',
                )}
              >
                <Highlight text={entry.title} query={query} />
                <span className="text-[0.875rem] font-normal text-muted font-stretch-[100%]">
                  {entry.route}
                </span>
              </Anchor>
            ))}
          </div>
          {hydrated && popular.length > 0 && (
            <>
              <h2 className="mb-3 text-base tracking-normal">{searchTexts.popular}</h2>
              <div className="flex flex-wrap gap-2">
                {popular.map((text) => (
                  <button
                    key={text}
                    type="button"
                    onClick={() => fill(text)}
                    className="flex min-h-11 items-center rounded-sm border-[1.5px] border-steel-500 px-4 text-sm font-medium hover:border-ink-900 hover:bg-steel-50"
                  >
                    {text}
                  </button>
                ))}
              </div>
            </>
          )}
        </div>
        {hydrated && <PageColumns columns={columns} />}
      </div>
    </div>
  );
}

function status(query: string, count: number): string {
  if (query.trim() === '') return searchTexts.hint;
  if (count === 0) return filled(searchTexts.none, { query: query.trim() });
  return count === 1 ? searchTexts.one : filled(searchTexts.several, { count });
}
