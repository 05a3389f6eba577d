import { useEffect, useRef, useState } from 'react';
import { listControls, listWords, sortWords } from '#content/desk/items.ts';
import { filled } from '#content/filled.ts';
import { Icon } from '#ui/icon.tsx';
import { search } from '#ui/icons.ts';
import { hrefOf } from '../address/address.ts';
import { navigate } from '../address/history.ts';
import { type ListQuery, usualSort, writeItemQuery } from '../address/item-query.ts';
import { sort as sortIcon } from '../parts/desk-icons.ts';
import { Menu } from '../parts/menu.tsx';
import { MenuItem } from '../parts/menu-item.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { ListPlace } from './list-place.ts';

const TYPING_MS = 200;

interface ListFiltersProps {
  readonly place: ListPlace;
  readonly subjects: readonly string[];
}

/** Search, filters and order. All of it goes into the address, so that the list can be sent to a colleague. */
export function ListFilters({ place, subjects }: ListFiltersProps) {
  const { view, query, usualTab, reference } = place;
  const show = (next: ListQuery) =>
    navigate(hrefOf(view, reference, writeItemQuery(next, usualTab)), { replace: true });
  const order = query.sort ?? usualSort(query.tab);
  return (
    <search className="filters">
      <SearchField
        label={listWords[view].search}
        value={query.q ?? ''}
        onSearch={(q) => {
          const { q: _before, ...rest } = query;
          show(q === '' ? rest : { ...rest, q });
        }}
      />
      <FilterPanel query={query} subjects={subjects} onChange={show} />
      <Menu
        buttonClass="button icon-only"
        placement="to-right"
        name={filled(sortWords.button, { order: sortWords[order] })}
        label={<Icon of={sortIcon} size={15} />}
      >
        {(close) =>
          (['oldest', 'newest', 'name'] as const).map((one) => (
            <MenuItem
              key={one}
              isChosen={one === order}
              onChoose={() => {
                close();
                show({ ...query, sort: one });
              }}
            >
              {sortWords[one]}
            </MenuItem>
          ))
        }
      </Menu>
    </search>
  );
}

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (words: string) => void;
}

/** Asks when typing pauses; what the address says wins when it changes from elsewhere. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (asked !== value) {
    setAsked(value);
    if (typed.trim() !== value) setTyped(value);
  }
  return (
    <div className="grow">
      <Icon of={search} size={15} />
      <input
        className="input"
        type="search"
        aria-label={label}
        placeholder={listControls.placeholder}
        value={typed}
        onChange={({ currentTarget }) => {
          const words = currentTarget.value;
          setTyped(words);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => onSearch(words.trim()), TYPING_MS);
        }}
      />
    </div>
  );
}
