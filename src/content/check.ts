/** Validates content against a schema. Problems are messages for editors: what is wrong, and what to write instead. */
import type { z } from 'zod';
import { closestName } from './closest-name.ts';

/** The parsed value, or its problems. `where` is the file, optionally with the start of the path. */
export function check<T>(schema: z.ZodType<T>, value: unknown, where: string) {
  const result = schema.safeParse(value, {
    error: (issue) => messageFor(issue as RawIssue, descriptionAt(schema as never, issue.path ?? [])),
  });
  if (result.success) return { value: result.data, problems: [] };
  const problems = result.error.issues.flatMap(flattenIssue).map(({ path, message }) => ({
    place: path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join(''),
    message,
  }));
  // A misspelled field is one problem, not also a missing field.
  const corrected = problems.flatMap(({ place, message }) =>
    [...message.matchAll(/is not known here\. Did you mean "(.+?)"\?/g)].map(
      ([, name]) => `${place}.${name}`,
    ),
  );
  return {
    value: undefined,
    problems: problems
      .filter(({ place, message }) => !(message.startsWith('is missing.') && corrected.includes(place)))
      // A value of a wrong type may fail other checks too.
      .filter(({ place }, index, all) => all.findIndex((each) => each.place === place) === index)
      .map(({ place, message }) =>
        [where + (where.includes(': ') ? place : place.replace(/^\.?(?=.)/, ': ')), message].join(': '),
      ),
  };
}

/** For a union, the issues of the closest alternative. */
function flattenIssue(issue: z.core.$ZodIssue): { path: PropertyKey[]; message: string }[] {
  if (issue.code !== 'invalid_union') return [issue];
  const alternatives = issue.errors.map((issues) => issues.flatMap(flattenIssue));
  const best = alternatives
    .filter((issues) => issues.some(({ path, message }) => path.length > 0 || !message.startsWith('is ')))
    .sort((a, b) => a.length - b.length)[0];
  return best ? best.map(({ path, message }) => ({ path: [...issue.path, ...path], message })) : [issue];
}

interface RawIssue {
  readonly code: string;
  readonly expected?: string;
  readonly input?: unknown;
  readonly keys?: readonly string[];
  readonly inst?: {
    readonly description?: string;
    readonly _zod?: { def?: { shape?: object } };
  };
  readonly values?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exact?: boolean;
}

/** How to write a value of each type in JSON. */
const jsonNotations: Readonly<Record<string, string>> = {
  array: 'a list in brackets: [ ... ]',
  object: 'its fields in braces: { ... }',
  string: 'a text in "quotes"',
  number: 'a number without quotes',
  boolean: 'true or false, without quotes',
};

interface AnySchema {
  readonly description?: string;
  readonly _zod: {
    readonly def: {
      readonly shape?: Readonly<Record<PropertyKey, AnySchema>>;
      readonly element?: AnySchema;
      readonly valueType?: AnySchema;
      /** Set for optional fields; `in` for fields whose value is transformed. */
      readonly innerType?: AnySchema;
      readonly in?: AnySchema;
    };
  };
}

/** The description of the field at a path, which issues of checks, such as a minimum, do not include. */
function descriptionAt(schema: AnySchema | undefined, path: readonly PropertyKey[]): string | undefined {
  if (!schema) return undefined;
  const [key, ...rest] = path;
  const { shape, element, valueType, innerType, in: input } = schema._zod.def;
  const inner = innerType ?? input;
  if (inner) return (path.length === 0 ? schema.description : undefined) ?? descriptionAt(inner, path);
  return key === undefined ? schema.description : descriptionAt(shape?.[key] ?? element ?? valueType, rest);
}

function messageFor(issue: RawIssue, fieldHelp: string | undefined): string {
  const { code, input, expected = '', keys = [], minimum, maximum, exact } = issue;
  if (code === 'unrecognized_keys') {
    const names = Object.keys(issue.inst?._zod?.def?.shape ?? {}).filter((name) => name !== '$schema');
    return keys.map((key) => `"${key}" is not known here. ${suggestField(key, names)}`).join(' ');
  }
  if (Array.isArray(input) && (code === 'too_small' || code === 'too_big')) {
    const least = exact ? `${minimum ?? maximum}` : `at least ${minimum}`;
    const limit = code === 'too_small' || exact ? least : `at most ${maximum}`;
    return `has ${input.length === 0 ? 'no' : input.length} ${input.length === 1 ? 'entry' : 'entries'}. Write ${limit}.`;
  }
  const values = issue.values?.map((value) => JSON.stringify(value)).join(', ');
  const choices = values && values.length < 120 ? `one of ${values}` : undefined;
  const help = choices ?? fieldHelp ?? issue.inst?.description;
  // If the type is wrong, the JSON notation is what the editor needs to know.
  const isWrongType = code === 'invalid_type' && input !== undefined;
  const instead = (isWrongType ? jsonNotations[expected] : undefined) ?? help ?? jsonNotations[expected];
  const write = instead === undefined ? '' : ` Write ${instead}.`;
  if (input === undefined) return `is missing.${write}`;
  return `is ${input === '' ? 'empty' : preview(input)}.${write}`;
}

function suggestField(key: string, names: readonly string[]): string {
  const closest = closestName(key, names);
  return closest === undefined ? `The fields are ${names.join(', ')}.` : `Did you mean "${closest}"?`;
}

function preview(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 60 ? `${json.slice(0, 57)}...` : json;
}
