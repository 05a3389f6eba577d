import { useEffect, useRef, useState } from 'react';
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

/** Asks when typing pauses; what the address says wins when it changes from elsewhere. */
export function SearchField({
  label,
  placeholder = listControls.placeholder,
  value,
  onSearch,
}: SearchFieldProps) {
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
        placeholder={placeholder}
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
