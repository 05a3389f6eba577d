import { quarantineWords as words } from '#content/desk/quarantine.ts';
import type { ItemRow } from '#contract/desk/items.ts';
import { asHead, asRow, asRows, asTable } from '../components/page.tsx';
import { useRight } from '../data/use-me.ts';
import { type Decision, HeldRow, type QuarantineTab } from './quarantine-row.tsx';

interface HeldTableProps {
  readonly tab: QuarantineTab;
  readonly rows: readonly ItemRow[];
  readonly chosen: readonly ItemRow[];
  readonly onChoose: (reference: string) => void;
  readonly onDecide: (row: ItemRow, decision: Decision) => void;
}

export function HeldTable({ tab, rows, chosen, onChoose, onDecide }: HeldTableProps) {
  const mayDecide = useRight('decide');
  const isHeld = tab === 'held';
  const { columns } = words;
  return (
    <div className="scroll">
      <table className="table stacking held-table" {...asTable}>
        <caption className="visually-hidden">{words.caption[tab]}</caption>
        <thead {...asRows}>
          <tr {...asRow}>
            {mayDecide && isHeld && (
              <th className="choose" {...asHead}>
                <span className="visually-hidden">{columns.choose}</span>
              </th>
            )}
            <th className="who" {...asHead}>
              {columns.who}
            </th>
            <th {...asHead}>{columns.words}</th>
            <th className="why" {...asHead}>
              {isHeld ? columns.why : columns.whyPast}
            </th>
            <th className="since" {...asHead}>
              {isHeld ? columns.since : columns.received}
            </th>
            {mayDecide && (
              <th className="decide" {...asHead}>
                <span className="visually-hidden">{columns.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...asRows}>
          {rows.map((row) => (
            <HeldRow
              key={row.reference}
              row={row}
              tab={tab}
              isChosen={chosen.includes(row)}
              onChoose={onChoose}
              onDecide={(decision) => onDecide(row, decision)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
