import { useEffect, useEffectEvent, useState } from 'react';
import { listControls } from '#content/desk/items.ts';
import { Icon } from '#ui/icon.tsx';
import { search } from '#ui/icons.ts';

const TYPING_MS = 200;

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onSearch: (words: string) => void;
}

/**
 * Asks when typing pauses or the field is left, so that what is pressed next belongs to what was typed. What the address
 * says wins when it changes from elsewhere.
 */
export function SearchField({
  label,
  placeholder = listControls.placeholder,
  value,
  onSearch,
}: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  const words = typed.trim();
  const ask = () => {
    if (words !== value) onSearch(words);
  };
  const askAfterPause = useEffectEvent(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew.
  useEffect(() => {
    const timer = setTimeout(askAfterPause, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  if (asked !== value) {
    setAsked(value);
    if (words !== value) setTyped(value);
  }
  return (
    <div className="grow">
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
