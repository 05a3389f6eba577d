import { type Fields, payloadFrom } from '#contract/form-field.ts';

/** What stands in a form, as the server takes it. */
export function readForm(fields: Fields, form: HTMLFormElement): Record<string, string | boolean> {
  const data = new FormData(form);
  return payloadFrom(fields, (name) => data.get(name) as string | null);
}
