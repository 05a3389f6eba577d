import type { Calendar } from '../inbox/calendar.ts';
import { csvRecord } from '../inbox/csv.ts';

type Row = Readonly<Record<string, unknown>>;

export interface Exported {
  readonly headers: readonly string[];
  /** Page after page, so that few are in memory at a time. */
  readonly pages: AsyncIterable<readonly object[]>;
  /** A row of the table; JSON has the object itself unless `json` is given. */
  readonly cells: (row: never) => readonly string[];
  readonly json?: (row: never) => unknown;
}

export async function* eachPage<Item extends object>(
  load: (
    after: string | undefined,
  ) => Promise<{ readonly rows: readonly Item[]; readonly next: string | null }>,
): AsyncGenerator<readonly Item[]> {
  let after: string | undefined;
  do {
    const { rows, next } = await load(after);
    yield rows;
    after = next ?? undefined;
  } while (after !== undefined);
}

/** A page of the list is one piece of the file; others are served between two of them. */
export async function* exportTable(exported: Exported, format: 'csv' | 'json'): AsyncGenerator<string> {
  const { headers, pages, cells, json = (row: Row) => row } = exported;
  if (format === 'csv') {
    yield csvRecord(headers);
    for await (const page of pages) yield page.map((row) => csvRecord(cells(row as never))).join('');
    return;
  }
  let separator = '[\n';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield `${separator}${page.map((row) => JSON.stringify(json(row as never))).join(',\n')}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * A table of properties by their headers. Times are in the company's time zone, people are named, and a property in
 * `words` is replaced by its label.
 */
export function tableOf(
  columns: Readonly<Record<string, string>>,
  calendar: Calendar,
  words: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
): Pick<Exported, 'headers' | 'cells'> {
  const cellOf = (name: string, value: unknown): string => {
    if (typeof value === 'number' && (name === 'at' || name === 'since' || name.endsWith('At'))) {
      return calendar.iso(value);
    }
    if (typeof value === 'object') return String((value as { name?: unknown } | null)?.name ?? '');
    const text = String(value ?? '');
    return words[name]?.[text] ?? text;
  };
  const names = Object.keys(columns);
  return {
    headers: Object.values(columns),
    cells: (row: Row) => names.map((name) => cellOf(name, row[name])),
  };
}
