import { historyViewTexts as texts } from '#content/desk/history-view.ts';
import type { HistoryAction } from '#contract/desk/submissions.ts';
import { SearchField, SelectField } from '../components/fields.tsx';
import { useEveryone } from '../data/use-me.ts';

/** The filters, with the same parameters in the address and on the server. */
interface HistoryQuery {
  readonly person?: string;
  readonly action?: HistoryAction;
  readonly reference?: string;
}

const HISTORY_ACTIONS = Object.keys(texts.actions) as readonly HistoryAction[];

/** Ignores unknown values in the address. */
export function readHistoryQuery(parameters: URLSearchParams): HistoryQuery {
  const person = parameters.get('person')?.trim();
  const action = HISTORY_ACTIONS.find((one) => one === parameters.get('action'));
  const reference = normalizeReference(parameters.get('reference') ?? '');
  return { ...(person && { person }), ...(action && { action }), ...(reference && { reference }) };
}

export function writeHistoryQuery(query: HistoryQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) parameters.set(name, value);
  return parameters;
}

interface HistoryFiltersProps {
  readonly query: HistoryQuery;
  readonly onChange: (query: HistoryQuery) => void;
}

export function HistoryFilters({ query, onChange }: HistoryFiltersProps) {
  const everyone = useEveryone();
  const set = (name: keyof HistoryQuery, value: string) => {
    const { [name]: _before, ...rest } = query;
    onChange(value === '' ? rest : { ...rest, [name]: value });
  };
  return (
    <search
      className="touch-fields mt-5.5 mb-6.5 flex flex-wrap items-end gap-x-4 gap-y-3 [&>div]:w-54 max-md:[&>div]:w-full"
      aria-label={texts.filters}
    >
      <SelectField
        label={texts.person}
        value={query.person ?? ''}
        options={[['', texts.anyone], ...everyone.map(({ id, name }) => [id, name] as const)]}
        onChange={(value) => set('person', value)}
      />
      <SelectField
        label={texts.action}
        value={query.action ?? ''}
        options={[
          ['', texts.anyAction],
          ...HISTORY_ACTIONS.map((action) => [action, texts.actions[action]] as const),
        ]}
        onChange={(value) => set('action', value)}
      />
      <div className="md:[&_.input]:min-h-9">
        <span className="label" aria-hidden="true">
          {texts.reference}
        </span>
        <SearchField
          label={texts.reference}
          placeholder={texts.referencePlaceholder}
          value={query.reference ?? ''}
          onSearch={(typed) => set('reference', normalizeReference(typed))}
        />
      </div>
      {Object.keys(query).length > 0 && (
        <button type="button" className="button plain" onClick={() => onChange({})}>
          {texts.clear}
        </button>
      )}
    </search>
  );
}

/** Formats a reference: "8ndx v3ka" is 8NDX-V3KA. */
function normalizeReference(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return letters.length === 8 ? `${letters.slice(0, 4)}-${letters.slice(4)}` : typed.trim().toUpperCase();
}
