import type { FormName } from '#contract/answer.ts';
import { tidy } from '#contract/fields.ts';
import { isText, type TextField } from '#contract/form-field.ts';
import { FORM_FIELDS } from '#contract/forms.ts';

/** What a visitor typed, sorted by what it says. A field that is added to a form finds its place by itself. */
export interface Statement {
  /** Of the person: one, or first and last. */
  readonly names: readonly string[];
  readonly email: string;
  /** A web address that was asked for. */
  readonly website: string;
  /** Organization, role, city and whatever else stands in one line. */
  readonly lines: readonly string[];
  /** Everything long. */
  readonly text: string;
}

const NAMES = ['name', 'given-name', 'family-name'];

/** Reads what was sent before anybody has checked it, so it takes whatever comes, and no more than the form allows. */
export function readStatement(form: FormName, sent: unknown): Statement {
  const values = Object.entries(FORM_FIELDS[form]).flatMap(([name, field]) => {
    const value = (sent as Readonly<Record<string, unknown>> | null | undefined)?.[name];
    if (!isText(field) || typeof value !== 'string') return [];
    return [{ field, value: tidy(field, value.slice(0, field.maxLength)) }];
  });
  const those = (belongs: (field: TextField) => boolean) =>
    values.filter(({ field, value }) => value !== '' && belongs(field)).map(({ value }) => value);
  const isName = ({ autoComplete = '' }: TextField) => NAMES.includes(autoComplete);
  return {
    names: those(isName),
    email: those(({ kind }) => kind === 'email')[0] ?? '',
    website: those(({ kind }) => kind === 'url')[0] ?? '',
    lines: those((field) => field.kind === 'line' && !isName(field)),
    text: those(({ kind }) => kind === 'text').join('\n'),
  };
}
