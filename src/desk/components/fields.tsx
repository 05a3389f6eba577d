import { useEffect, useEffectEvent, useId, useState } from 'react';
import { listControls } from '#content/desk/submission-list.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDown, search } from '#ui/icons.ts';

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <span className="select">
        <select
          className="input"
          id={id}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
        <Icon of={chevronDown} size={15} />
      </span>
    </div>
  );
}

const DEBOUNCE_MS = 200;

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onSearch: (words: string) => void;
  readonly isLarge?: boolean;
}

/**
 * Searches on blur and debounced while typing. On blur, so that a click right after typing acts on the new results. A
 * change of `value` from outside replaces the typed text.
 */
export function SearchField({
  label,
  placeholder = listControls.placeholder,
  value,
  onSearch,
  isLarge = false,
}: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  const words = typed.trim();
  const ask = () => {
    if (words !== value) onSearch(words);
  };
  const searchDebounced = useEffectEvent(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke restarts the debounce.
  useEffect(() => {
    const timer = setTimeout(searchDebounced, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  if (asked !== value) {
    setAsked(value);
    if (words !== value) setTyped(value);
  }
  return (
    <div className={classes('search-field', isLarge && 'large')}>
      <Icon of={search} size={15} />
      <input
        className="input"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={ask}
      />
    </div>
  );
}
