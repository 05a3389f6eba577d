import type { ZodType } from 'zod';

/** What may stand in a field, and what to write there, said to somebody who is no programmer. */
export interface FieldRule {
  readonly check: ZodType;
  readonly write: string;
  /** The field may be left out. */
  readonly optional?: boolean;
}

/** A list that people change, with the file they find it in. */
export interface RecordList {
  readonly file: string;
  readonly records: readonly unknown[];
  /** The field by which a record is known to people. No two may have the same. */
  readonly name: string;
  readonly fields: Readonly<Record<string, FieldRule>>;
  /** So many there must be at least, or their place on the page would be empty. */
  readonly least?: number;
}

/** Mistakes as sentences: file, record, field, and what to write. */
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
            `${where}, field ${name}: is that of record ${first + 1} too. Write another one, or delete one of the two.`,
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

/** The value as somebody wrote it, cut where it is long. */
function shown(value: unknown): string {
  const text = value === '' ? 'empty' : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
