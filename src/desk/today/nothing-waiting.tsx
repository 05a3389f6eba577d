import { todayTexts } from '#content/desk/today.ts';
import { filled } from '#content/filled.ts';
import type { Today } from '#contract/desk/views.ts';
import { counted } from '../components/counted.ts';
import { Empty } from '../components/states.tsx';
import { useMe } from '../data/use-me.ts';
import { hrefOf } from '../router/address.ts';
import { Link } from '../router/router.tsx';
import { hasView } from '../shell/navigation.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { dayOf, whenText } from '../time/when.ts';

const words = todayTexts.caughtUp;

/** The person's main list: enquiries, or applications for a person who sees only those. */
export function useMessageList() {
  const me = useMe();
  return (['enquiries', 'applications'] as const).find((view) => hasView(me, view));
}

/** The empty state of Today. */
export function NobodyWaits({
  lastAnsweredAt,
  quarantinedCount,
}: Pick<Today, 'lastAnsweredAt' | 'quarantinedCount'>) {
  const { timeZone } = useOffice();
  const now = useNow();
  const list = useMessageList();
  return (
    <Empty picture="done" title={words.title} text={text()} isPageTitle>
      {quarantinedCount > 0 && (
        <Link className="button" href={hrefOf('quarantine')}>
          {counted(words.toHeld, quarantinedCount)}
        </Link>
      )}
      {list && (
        <Link className="button plain" href={`${hrefOf(list)}?tab=answered`}>
          {words.toClosed}
        </Link>
      )}
    </Empty>
  );

  function text(): string {
    if (lastAnsweredAt === null) return words.text;
    const time = whenText(lastAnsweredAt, now, timeZone);
    const isToday = dayOf(lastAnsweredAt, timeZone) === dayOf(now, timeZone);
    const when = filled(isToday ? words.lastToday : words.lastEarlier, { time });
    return filled(words.textWithLast, { when });
  }
}
