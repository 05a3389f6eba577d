import type { ItemRow } from '#contract/desk/items.ts';
import { useOffice } from '../time/office.ts';
import { timeLeft } from '../time/time-left.ts';
import { useNow } from '../time/use-now.ts';
import { whenText } from '../time/when.ts';

/** What is left of the promise; of what waits no longer, when it was answered or came in. */
export function RowTime({ row }: { readonly row: ItemRow }) {
  const now = useNow();
  const office = useOffice();
  const isWaiting = row.status === 'new' || row.status === 'in-hand';
  if (!isWaiting) {
    const at = row.answeredAt ?? row.receivedAt;
    return <span className="time is-off">{whenText(at, now, office.timeZone)}</span>;
  }
  const { level, text } = timeLeft(row.promisedUntil, now, office);
  return <span className={`time ${level}`}>{text}</span>;
}
