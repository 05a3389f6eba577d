import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { HistoryAction } from '#contract/desk/items.ts';
import { formsIn } from '#contract/desk/people.ts';
import { createCalendar } from '../inbox/calendar.ts';
import { csvRecord } from '../inbox/csv.ts';
import type { HistoryFilter } from '../storage/history-store.ts';
import { signedInOf } from './access.ts';

type Row = Readonly<Record<string, unknown>>;

export interface Exported {
  /** The columns of the table. */
  readonly names: readonly string[];
  readonly rows: AsyncIterable<object>;
  /** How a row becomes cells, where that is not by the names of the columns. */
  readonly cells?: (row: never) => readonly string[];
  readonly json?: (row: never) => unknown;
}

/** All rows of all pages. */
export async function* eachPage<Item extends object>(
  load: (
    after: string | undefined,
  ) => Promise<{ readonly rows: readonly Item[]; readonly next: string | null }>,
): AsyncGenerator<Item> {
  let after: string | undefined;
  do {
    const { rows, next } = await load(after);
    yield* rows;
    after = next ?? undefined;
  } while (after !== undefined);
}

export async function* exportTable(exported: Exported, format: 'csv' | 'json'): AsyncGenerator<string> {
  const { names, rows, cells = (row: Row) => cellsOf(names, row), json = (row: Row) => row } = exported;
  if (format === 'csv') {
    yield csvRecord(names);
    for await (const row of rows) yield csvRecord(cells(row as never));
    return;
  }
  let separator = '[\n';
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(json(row as never))}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** Times as people and programs read them, people by their name. */
function cellsOf(names: readonly string[], row: Row): readonly string[] {
  return names.map((name) => {
    const value = row[name] ?? '';
    if (typeof value === 'number' && (name === 'at' || name === 'since' || name.endsWith('At'))) {
      return new Date(value).toISOString();
    }
    return typeof value === 'object' ? String((value as { name?: unknown }).name ?? '') : String(value);
  });
}

export function fileName(what: string, format: string, at: number, timeZone: string): string {
  return `${what}-${createCalendar(timeZone).dayOf(at)}.${format}`;
}

const word = z.preprocess((value) => (value === '' ? undefined : value), z.string().max(100).optional());
export const HISTORY_QUERY = z.object({
  action: word.transform((action) => action as HistoryAction | undefined),
  person: word,
  reference: word,
});

/** An administrator of everything sees everything. */
export function visibleHistory(request: FastifyRequest): HistoryFilter['visibleTo'] {
  const { person } = signedInOf(request);
  if (person.role === 'administrator' && person.scope === 'everything') return null;
  return { forms: formsIn(person.scope), person: person.id };
}
