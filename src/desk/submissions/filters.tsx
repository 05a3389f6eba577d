import { type ReactNode, useId } from 'react';
import { filterTexts, listTexts, sortTexts } from '#content/desk/submission-list.ts';
import { filled } from '#content/filled.ts';
import type { SubmissionFilterName } from '#contract/desk/submissions.ts';
import { Icon } from '#ui/icon.tsx';
import { SearchField, SelectField } from '../components/fields.tsx';
import { filter, sort as sortIcon } from '../components/icons.ts';
import { Menu, MenuItem, useOpened } from '../components/menu.tsx';
import { useEveryone } from '../data/use-me.ts';
import { useKeys } from '../keys/key-bindings.tsx';
import { hrefOf } from '../router/address.ts';
import { navigate } from '../router/router.tsx';
import {
  defaultSort,
  filterCount,
  type ListPlace,
  type ListQuery,
  withoutFilters,
  writeSubmissionQuery,
} from './submission-address.ts';

interface PopoverProps {
  /** The id of the button, so that a keyboard shortcut can press it. */
  readonly id: string;
  readonly label: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields in a popup below a button. Esc and a press outside close it. */
function Popover({ id, label, title, children }: PopoverProps) {
  const { isOpen, setIsOpen, holder } = useOpened('select, input');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes the popup; its button opens it.
    <span
      className="menu-holder"
      ref={holder}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setIsOpen(false);
        document.getElementById(id)?.focus();
      }}
    >
      <button
        type="button"
        id={id}
        className="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && (
        <fieldset className="menu panel to-right touch-fields m-0 grid w-80 grid-cols-[minmax(0,1fr)] gap-3.5 p-4 md:[&_.input]:text-13">
          <legend className="visually-hidden">{title}</legend>
          {children}
        </fieldset>
      )}
    </span>
  );
}

interface FilterPanelProps {
  readonly query: ListQuery;
  readonly subjects: readonly string[];
  readonly onChange: (query: ListQuery) => void;
}

const BUTTON_ID = 'filter-button';

function FilterPanel({ query, subjects, onChange }: FilterPanelProps) {
  const everyone = useEveryone();
  const count = filterCount(query);
  useKeys(['f'], () => document.getElementById(BUTTON_ID)?.click());
  const set = (name: SubmissionFilterName, value: string) => {
    const { [name]: _before, ...rest } = query;
    onChange(value === '' ? rest : { ...rest, [name]: value });
  };
  return (
    <Popover
      id={BUTTON_ID}
      title={filterTexts.title}
      label={
        <>
          <Icon of={filter} size={15} />
          {count === 0 ? filterTexts.button : filled(filterTexts.buttonActive, { count })}
        </>
      }
    >
      <SelectField
        label={filterTexts.subject}
        value={query.subject ?? ''}
        options={[['', filterTexts.anySubject], ...subjects.map((one) => [one, one] as const)]}
        onChange={(value) => set('subject', value)}
      />
      <SelectField
        label={filterTexts.assignee}
        value={query.assignee ?? ''}
        options={[['', filterTexts.anyone], ...everyone.map(({ id, name }) => [id, name] as const)]}
        onChange={(value) => set('assignee', value)}
      />
      <div className="grid grid-cols-2 gap-2.5 max-md:grid-cols-1">
        <DateField label={filterTexts.since} value={query.since} onChange={(value) => set('since', value)} />
        <DateField label={filterTexts.until} value={query.until} onChange={(value) => set('until', value)} />
      </div>
      {count > 0 && (
        <button type="button" className="button" onClick={() => onChange(withoutFilters(query))}>
          {filterTexts.clear}
        </button>
      )}
    </Popover>
  );
}

interface DateFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

function DateField({ label, value, onChange }: DateFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
        id={id}
        type="date"
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

interface ListFiltersProps {
  readonly place: ListPlace;
  readonly subjects: readonly string[];
}

/** Search, filters and sort order are in the address, so that the list can be sent to a colleague. */
export function ListFilters({ place, subjects }: ListFiltersProps) {
  const { view, query, usualTab, reference } = place;
  const show = (next: ListQuery) =>
    navigate(hrefOf(view, reference, writeSubmissionQuery(next, usualTab)), { replace: true });
  const order = query.sort ?? defaultSort(query.tab);
  return (
    <search className="filters flex gap-1.5 border-b border-(--line) px-5 py-3">
      <SearchField
        label={listTexts[view].search}
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
        name={filled(sortTexts.button, { order: sortTexts[order] })}
        label={<Icon of={sortIcon} size={15} />}
      >
        {(close) =>
          (['oldest', 'newest', 'name'] as const).map((one) => (
            <MenuItem
              key={one}
              isSelected={one === order}
              onChoose={() => {
                close();
                show({ ...query, sort: one });
              }}
            >
              {sortTexts[one]}
            </MenuItem>
          ))
        }
      </Menu>
    </search>
  );
}
