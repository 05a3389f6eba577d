import type { ChoiceField, Option } from './form-field.ts';

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
