import type { ChoiceField, Option } from './form-field.ts';

/** Texts that are chosen by their own words. */
export function asOptions(texts: readonly string[]): readonly Option[] {
  return texts.map((text) => ({ value: text, label: text }));
}

/**
 * The option that a text names, with its own spelling; for a field that depends on another, only if it belongs to what
 * `form` has there.
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

/** The words for a value that was chosen; the value itself when it is no option any more. */
export function optionLabel(field: ChoiceField, value: string): string {
  return field.options.find((option) => option.value === value)?.label ?? value;
}

/** How option texts are compared: without regard to case, to spaces at the ends, and to `&` or `and`. */
function optionKey(text: string): string {
  return text.trim().toLowerCase().replaceAll('&', ' and ').replace(/\s+/g, ' ');
}
