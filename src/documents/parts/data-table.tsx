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
  readonly className?: string;
}

/** Rows of the same kind. Says its caption aloud, and repeats its head where a page ends. */
export function DataTable({ caption, columns, rows, widths, className = '' }: DataTableProps) {
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
          {columns.map((column) => (
            <th key={column} scope="col">
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
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
