import { tidy } from '#contract/fields.ts';
import { isText, type TextField } from '#contract/form-field.ts';
import { FORMS, type FormName } from '#contract/forms.ts';

/** What a visitor typed, grouped by kind of field, so that new fields of a form are judged too. */
export interface Statement {
  /** One name, or first and last. */
  readonly names: readonly string[];
  readonly email: string;
  /** From a URL field. */
  readonly website: string;
  /** Other single-line fields: organization, role, city. */
  readonly lines: readonly string[];
  /** Multi-line fields. */
  readonly text: string;
}

const NAMES = ['name', 'given-name', 'family-name'];

/** The input is not validated yet, so values are truncated to the limits of the form. */
export function readStatement(form: FormName, sent: unknown): Statement {
  const values = Object.entries(FORMS[form].fields).flatMap(([name, field]) => {
    const value = (sent as Readonly<Record<string, unknown>> | null | undefined)?.[name];
    if (!isText(field) || typeof value !== 'string') return [];
    return [{ field, value: tidy(field, value.slice(0, field.maxLength)) }];
  });
  const valuesOf = (matches: (field: TextField) => boolean) =>
    values.filter(({ field, value }) => value !== '' && matches(field)).map(({ value }) => value);
  const isName = ({ autoComplete = '' }: TextField) => NAMES.includes(autoComplete);
  return {
    names: valuesOf(isName),
    email: valuesOf(({ kind }) => kind === 'email')[0] ?? '',
    website: valuesOf(({ kind }) => kind === 'url')[0] ?? '',
    lines: valuesOf((field) => field.kind === 'line' && !isName(field)),
    text: valuesOf(({ kind }) => kind === 'text').join('\n'),
  };
}

/** What the model reads. A subscription has no text; its names may hold an advertisement. */
export function textOf({ names, lines, text }: Statement): string {
  return text === '' ? [...names, ...lines].join(' ') : text;
}
