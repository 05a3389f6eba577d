import { listWords, sortWords } from '#content/desk/items.ts';
import { filled } from '#content/filled.ts';
import { Icon } from '#ui/icon.tsx';
import { hrefOf } from '../address/address.ts';
import { navigate } from '../address/history.ts';
import { type ListQuery, usualSort, writeItemQuery } from '../address/item-query.ts';
import { sort as sortIcon } from '../parts/desk-icons.ts';
import { Menu } from '../parts/menu.tsx';
import { MenuItem } from '../parts/menu-item.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { ListPlace } from './list-place.ts';
import { SearchField } from './search-field.tsx';

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
