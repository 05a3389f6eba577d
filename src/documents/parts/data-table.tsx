import type { ReactNode } from 'react';

export interface TableRow {
  readonly key: string;
  /** The first cell names the row. */
  readonly cells: readonly ReactNode[];
  readonly className?: string;
}

interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  /** How wide each column is, in percent. */
  readonly widths?: readonly number[];
  /** Indexes of numeric columns. */
  readonly numbers?: readonly number[];
  readonly className?: string;
}

/** The caption is for screen readers. The header row is repeated after a page break. */
export function DataTable({ caption, columns, rows, widths, numbers = [], className = '' }: DataTableProps) {
  const alignment = (column: number) => (numbers.includes(column) ? 'doc-number' : undefined);
  return (
    <table className={`doc-table ${className}`}>
      <caption>{caption}</caption>
      {widths && (
        <colgroup>
          {columns.map((column, index) => (
            <col key={column} style={{ width: `${widths[index]}%` }} />
          ))}
        </colgroup>
      )}
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={alignment(index)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...others], className }) => (
          <tr key={key} className={className}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              <td key={columns[index + 1]} className={alignment(index + 1)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
