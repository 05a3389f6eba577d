import { countdownWords } from '#content/desk/time.ts';
import { filled } from '#content/filled.ts';
import type { Item } from '#contract/desk/items.ts';
import { Countdown, DueTime } from '../parts/countdown.tsx';
import { Status } from '../parts/status.tsx';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { whenInSentence } from '../time/when.ts';

/** Time left and due time of an item that waits; otherwise when it was answered. */
export function Promised({ item }: { readonly item: Item }) {
  const { timeZone } = useOffice();
  const now = useNow();
  const isWaiting = item.status === 'new' || item.status === 'in-hand';
  return (
    <div className="promise">
      {isWaiting && <Countdown receivedAt={item.receivedAt} isLine />}
      {isWaiting && <DueTime receivedAt={item.receivedAt} />}
      {!isWaiting && item.answeredAt !== null && (
        <span className="quiet">
          {filled(countdownWords.answeredAt, { time: whenInSentence(item.answeredAt, now, timeZone) })}
        </span>
      )}
      <span className="to-end">
        <Status of={item.status} />
      </span>
    </div>
  );
}
