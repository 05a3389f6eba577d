import { useId } from 'react';
import { Icon } from '#ui/icon.tsx';
import { chevronDown } from '#ui/icons.ts';

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  /** What is sent, and what is read. */
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
