import { Fragment, type ReactNode } from 'react';
import type { FormName } from '#contract/answer.ts';
import type { Field as FieldRecord, Fields, Option, TextKind } from '#contract/form-field.ts';
import type { FieldErrors } from '#contract/reply.ts';
import { Checkbox, Field, Input, RequiredMark, Select, type SelectOption, TextArea } from '#ui/field.tsx';

/** How each kind of text is entered: the right keyboard on a phone, the browser's own checks. */
const inputTypes: Record<
  Exclude<TextKind, 'text'>,
  { type: string; inputMode?: 'numeric' | 'tel' | 'email' | 'url' }
> = {
  line: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  number: { type: 'number', inputMode: 'numeric' },
  date: { type: 'date' },
  url: { type: 'url', inputMode: 'url' },
};

/** What all fields of a form are shown with. */
export interface FormState {
  /** Ids on a page with two forms must differ. */
  readonly form: FormName;
  readonly errors: FieldErrors;
  /** What the form was sent with before. */
  readonly before: Readonly<Record<string, string>>;
}

interface FormFieldsProps extends FormState {
  readonly fields: Fields;
  /** Fields with a look of their own, by name; null for one that stands in the look of another. */
  readonly special?: Readonly<Record<string, ReactNode>>;
}

/** All fields of a form, in their order. */
export function FormFields({ fields, special = {}, ...state }: FormFieldsProps) {
  return Object.entries(fields).map(([name, field]) => (
    <Fragment key={name}>
      {name in special ? special[name] : <FormField {...state} name={name} field={field} />}
    </Fragment>
  ));
}

interface FormFieldProps extends FormState {
  readonly name: string;
  readonly field: FieldRecord;
  /** The words beside a box to tick, where they are more than text. */
  readonly children?: ReactNode;
}

/** A labeled control made from the record that the server checks by as well. Short ones share a row, long ones do not. */
export function FormField({ form, errors, before, name, field, children }: FormFieldProps) {
  const { label, required, autoComplete, placeholder } = field;
  const labeled = { id: `${form}-${name}`, error: errors[name] };
  if (field.kind === 'tick') {
    return (
      <div className="md:col-span-2">
        <Checkbox {...labeled} name={name} required={required} defaultChecked={before[name] !== undefined}>
          {children ?? label}
          {required && <RequiredMark />}
        </Checkbox>
      </div>
    );
  }
  if (field.kind === 'choice') {
    return (
      <Field {...labeled} label={label} required={required}>
        <Select
          name={name}
          defaultValue={before[name] ?? field.initial ?? ''}
          placeholder={placeholder}
          options={field.options.map(asItem)}
          autoComplete={autoComplete}
        />
      </Field>
    );
  }
  const control = {
    name,
    defaultValue: before[name],
    placeholder,
    autoComplete,
    'data-longest': field.maxLength,
  };
  return field.kind === 'text' ? (
    <Field {...labeled} label={label} required={required} className="md:col-span-2">
      <TextArea {...control} />
    </Field>
  ) : (
    <Field {...labeled} label={label} required={required}>
      <Input
        {...control}
        {...inputTypes[field.kind]}
        min={field.min}
        max={field.max}
        // Scrolling on with the pointer over a number that has the focus would count it down.
        onWheel={field.kind === 'number' ? (event) => event.currentTarget.blur() : undefined}
      />
    </Field>
  );
}

function asItem({ value, label, note }: Option): SelectOption {
  return { value, label: note ? `${label} (${note})` : label };
}
