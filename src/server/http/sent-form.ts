import type { FormName } from '#contract/answer.ts';
import { TRAP_FIELD } from '#contract/endpoints.ts';
import { FIELD_LABELS } from '../submissions/field-labels.ts';

/** A form as a browser sends it by itself: texts under the names of the fields. */
export interface SentForm {
  /** What stood in the form, as the visitor typed it. */
  readonly values: Readonly<Record<string, string>>;
  /** The same as a script would send it. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** The field that people do not see. */
  readonly trap: string;
}

/** A browser sends "on" for one that is ticked, and leaves out one that is not. */
const CHECKBOXES: Readonly<Record<FormName, readonly string[]>> = {
  newsletter: ['acceptsPrivacyPolicy'],
  contact: ['recaptcha'],
  careers: [],
};

/** Takes the fields that the form has, and nothing else that somebody may have put in. */
export function readSentForm(form: FormName, fieldOf: (name: string) => string | null | undefined): SentForm {
  const values: Record<string, string> = {};
  const payload: Record<string, unknown> = {};
  for (const name of Object.keys(FIELD_LABELS[form])) {
    // A line break is one character in the form, and two on the way.
    const value = fieldOf(name)?.replaceAll('\r\n', '\n');
    const isCheckbox = CHECKBOXES[form].includes(name);
    if (value !== undefined) values[name] = isCheckbox ? 'on' : value;
    payload[name] = isCheckbox ? value !== undefined : value;
  }
  return { values, payload, trap: fieldOf(TRAP_FIELD) ?? '' };
}
