import type { FormName } from '#contract/answer.ts';
import { TRAP_FIELD } from '#contract/endpoints.ts';
import { payloadFrom } from '#contract/form-field.ts';
import { FORM_FIELDS } from '#contract/forms.ts';

/** A form as a browser sends it by itself: texts under the names of the fields. */
export interface SentForm {
  /** What stood in the form, as the visitor typed it. */
  readonly values: Readonly<Record<string, string>>;
  /** The same as a script would send it. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** The field that people do not see. */
  readonly trap: string;
}

/** Takes the fields that the form has, and nothing else that somebody may have put in. */
export function readSentForm(form: FormName, fieldOf: (name: string) => string | null | undefined): SentForm {
  const values: Record<string, string> = {};
  for (const [name, { kind }] of Object.entries(FORM_FIELDS[form])) {
    // A line break is one character in the form, and two on the way.
    const value = fieldOf(name)?.replaceAll('\r\n', '\n');
    if (value !== undefined) values[name] = kind === 'tick' ? 'on' : value;
  }
  return {
    values,
    payload: payloadFrom(FORM_FIELDS[form], (name) => values[name]),
    trap: fieldOf(TRAP_FIELD) ?? '',
  };
}
