import { Fragment, type ReactNode } from 'react';
import { TRAP_FIELD } from '#contract/endpoints.ts';
import type { Field as FieldRecord, Fields, Option, TextKind } from '#contract/form-field.ts';
import type { FormName } from '#contract/forms.ts';
import type { FieldErrors } from '#contract/reply.ts';
import { formTexts } from '#generated/texts/site.ts';
import { Checkbox, Field, Input, RequiredMark, Select, type SelectOption, TextArea } from '#ui/field.tsx';

/** Input attributes by kind of text, for the right keyboard on phones and the browser's validation. */
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

/** Shared by all fields of a form. */
export interface FormState {
  /** Prefix of the ids, as a page may have two forms. */
  readonly form: FormName;
  readonly errors: FieldErrors;
  /** The values to show again if the server returned the form; otherwise empty. */
  readonly submittedValues: Readonly<Record<string, string>>;
}

interface FormFieldsProps extends FormState {
  readonly fields: Fields;
  /** Custom controls by field name; null for a field that another one's control includes. */
  readonly special?: Readonly<Record<string, ReactNode>>;
}

/** All fields of a form, in the order of the record. */
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
  /** Replaces the label of a checkbox, for example to include a link. */
  readonly children?: ReactNode;
}

/** A labeled control for a field record, which the server also uses for validation. Textareas and checkboxes take a full row. */
export function FormField({ form, errors, submittedValues, name, field, children }: FormFieldProps) {
  const { label, required, autoComplete, placeholder } = field;
  const labeled = { id: `${form}-${name}`, error: errors[name] };
  if (field.kind === 'checkbox') {
    return (
      <div className="md:col-span-2">
        <Checkbox
          {...labeled}
          name={name}
          required={required}
          defaultChecked={submittedValues[name] !== undefined}
        >
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
          defaultValue={submittedValues[name] ?? field.initial ?? ''}
          placeholder={placeholder}
          options={field.options.map(asItem)}
          autoComplete={autoComplete}
        />
      </Field>
    );
  }
  const control = {
    name,
    defaultValue: submittedValues[name],
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
        // The mouse wheel would change the value of a focused number input.
        onWheel={field.kind === 'number' ? (event) => event.currentTarget.blur() : undefined}
      />
    </Field>
  );
}

function asItem({ value, label, note }: Option): SelectOption {
  return { value, label: note ? `${label} (${note})` : label };
}

/** A honeypot field: not visible, not in the tab order, hidden from screen readers. */
export function TrapField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {formTexts.trap}
        <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
