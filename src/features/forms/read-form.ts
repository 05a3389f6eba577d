import { type Fields, payloadFrom } from '#contract/form-field.ts';

/** The payload of a form. */
export function readForm(fields: Fields, form: HTMLFormElement): Record<string, string | boolean> {
  const data = new FormData(form);
  return payloadFrom(fields, (name) => data.get(name) as string | null);
}
