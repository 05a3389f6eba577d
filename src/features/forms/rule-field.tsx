import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { FieldKind, FieldRule } from '#contract/fields.ts';
import { Field, Input, TextArea } from '#ui/field.tsx';
import type { FieldErrors } from './use-submission.ts';

/** How each kind of field is entered: the right keyboard on a phone, the browser's own checks. */
const inputTypes: Record<
  Exclude<FieldKind, 'text'>,
  { type: string; inputMode?: 'numeric' | 'tel' | 'email' | 'url' }
> = {
  line: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  number: { type: 'number', inputMode: 'numeric' },
  date: { type: 'date' },
  url: { type: 'url', inputMode: 'url' },
};

interface RuleFieldProps {
  /** The form's name: ids on a page with two forms must differ. */
  readonly form: string;
  readonly name: string;
  readonly rule: FieldRule;
  readonly errors: FieldErrors;
  /** What it was sent with before. */
  readonly defaultValue?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly className?: string;
}

/** A labelled control made from the rule that the server checks by as well. */
export function RuleField({
  form,
  name,
  rule,
  errors,
  defaultValue,
  autoComplete,
  placeholder,
  hint,
  className,
}: RuleFieldProps) {
  const shared = { name, defaultValue, placeholder, autoComplete, maxLength: rule.maxLength };
  return (
    <Field
      id={`${form}-${name}`}
      label={rule.label}
      required={rule.required}
      error={errors[name]}
      hint={hint}
      className={className}
    >
      {rule.kind === 'text' ? (
        <TextArea {...shared} />
      ) : (
        <Input {...shared} {...inputTypes[rule.kind]} min={rule.min} max={rule.max} />
      )}
    </Field>
  );
}
