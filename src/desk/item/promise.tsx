import { countdownWords } from '#content/desk/time.ts';
import { filled } from '#content/filled.ts';
import type { Item } from '#contract/desk/items.ts';
import { Countdown } from '../parts/countdown.tsx';
import { Status } from '../parts/status.tsx';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { whenInSentence } from '../time/when.ts';

/** What is left of what was promised, or when it was kept. */
export function Promised({ item }: { readonly item: Item }) {
  const { timeZone } = useOffice();
  const now = useNow();
  const isWaiting = item.status === 'new' || item.status === 'in-hand';
  const [words, at] =
    item.answeredAt !== null && !isWaiting
      ? [countdownWords.answeredAt, item.answeredAt]
      : [countdownWords.promisedBy, item.promisedUntil];
  return (
    <div className="promise">
      {isWaiting && <Countdown until={item.promisedUntil} isLine />}
      <span className="quiet">{filled(words, { time: whenInSentence(at, now, timeZone) })}</span>
      <span className="to-end">
        <Status of={item.status} />
      </span>
    </div>
  );
}
