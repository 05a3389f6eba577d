import type { ZodType } from 'zod';

/** The allowed values of a field, and what to write there, in words for editors. */
export interface FieldRule {
  readonly check: ZodType;
  readonly write: string;
  /** The field may be left out. */
  readonly optional?: boolean;
}

/** A list that editors change, with its file. */
export interface RecordList {
  readonly file: string;
  readonly records: readonly unknown[];
  /** The field that identifies a record in messages. Must be unique. */
  readonly name: string;
  readonly fields: Readonly<Record<string, FieldRule>>;
  /** Minimum number of records, without which a section would be empty. */
  readonly least?: number;
}

/** Problems as sentences: file, record, field, and what to write. */
export function recordProblems({ file, records, name, fields, least = 0 }: RecordList): string[] {
  const seen = new Map<unknown, number>();
  const problems = records.flatMap((record, index) => {
    const values: Readonly<Record<string, unknown>> = isRecord(record) ? record : {};
    const where = `${file}, record ${index + 1}${typeof values[name] === 'string' ? ` (${values[name]})` : ''}`;
    if (!isRecord(record)) return [`${where}: is ${shown(record)}. Write its fields in braces: { ... }.`];
    const first = seen.get(values[name]);
    seen.set(values[name], first ?? index);
    return [
      ...(first === undefined || values[name] === undefined
        ? []
        : [
            `${where}, field ${name}: is also that of record ${first + 1}. Write another one, or delete one of the two.`,
          ]),
      ...Object.entries(fields).flatMap(([field, rule]) =>
        fieldProblems(`${where}, field ${field}`, values[field], rule),
      ),
      ...Object.keys(values)
        .filter((field) => !(field in fields))
        .map(
          (field) =>
            `${where}, field ${field}: is not known here. Write one of ${Object.keys(fields).join(', ')}.`,
        ),
    ];
  });
  if (records.length < least)
    problems.push(`${file}: has ${records.length} records. Write at least ${least}.`);
  return problems;
}

function fieldProblems(where: string, value: unknown, { check, write, optional }: FieldRule): string[] {
  if (value === undefined) return optional ? [] : [`${where}: is missing. Write ${write}.`];
  return check.safeParse(value).success ? [] : [`${where}: is ${shown(value)}. Write ${write}.`];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as written, truncated if long. */
function shown(value: unknown): string {
  const text = value === '' ? 'empty' : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
