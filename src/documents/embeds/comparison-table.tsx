import type { SectionProps } from '#generated/section-props.ts';

/** The highlighted column is tinted. */
export default function ComparisonTable({
  caption,
  columns,
  rows,
  highlight,
}: SectionProps<'comparison-table'>) {
  return (
    <table className="doc-table doc-comparison" aria-label={caption}>
      <thead>
        <tr>
          <td />
          {columns.map((column, index) => (
            <th key={column} scope="col" className={marked(index === highlight)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.title}>
            <th scope="row">{row.title}</th>
            {row.cells.map((cell, index) => (
              <td key={columns[index]} className={marked(index === highlight, row.figures)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function marked(highlighted: boolean, figures = false): string | undefined {
  return [highlighted && 'doc-highlight', figures && 'doc-figure'].filter(Boolean).join(' ') || undefined;
}
