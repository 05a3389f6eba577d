/**
 * A field of a form, defined once. The payload type, validation, markup, parsing of a form sent without script,
 * mails, desk and export all derive from these records, in the order of the form.
 */
export type Field = TextField | ChoiceField | CheckboxField;
export type Fields = Readonly<Record<string, Field>>;

interface AnyField {
  /** The label in the form. */
  readonly label: string;
  /** The label at the desk and in mails, where that of the form is too long. */
  readonly shortLabel?: string;
  /** In mails, fields with the same `mailLine` share one line with this label. */
  readonly mailLine?: string;
  readonly required: boolean;
  readonly autoComplete?: string;
  /** For a choice: shown while nothing is selected. Without a placeholder, browsers select the first option. */
  readonly placeholder?: string;
}

export type TextKind = 'line' | 'text' | 'email' | 'phone' | 'number' | 'date' | 'url';

/** Validated by `fieldProblem`. */
export interface TextField extends AnyField {
  readonly kind: TextKind;
  /** In UTF-16 code units, like `maxlength`; a line break counts as one. */
  readonly maxLength: number;
  /** For numbers. */
  readonly min?: number;
  readonly max?: number;
}

export interface ChoiceField extends AnyField {
  readonly kind: 'choice';
  readonly options: readonly Option[];
  /** The field that determines which options are available. */
  readonly dependsOn?: string;
  /** Selected by default; nothing is without this. */
  readonly initial?: string;
  /** Links and programs may spell the options differently (see `findOption`). */
  readonly anySpelling?: boolean;
  /** Shown when no option is selected. */
  readonly problem: string;
  /** Shown when the selected option does not belong to the value of the `dependsOn` field. */
  readonly mismatch?: string;
}

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Shown in parentheses after the label, in the form only. */
  readonly note?: string;
  /** The option is available only while the `dependsOn` field has this value. */
  readonly when?: string;
}

/** A checkbox. A required one must be checked. */
export interface CheckboxField extends AnyField {
  readonly kind: 'checkbox';
  /** Shown when a required checkbox is not checked. */
  readonly problem: string;
}

/** The stored payload of a form. An optional number left empty is null. */
export type PayloadOf<Form extends Fields> = {
  readonly [Name in keyof Form]: Form[Name]['kind'] extends 'checkbox'
    ? boolean
    : Form[Name]['kind'] extends 'number'
      ? number | null
      : string;
};

export function isText(field: Field): field is TextField {
  return field.kind !== 'choice' && field.kind !== 'checkbox';
}

/**
 * The values of a form as a script sends them. `read` returns nothing for an unchecked checkbox, which browsers leave
 * out.
 */
export function payloadFrom(
  fields: Fields,
  read: (name: string) => string | null | undefined,
): Record<string, string | boolean> {
  const values = Object.entries(fields).map(([name, { kind }]) => {
    const value = read(name) ?? undefined;
    return [name, kind === 'checkbox' ? value !== undefined : (value ?? '')];
  });
  return Object.fromEntries(values);
}

/** Options whose value is their label. */
export function asOptions(texts: readonly string[]): readonly Option[] {
  return texts.map((text) => ({ value: text, label: text }));
}

/**
 * The value of the option that a text names; for a dependent field, only if the option belongs to the value in
 * `form`.
 */
export function findOption(
  field: ChoiceField,
  text: unknown,
  form: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const names = (given: unknown, value: string) =>
    given === value ||
    (field.anySpelling === true && typeof given === 'string' && optionKey(given) === optionKey(value));
  const found = field.options.find(
    ({ value, when }) =>
      names(text, value) && (when === undefined || names(form[field.dependsOn ?? ''], when)),
  );
  return found?.value;
}

/** The label of a stored value; the value itself when the option no longer exists. */
export function optionLabel(field: ChoiceField, value: string): string {
  return field.options.find((option) => option.value === value)?.label ?? value;
}

/** Options are compared without regard to case, surrounding spaces, and `&` or `and`. */
function optionKey(text: string): string {
  return text.trim().toLowerCase().replaceAll('&', ' and ').replace(/\s+/g, ' ');
}
