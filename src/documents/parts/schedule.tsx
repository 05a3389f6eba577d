import type { PlannedTask } from '#content/document-plan.ts';
import { filled } from '#content/filled.ts';
import { documentTexts } from '#generated/texts/site.ts';

interface ScheduleProps {
  readonly caption: string;
  /** Heading of the column of tasks. */
  readonly task: string;
  readonly columns: readonly string[];
  readonly tasks: readonly PlannedTask[];
}

/** A Gantt chart of tasks over weeks or months. Cells under a bar have text for screen readers. */
export function Schedule({ caption, task, columns, tasks }: ScheduleProps) {
  return (
    <table className="doc-table doc-reference doc-schedule">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{task}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tasks.map(({ title, text, from, to }) => (
          <tr key={title}>
            <th scope="row">
              {title}
              {text && <span>{text}</span>}
            </th>
            {from > 1 && <td colSpan={from - 1} />}
            <td colSpan={to - from + 1}>
              <svg
                className="doc-schedule-bar"
                role="img"
                aria-label={span(columns, from, to)}
                viewBox="0 0 1 1"
                preserveAspectRatio="none"
              >
                <rect width="1" height="1" />
              </svg>
            </td>
            {to < columns.length && <td colSpan={columns.length - to} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function span(columns: readonly string[], from: number, to: number): string {
  const [first = '', last = ''] = [columns[from - 1], columns[to - 1]];
  return from === to ? first : filled(documentTexts.range, { from: first, to: last });
}
