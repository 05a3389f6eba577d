import {
  createContext,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  use,
} from 'react';
import { controlTexts } from '#generated/texts/site.ts';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { circleAlert } from './icons.ts';

interface FieldState {
  readonly id: string;
  readonly required: boolean;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

const FieldContext = createContext<FieldState | undefined>(undefined);

/** The attributes that associate a control with its label, hint and error. */
function useFieldControl() {
  const field = use(FieldContext);
  if (!field) throw new Error('A form control is used outside a <Field>: it would have no label.');
  return {
    id: field.id,
    required: field.required,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  } as const;
}

export interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly error?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Label above, control, then hint or error. */
export function Field({ id, label, required = false, hint, error, className, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = classes(errorId, hintId) || undefined;
  return (
    <div className={classes('field', className)}>
      <label htmlFor={id} className="field-label">
        {label}
        {required ? (
          <RequiredMark />
        ) : (
          <span className="field-hint font-normal">{` ${controlTexts.optional}`}</span>
        )}
      </label>
      <FieldContext value={{ id, required, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

export function RequiredMark() {
  return (
    <span className="field-required" aria-hidden="true">
      *
    </span>
  );
}

interface FieldErrorProps {
  readonly id?: string;
  /** Announces the error. Needed if focus does not move to the field, where a screen reader would read it. */
  readonly isAnnounced?: boolean;
  readonly children: ReactNode;
}

export function FieldError({ id, isAnnounced = false, children }: FieldErrorProps) {
  return (
    <p id={id} role={isAnnounced ? 'alert' : undefined} className="field-error">
      <Icon of={circleAlert} size={18} className="mt-px" />
      {children}
    </p>
  );
}

export function Input({ className, ...rest }: InputHTMLAttributes<HTMLInputElement>) {
  return <input {...useFieldControl()} className={classes('field-control', className)} {...rest} />;
}

export function TextArea({ className, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea {...useFieldControl()} className={classes('field-control', className)} {...rest} />;
}

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly options?: readonly SelectOption[];
  /** Options under headings. */
  readonly groups?: readonly { readonly label: string; readonly options: readonly SelectOption[] }[];
  /** Shown while nothing is chosen; cannot itself be chosen. */
  readonly placeholder?: string;
}

/** A native select: it has the right picker on every device and works without script. */
export function Select({ options = [], groups = [], placeholder, className, ...rest }: SelectProps) {
  const control = useFieldControl();
  return (
    <select {...control} className={classes('field-control', className)} {...rest}>
      {placeholder && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {options.map(asOption)}
      {groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          {group.options.map(asOption)}
        </optgroup>
      ))}
    </select>
  );
}

function asOption({ value, label }: SelectOption) {
  if (value === '') {
    throw new Error(
      `The select item "${label}" has an empty value. Empty means "nothing chosen": use the placeholder for that.`,
    );
  }
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}

interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly id: string;
  readonly error?: string;
  readonly children: ReactNode;
}

export function Checkbox({ id, error, children, ...rest }: CheckboxProps) {
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="checkbox">
        <input
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          {...rest}
        />
        <span>{children}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
