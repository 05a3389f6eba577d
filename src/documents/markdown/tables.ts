/** Tables and the blocks written as tables: RACI matrices, schedules, charts and figures. The line above a table names its kind. */
import type { Tokens } from 'marked';
import { type Block, type RaciCode, raciCodes } from '#content/document-plan.ts';
import { type Reader, unknownNameMessage } from './reader.ts';

/** "Table: Prices before tax", and below it perhaps "Widths: 20, 80". */
export interface TableLabel {
  readonly name: string;
  readonly caption: string;
  readonly options: ReadonlyMap<string, { readonly value: string; readonly line: number }>;
  readonly line: number;
}

interface Table {
  readonly head: readonly string[];
  readonly rows: readonly Row[];
  /** Indexes of right-aligned columns. */
  readonly numbers: readonly number[];
  /** The first cell of the last row is bold. */
  readonly total: boolean;
  readonly line: number;
}

interface Row {
  readonly cells: readonly string[];
  readonly line: number;
}

type Read = (table: Table, label: TableLabel, reader: Reader) => Block;

const kinds: Readonly<Record<string, { readonly read: Read; readonly options: readonly string[] }>> = {
  Table: { read: readTable, options: ['Widths'] },
  RACI: { read: readRaci, options: [] },
  Schedule: { read: readSchedule, options: ['Columns'] },
  Chart: { read: readChart, options: [] },
  Figures: { read: readFigures, options: [] },
};

export const tableNames = Object.keys(kinds);

/** Undefined if the text does not start with a line "Name: caption". Captions may contain facts. */
export function labelIn(text: string, line: number): TableLabel | undefined {
  const lines = text.trim().split('\n');
  const [, name, caption = ''] = /^([A-Za-z]+):(?: +(.*))?$/.exec(lines[0] ?? '') ?? [];
  if (name === undefined) return undefined;
  const options = lines.slice(1).map((option, index) => {
    const [, key = option, value = ''] = /^([A-Za-z]+): *(.*)$/.exec(option) ?? [];
    return [key, { value, line: line + index + 1 }] as const;
  });
  return { name, caption, options: new Map(options), line };
}

export function readLabeledTable(
  token: Tokens.Table,
  label: TableLabel,
  line: number,
  reader: Reader,
): Block | undefined {
  const table = cellsOf(token, line, reader);
  const kind = kinds[label.name];
  if (!kind) return reader.problem(label.line, unknownNameMessage('kind of table', label.name, tableNames));
  for (const [name, option] of label.options)
    if (!kind.options.includes(name))
      reader.problem(
        option.line,
        `"${name}" is not an option of "${label.name}". ${kind.options.length > 0 ? `It has ${kind.options.join(', ')}.` : 'It has none.'}`,
      );
  return kind.read(table, label, reader);
}

function cellsOf(token: Tokens.Table, line: number, reader: Reader): Table {
  const lines = token.raw.trimEnd().split('\n');
  const head = token.header.map(({ tokens }) => reader.text(tokens, line));
  let total = false;
  const rows = token.rows.map((cells, index) => {
    const rowLine = line + index + 2;
    // The Markdown lexer would silently pad or truncate the row.
    const count = countCells(lines[index + 2] ?? '');
    if (count !== head.length)
      reader.problem(
        rowLine,
        `This row has ${count} ${count === 1 ? 'cell' : 'cells'}, the table has ${head.length} columns. Write | between cells, \\| for a literal |, and leave a line empty below the table.`,
      );
    const [first] = cells[0]?.tokens ?? [];
    total = index === token.rows.length - 1 && cells[0]?.tokens.length === 1 && first?.type === 'strong';
    return {
      line: rowLine,
      cells: cells.map(({ tokens }, column) =>
        reader.text(total && column === 0 ? (first as Tokens.Strong).tokens : tokens, rowLine),
      ),
    };
  });
  const numbers = token.align.flatMap((align, column) => (align === 'right' ? [column] : []));
  return { head, rows, numbers, total, line };
}

function countCells(line: string): number {
  return line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;
}

function readTable(table: Table, label: TableLabel, reader: Reader): Block {
  const { head, rows, numbers, total } = table;
  return {
    kind: 'table',
    caption: captionOf(label, reader),
    columns: head,
    rows: rows.map(({ cells }) => cells),
    widths: widthsOf(table, label, reader),
    numbers,
    total,
  };
}

function widthsOf({ head }: Table, { options }: TableLabel, reader: Reader): number[] | undefined {
  const option = options.get('Widths');
  if (!option) return undefined;
  const widths = option.value.split(/[, ]+/).map(Number);
  const sum = widths.reduce((total, width) => total + width, 0);
  if (widths.length !== head.length || sum !== 100)
    reader.problem(
      option.line,
      `Write the width of each of the ${head.length} columns in percent. Together they are 100; here they are ${widths.length} widths with the sum ${sum}.`,
    );
  return widths;
}

function readRaci(
  { head: [activity = '', ...roles], rows }: Table,
  label: TableLabel,
  reader: Reader,
): Block {
  const codeOf = (text: string, line: number): RaciCode => {
    const code = raciCodes.find((each) => each === (text || '-'));
    if (!code) reader.problem(line, `"${text}" is not a RACI code. Write ${raciCodes.join(', ')}.`);
    return code ?? '-';
  };
  return {
    kind: 'raci',
    caption: captionOf(label, reader),
    activity,
    roles,
    rows: rows.map(({ cells: [name = '', ...codes], line }) => ({
      activity: name,
      codes: codes.map((code) => codeOf(code, line)),
    })),
  };
}

function readSchedule(table: Table, label: TableLabel, reader: Reader): Block {
  expectColumns(table, 4, 'task, detail, first and last column of its bar', reader);
  const option = label.options.get('Columns');
  if (!option)
    reader.problem(
      label.line,
      'Name the columns in the next line, such as "Columns: Week 1, Week 2, Week 3".',
    );
  const columns = option?.value.split(/, */) ?? [];
  const numberOf = (name: string, line: number): number => {
    const index = columns.indexOf(name);
    if (index < 0 && option) reader.problem(line, unknownNameMessage('column', name, columns));
    return index + 1;
  };
  return {
    kind: 'schedule',
    caption: captionOf(label, reader),
    task: table.head[0] ?? '',
    columns,
    tasks: table.rows.map(({ cells: [title = '', text = '', first = '', last = ''], line }) => {
      const [from, to] = [numberOf(first, line), numberOf(last, line)];
      if (to < from && to > 0)
        reader.problem(line, `The bar starts at "${first}" but ends earlier, at "${last}". Swap the two.`);
      return { title, ...(text && { text }), from, to };
    }),
  };
}

function readChart(table: Table, label: TableLabel, reader: Reader): Block {
  expectColumns(table, 2, 'name and length of each bar', reader);
  return {
    kind: 'chart',
    caption: captionOf(label, reader),
    bars: table.rows.map(({ cells: [name = '', text = ''], line }) => {
      const value = Number.parseFloat(text.replaceAll(',', ''));
      if (Number.isNaN(value))
        reader.problem(line, `"${text}" is not the length of a bar. Start with a number: "54 s".`);
      return { label: name, text, value };
    }),
  };
}

function readFigures(table: Table, _label: TableLabel, reader: Reader): Block {
  expectColumns(table, 3, 'figure, unit and label', reader);
  return {
    kind: 'figures',
    stats: table.rows.map(({ cells: [value = '', unit = '', label = ''] }) => ({
      value,
      // "57 s", but "96%".
      ...(unit && { unit: /^\p{L}/u.test(unit) ? ` ${unit}` : unit }),
      label,
    })),
  };
}

function expectColumns({ head, line }: Table, count: number, names: string, reader: Reader): void {
  if (head.length !== count)
    reader.problem(line, `This table has ${head.length} columns. Write ${count}: ${names}.`);
}

function captionOf({ name, caption, line }: TableLabel, reader: Reader): string {
  if (caption === '') reader.problem(line, `Write what the table shows: "${name}: Prices before tax".`);
  return reader.line(caption, line);
}
