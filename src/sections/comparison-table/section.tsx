import { classes } from '#ui/classes.ts';
import { ScrollFrame } from '../parts/scroll-frame.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

const columnHeading =
  'align-bottom text-h3 leading-tight font-semibold tracking-[-0.012em] font-stretch-[106%]';

/** With a heading, the first column takes a third of the width, because its entries are sentences. */
export default withTitledBand<'comparison-table'>(({ caption, columns, rowHeading, rows, highlight }) => (
  <ScrollFrame label={caption}>
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
  </ScrollFrame>
));
