import type { ItemRow } from '#contract/desk/items.ts';
import { useOffice } from '../time/office.ts';
import { timeLeft } from '../time/time-left.ts';
import { useNow } from '../time/use-now.ts';
import { whenText } from '../time/when.ts';

/** Time left and due time of an item that waits; otherwise when it was answered or received. */
export function RowTime({ row }: { readonly row: ItemRow }) {
  const now = useNow();
  const office = useOffice();
  const isWaiting = row.status === 'new' || row.status === 'in-hand';
  if (!isWaiting) {
    const at = row.answeredAt ?? row.receivedAt;
    return <span className="time is-off">{whenText(at, now, office.timeZone)}</span>;
  }
  const { level, text, due } = timeLeft(row.receivedAt, now, office);
  return (
    <>
      <span className={`time ${level}`}>{text}</span>
      <span className="due">{due}</span>
    </>
  );
}
