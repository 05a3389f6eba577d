/** Checks a value by a schema. Problems are sentences for editors. */
import type { z } from 'zod';
import { closestName } from './closest-name.ts';

/** The checked value, or what is wrong with it, as sentences. `where` has the file, and perhaps the start of the path. */
export function check<T>(schema: z.ZodType<T>, value: unknown, where: string) {
  const result = schema.safeParse(value, { error: (issue) => sentenceOf(issue as RawIssue) });
  if (result.success) return { value: result.data, problems: [] };
  return {
    value: undefined,
    problems: result.error.issues.flatMap(flattened).map(({ path, message }) => {
      const steps = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
      const place = where.includes(': ') ? `${where}${steps}` : `${where}: ${steps.replace(/^\./, '')}`;
      return `${place}: ${message}`;
    }),
  };
}

/** Of a union, the problems of the alternative that fits best. */
function flattened(issue: z.core.$ZodIssue): { path: PropertyKey[]; message: string }[] {
  if (issue.code !== 'invalid_union') return [issue];
  const alternatives = issue.errors.map((issues) => issues.flatMap(flattened));
  const best = alternatives
    .filter((issues) => issues.some(({ path, message }) => path.length > 0 || !message.startsWith('is ')))
    .sort((a, b) => a.length - b.length)[0];
  return best ? best.map(({ path, message }) => ({ path: [...issue.path, ...path], message })) : [issue];
}

interface RawIssue {
  readonly code: string;
  readonly input?: unknown;
  readonly keys?: readonly string[];
  readonly inst?: {
    readonly description?: string;
    readonly shape?: object;
    readonly _zod?: { def?: { shape?: object } };
  };
  readonly values?: readonly unknown[];
  readonly minimum?: number;
}

function sentenceOf(issue: RawIssue): string {
  const help = issue.inst?.description;
  const values = issue.values?.map((value) => `"${value}"`).join(', ');
  const write = values && values.length < 120 ? `one of ${values}` : help;
  const instead = write ? ` Write ${write}.` : '';
  if (issue.code === 'unrecognized_keys') {
    const names = Object.keys(issue.inst?._zod?.def?.shape ?? {});
    return (issue.keys ?? [])
      .map((key) => {
        const closest = closestName(key, names);
        return `"${key}" is not known here. ${
          closest === undefined ? `The fields are ${names.join(', ')}.` : `Did you mean "${closest}"?`
        }`;
      })
      .join(' ');
  }
  if (issue.input === undefined) return `is missing.${instead}`;
  if (issue.input === '') return `is empty.${instead}`;
  if (issue.code === 'too_small' && Array.isArray(issue.input))
    return `has ${issue.input.length === 0 ? 'no entries' : `${issue.input.length} entries`}. Write at least ${issue.minimum}.`;
  return `is ${shown(issue.input)}.${instead}`;
}

function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 60 ? `${json.slice(0, 57)}...` : json;
}
