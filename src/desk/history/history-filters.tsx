import { historyViewWords as words } from '#content/desk/history-view.ts';
import { useEveryone } from '../data/use-me.ts';
import { SearchField } from '../items/search-field.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { HISTORY_ACTIONS, type HistoryQuery, normalized } from './history-query.ts';

interface HistoryFiltersProps {
  readonly query: HistoryQuery;
  readonly onChange: (query: HistoryQuery) => void;
}

/** Who, what, and on which item. All of it goes into the address. */
export function HistoryFilters({ query, onChange }: HistoryFiltersProps) {
  const everyone = useEveryone();
  const set = (name: keyof HistoryQuery, value: string) => {
    const { [name]: _before, ...rest } = query;
    onChange(value === '' ? rest : { ...rest, [name]: value });
  };
  return (
    <search className="history-filters" aria-label={words.filters}>
      <SelectField
        label={words.person}
        value={query.person ?? ''}
        options={[['', words.anybody], ...everyone.map(({ id, name }) => [id, name] as const)]}
        onChange={(value) => set('person', value)}
      />
      <SelectField
        label={words.action}
        value={query.action ?? ''}
        options={[
          ['', words.anything],
          ...HISTORY_ACTIONS.map((action) => [action, words.actions[action]] as const),
        ]}
        onChange={(value) => set('action', value)}
      />
      <div className="filters">
        <span className="label" aria-hidden="true">
          {words.reference}
        </span>
        <SearchField
          label={words.reference}
          placeholder={words.referencePlaceholder}
          value={query.reference ?? ''}
          onSearch={(typed) => set('reference', normalized(typed))}
        />
      </div>
      {Object.keys(query).length > 0 && (
        <button type="button" className="button plain" onClick={() => onChange({})}>
          {words.clear}
        </button>
      )}
    </search>
  );
}
