import type { SectionProps } from '#generated/section-props.ts';
import { classes } from '#ui/classes.ts';
import { TitledBand } from '../parts/titled-band.tsx';

export interface Comparison {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly ComparisonRow[];
  /** Names the first column, which then takes a third of the width: its entries are sentences. */
  readonly rowHeading?: string;
  /** The column a reader should look at first. */
  readonly highlight?: number;
}

interface ComparisonRow {
  readonly title: string;
  readonly cells: readonly string[];
  /** Figures rather than words, set large. */
  readonly figures?: boolean;
}

const columnHeading =
  'align-bottom text-h3 leading-tight font-semibold tracking-[-0.012em] font-stretch-[106%]';

/** Things side by side. On narrow screens the table scrolls within its own frame, by touch and by key. */
export function ComparisonTable({ comparison }: { readonly comparison: Comparison }) {
  const { caption, columns, rowHeading, rows, highlight } = comparison;
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key
      tabIndex={0}
      className="-mx-(--space-gutter) overflow-x-auto px-(--space-gutter)"
    >
      <table className="w-full min-w-[760px] table-fixed border-separate border-spacing-0 border-b border-rule text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {rowHeading ? (
              <th scope="col" className={classes('w-[34%] pr-6 pt-7 pb-6', columnHeading)}>
                {rowHeading}
              </th>
            ) : (
              <td className="w-[18%]" />
            )}
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={classes(
                  'px-6 pt-7 pb-6',
                  columnHeading,
                  index === highlight && 'bg-area-tint shadow-[inset_0_6px_0_var(--area)]',
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.title}>
              <th
                scope="row"
                className="border-t border-rule py-5 pr-4 align-top leading-snug font-semibold font-stretch-[104%]"
              >
                {row.title}
              </th>
              {row.cells.map((cell, index) => (
                <td
                  key={columns[index]}
                  className={classes(
                    'border-t border-rule px-6 py-5 align-top leading-normal',
                    row.figures && 'text-data text-[1.75rem] leading-none tracking-[-0.03em]',
                    index === highlight && 'bg-area-tint',
                  )}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export default function ComparisonTableSection({
  title,
  note,
  tone,
  id,
  ...comparison
}: SectionProps<'comparison-table'>) {
  return (
    <TitledBand title={title} note={note} tone={tone} id={id}>
      <ComparisonTable comparison={comparison} />
    </TitledBand>
  );
}
