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
  readonly className?: string;
}

/** Rows of the same kind. Says its caption aloud, and repeats its head where a page ends. */
export function DataTable({ caption, columns, rows, className = '' }: DataTableProps) {
  return (
    <table className={`doc-table ${className}`}>
      <caption>{caption}</caption>
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
