import { type Colour, cut, type Paint, pad, widthOf } from './text.ts';

export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
  /** May be cut down to so many characters where the terminal is narrow. */
  readonly min?: number;
  /** May be left out where even that is not enough; the last one goes first. */
  readonly isOptional?: true;
}

export type Cell = string | { readonly text: string; readonly colour: Colour };

const GAP = 2;

/** The lines of a table. With a width, none of them is longer. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  { width, paint }: { readonly width: number | undefined; readonly paint: Paint },
): readonly string[] {
  const natural = columns.map(({ title }, index) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(textOf(row[index]!)))),
  );
  const widths = shareWidth(columns, natural, width ?? Number.POSITIVE_INFINITY);
  const line = (cells: readonly Cell[]): string =>
    cells
      .map((cell, index) => ({ cell, width: widths[index]!, align: columns[index]!.align }))
      .filter((each) => each.width > 0)
      .map(({ cell, align, ...each }, index, all) => {
        const text = cut(textOf(cell), each.width);
        const isLast = index === all.length - 1;
        const padded = isLast && align !== 'right' ? text : pad(text, each.width, align);
        return typeof cell === 'string' ? padded : paint(cell.colour, padded);
      })
      .join(' '.repeat(GAP));
  return [paint('bold', line(columns.map(({ title }) => title))), ...rows.map(line)];
}

/** Widths that fit together; zero for a column that is left out. */
function shareWidth(
  columns: readonly Column[],
  natural: readonly number[],
  total: number,
): readonly number[] {
  const widths = [...natural];
  const smallest = (index: number): number =>
    Math.min(natural[index]!, columns[index]!.min ?? natural[index]!);
  const sum = (each: readonly number[]): number => {
    const shown = each.filter((width) => width > 0);
    return shown.reduce((all, width) => all + width, (shown.length - 1) * GAP);
  };

  for (let index = columns.length - 1; index >= 0; index -= 1) {
    if (sum(widths.map((width, at) => (width === 0 ? 0 : smallest(at)))) <= total) break;
    if (columns[index]!.isOptional) widths[index] = 0;
  }
  for (let excess = sum(widths) - total; excess > 0; excess -= 1) {
    const shrinkable = widths
      .map((width, index) => ({ width, index }))
      .filter(({ width, index }) => width > smallest(index));
    const widest = shrinkable.sort((one, other) => other.width - one.width)[0];
    if (widest === undefined) break;
    widths[widest.index]! -= 1;
  }
  return widths;
}

function textOf(cell: Cell): string {
  return typeof cell === 'string' ? cell : cell.text;
}
