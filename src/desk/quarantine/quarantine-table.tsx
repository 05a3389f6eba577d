import { quarantineTexts as texts } from '#content/desk/quarantine.ts';
import type { SubmissionSummary } from '#contract/desk/submissions.ts';
import { asHead, asRow, asRows, asTable } from '../components/page.tsx';
import { useRight } from '../data/use-me.ts';
import { type Decision, QuarantineRow, type QuarantineTab } from './quarantine-row.tsx';

interface QuarantineTableProps {
  readonly tab: QuarantineTab;
  readonly rows: readonly SubmissionSummary[];
  readonly selected: readonly SubmissionSummary[];
  readonly onChoose: (reference: string) => void;
  readonly onDecide: (row: SubmissionSummary, decision: Decision) => void;
}

export function QuarantineTable({ tab, rows, selected, onChoose, onDecide }: QuarantineTableProps) {
  const mayDecide = useRight('decide');
  const isQuarantined = tab === 'quarantined';
  const { columns } = texts;
  return (
    <div className="scroll">
      <table className="table stacking" {...asTable}>
        <caption className="visually-hidden">{texts.caption[tab]}</caption>
        <thead {...asRows}>
          <tr {...asRow}>
            {mayDecide && isQuarantined && (
              <th className="md:w-7" {...asHead}>
                <span className="visually-hidden">{columns.select}</span>
              </th>
            )}
            <th className="md:w-[26%] lg:w-46" {...asHead}>
              {columns.from}
            </th>
            <th {...asHead}>{columns.message}</th>
            <th className="md:w-[27%] lg:w-57" {...asHead}>
              {isQuarantined ? columns.why : tab === 'possible' ? columns.whyPossible : columns.whyPast}
            </th>
            {mayDecide && (
              <th className="md:w-33" {...asHead}>
                <span className="visually-hidden">{columns.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...asRows}>
          {rows.map((row) => (
            <QuarantineRow
              key={row.reference}
              row={row}
              tab={tab}
              isSelected={selected.includes(row)}
              onChoose={onChoose}
              onDecide={(decision) => onDecide(row, decision)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
