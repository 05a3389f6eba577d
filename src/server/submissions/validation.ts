import { z } from 'zod';
import { POSITION_FIELD } from '#contract/careers.ts';
import { fieldProblem, NO_TEXT, tidy } from '#contract/fields.ts';
import {
  type CheckboxField,
  type ChoiceField,
  type Field,
  type Fields,
  findOption,
  type TextField,
} from '#contract/form-field.ts';
import { FORM_NAMES, FORMS, type FormName } from '#contract/forms.ts';
import type { FieldErrors } from '#contract/reply.ts';

type Payload = Readonly<Record<string, unknown>>;

type Validated<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: FieldErrors };

const VALIDATORS = Object.fromEntries(
  FORM_NAMES.map((form) => [form, validatorOf(FORMS[form].fields)]),
) as Readonly<Record<FormName, (input: unknown) => Validated<Payload>>>;

export function validate(form: FormName, input: unknown): Validated<Payload> {
  return VALIDATORS[form](input);
}

/** The position comes from the URL, where the visitor cannot correct it: an invalid one is dropped. */
export function readPosition(input: unknown): string | null {
  if (typeof input !== 'string') return null;
  const position = tidy(POSITION_FIELD, input);
  return position === '' || fieldProblem(POSITION_FIELD, position) !== null ? null : position;
}

/** Validates against the field records of a form, and drops unknown fields. */
function validatorOf(fields: Fields): (input: unknown) => Validated<Payload> {
  const entries = Object.entries(fields);
  const schema = z.object(Object.fromEntries(entries.map(([name, field]) => [name, schemaOf(field)])));

  return (input) => {
    const sent = asRecord(input);
    const result = schema.safeParse(sent);
    const values: Record<string, unknown> = { ...result.data };
    const problems = new Map(result.error?.issues.map(({ path, message }) => [path[0], message]));
    // Zod skips refinements of the whole form while a field is invalid, and visitors see all errors at once. So fields that
    // depend on another field are checked here.
    for (const [name, field] of entries) {
      if (field.kind !== 'choice' || field.dependsOn === undefined) continue;
      const found = findOption(field, sent[name], sent);
      if (found !== undefined) values[name] = found;
      else if (field.required || (sent[name] ?? '') !== '') {
        const isOfAnother =
          field.options.some(({ value }) => value === sent[name]) && !problems.has(field.dependsOn);
        problems.set(name, (isOfAnother && field.mismatch) || field.problem);
      }
    }
    if (problems.size === 0) return { ok: true, value: values };
    const inOrder = entries.filter(([name]) => problems.has(name));
    return { ok: false, errors: Object.fromEntries(inOrder.map(([name]) => [name, problems.get(name)!])) };
  };
}

function schemaOf(field: Field): z.ZodType {
  if (field.kind === 'choice') return choice(field);
  if (field.kind === 'checkbox') return checkbox(field);
  return field.kind === 'number'
    ? text(field).transform((value) => (value === '' ? null : Number(value)))
    : text(field);
}

/** Missing and null count as empty. */
function string(problem: string) {
  return z.preprocess((value) => value ?? '', z.string({ error: problem }));
}

function text(field: TextField) {
  return string(NO_TEXT)
    .transform((value) => tidy(field, value))
    .superRefine((value, context) => {
      const problem = fieldProblem(field, value);
      if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    });
}

function choice(field: ChoiceField) {
  return string(field.problem).transform((value, context) => {
    const isOpen = field.dependsOn !== undefined || (value === '' && !field.required);
    const found = isOpen ? value : findOption(field, value);
    if (found === undefined) context.addIssue({ code: 'custom', message: field.problem });
    return found;
  });
}

function checkbox({ required, problem }: CheckboxField) {
  return required
    ? z.literal(true, { error: problem })
    : z.preprocess((value) => value ?? false, z.boolean({ error: problem }));
}

/** Any other JSON value, such as a list or null, counts as an empty form. */
function asRecord(input: unknown): Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
    ? (input as Record<string, unknown>)
    : {};
}
