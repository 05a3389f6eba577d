import { useId } from 'react';
import { filterWords } from '#content/desk/items.ts';
import { filled } from '#content/filled.ts';
import { Icon } from '#ui/icon.tsx';
import type { ListQuery } from '../address/item-query.ts';
import { useEveryone } from '../data/use-me.ts';
import { useKeys } from '../keys/use-keys.ts';
import { filter } from '../parts/desk-icons.ts';
import { Popover } from '../parts/popover.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { filterCount, withoutFilters } from './list-place.ts';

interface FilterPanelProps {
  readonly query: ListQuery;
  readonly subjects: readonly string[];
  readonly onChange: (query: ListQuery) => void;
}

const BUTTON_ID = 'filter-button';

export function FilterPanel({ query, subjects, onChange }: FilterPanelProps) {
  const everyone = useEveryone();
  const count = filterCount(query);
  useKeys(['f'], () => document.getElementById(BUTTON_ID)?.click());
  const set = (name: 'subject' | 'assignee' | 'since' | 'until', value: string) => {
    const { [name]: _before, ...rest } = query;
    onChange(value === '' ? rest : { ...rest, [name]: value });
  };
  return (
    <Popover
      id={BUTTON_ID}
      title={filterWords.title}
      label={
        <>
          <Icon of={filter} size={15} />
          {count === 0 ? filterWords.button : filled(filterWords.buttonActive, { count })}
        </>
      }
    >
      <SelectField
        label={filterWords.subject}
        value={query.subject ?? ''}
        options={[['', filterWords.anySubject], ...subjects.map((one) => [one, one] as const)]}
        onChange={(value) => set('subject', value)}
      />
      <SelectField
        label={filterWords.assignee}
        value={query.assignee ?? ''}
        options={[['', filterWords.anybody], ...everyone.map(({ id, name }) => [id, name] as const)]}
        onChange={(value) => set('assignee', value)}
      />
      <div className="two-fields">
        <DateField label={filterWords.since} value={query.since} onChange={(value) => set('since', value)} />
        <DateField label={filterWords.until} value={query.until} onChange={(value) => set('until', value)} />
      </div>
      {count > 0 && (
        <button type="button" className="button" onClick={() => onChange(withoutFilters(query))}>
          {filterWords.clear}
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
