import { useState } from 'react';
import { checkTexts } from '#content/desk/site-checks.ts';
import { fieldTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDown } from '#ui/icons.ts';
import { fieldName } from '../../file-names.ts';
import type { ControlProps } from './control.ts';
import { FieldFrame } from './field-frame.tsx';
import { choicesOf, helpOf, type Node } from './schema-node.ts';
import { useField } from './use-field.ts';

export function NumberField({ path, node, label, isOptional, onRemove }: ControlProps) {
  const field = useField(path);
  /** What is typed as long as it isn't a number. */
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? (typeof field.value === 'number' ? String(field.value) : '');
  const message = shown === '' ? null : numberProblem(shown, node);
  return (
    <FieldFrame
      field={field}
      label={label}
      help={helpOf(node)}
      isOptional={isOptional}
      onRemove={onRemove}
      isShort
      problem={message && !field.isTyping ? { message } : null}
    >
      {({ inputId, describedBy, isInvalid }) => (
        <input
          className="input"
          id={inputId}
          type="text"
          inputMode={node.type === 'integer' ? 'numeric' : 'decimal'}
          value={shown}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          onChange={({ currentTarget: { value } }) => {
            const number = numberIn(value);
            setDraft(value);
            if (number !== null) field.type(number);
            else if (value === '' && isOptional) field.type(null);
          }}
          onBlur={() => {
            field.flush();
            if (numberIn(shown) !== null || shown === '') setDraft(null);
          }}
        />
      )}
    </FieldFrame>
  );
}

/** Also with the separators of thousands that people type. */
function numberIn(text: string): number | null {
  const plain = text.trim().replace(/(?<=\d),(?=\d{3}(\D|$))/g, '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

function numberProblem(text: string, node: Node): string | null {
  const value = numberIn(text);
  if (value === null) return checkTexts.notNumber;
  const { minimum, maximum, exclusiveMinimum, type } = node;
  if (type === 'integer' && !Number.isInteger(value)) return checkTexts.notWhole;
  if (minimum !== undefined && value < minimum) return filled(checkTexts.tooSmall, { limit: minimum });
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) {
    return filled(checkTexts.aboveLimit, { limit: exclusiveMinimum });
  }
  return maximum !== undefined && value > maximum ? filled(checkTexts.tooBig, { limit: maximum }) : null;
}

export function DateField({ path, node, label, isOptional, onRemove }: ControlProps) {
  const field = useField(path);
  const day = typeof field.value === 'string' ? field.value : '';
  return (
    <FieldFrame
      field={field}
      label={label}
      help={helpOf({ ...node, description: node.description?.replace(/ as year-month-day.*/, '') ?? '' })}
      isOptional={isOptional}
      onRemove={onRemove}
      isShort
    >
      {({ inputId, describedBy, isInvalid }) => (
        <input
          className="input"
          id={inputId}
          type="date"
          value={day}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          onChange={({ currentTarget: { value } }) => field.type(value === '' && isOptional ? null : value)}
          onBlur={field.flush}
        />
      )}
    </FieldFrame>
  );
}

/** Absent is the same as false. */
export function SwitchField({ path, node, label, isOptional }: ControlProps) {
  const field = useField(path);
  return (
    <FieldFrame field={field} label={label} isShort>
      {({ inputId, describedBy }) => (
        <label className="switch-line" htmlFor={inputId}>
          <input
            className="check"
            id={inputId}
            type="checkbox"
            checked={field.value === true}
            aria-describedby={describedBy}
            onChange={({ currentTarget: { checked } }) => field.set(checked || !isOptional ? checked : null)}
          />
          {switchText(node)}
        </label>
      )}
    </FieldFrame>
  );
}

/** "true for a lower hero" is what the check mark means. */
function switchText({ description = '' }: Node): string {
  const meaning = /^true (?:for|if|to) (.+?)(?:, or leave it out)?$/.exec(description)?.[1];
  if (meaning === undefined) return texts.yes;
  return `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}`;
}

const MAX_SEGMENTS = 4;

/** One of a few values as a row of buttons, of more values as a list. */
export function ChoiceField({ path, node, label, isOptional }: ControlProps) {
  const field = useField(path);
  const options = choicesOf(node);
  const isNarrow = options.every((option) => String(option).length <= 12);
  const isRow = !isOptional && options.length <= MAX_SEGMENTS && isNarrow;
  const choose = (text: string) => field.set(options.find((option) => String(option) === text) ?? null);
  return (
    <FieldFrame field={field} label={label} help={isRow ? null : helpOf(node)} isGroup={isRow} isShort>
      {({ inputId, describedBy, isInvalid }) =>
        isRow ? (
          <div className="segments">
            {options.map((option) => (
              <button
                key={option}
                type="button"
                aria-pressed={field.value === option}
                data-repeatable=""
                onClick={() => choose(String(option))}
              >
                {optionText(option)}
              </button>
            ))}
          </div>
        ) : (
          <span className="select">
            <select
              className="input"
              id={inputId}
              value={field.value === null ? '' : String(field.value)}
              aria-describedby={describedBy}
              aria-invalid={isInvalid || undefined}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            >
              {(isOptional || field.value === null) && <option value="">{texts.byDefault}</option>}
              {options.map((option) => (
                <option key={option} value={String(option)}>
                  {optionText(option)}
                </option>
              ))}
            </select>
            <Icon of={chevronDown} size={15} />
          </span>
        )
      }
    </FieldFrame>
  );
}

/** Codes such as USD stay as they are. */
function optionText(option: string | number): string {
  return typeof option === 'number' || /^[A-Z]+$/.test(option) ? String(option) : fieldName(option);
}
