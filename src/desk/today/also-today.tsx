import { shellTexts } from '#content/desk/shell.ts';
import { todayTexts } from '#content/desk/today.ts';
import { filled } from '#content/filled.ts';
import type { Delivery, Today } from '#contract/desk/views.ts';
import { counted } from '../components/counted.ts';
import { useMe } from '../data/use-me.ts';
import { hrefOf } from '../router/address.ts';
import { Link } from '../router/router.tsx';
import { submissionHref } from '../submissions/submission-address.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { whenText } from '../time/when.ts';

const SHOWN = 2;

export function StuckMail({ stuck }: Pick<Today, 'stuck'>) {
  const { timeZone } = useOffice();
  const me = useMe();
  const now = useNow();
  const answerOf = ({ lastAnswer, nextAttemptAt }: Delivery) => {
    const answer = lastAnswer ?? '';
    if (nextAttemptAt === null || nextAttemptAt <= now) return answer;
    return filled(todayTexts.stuck.nextAttempt, { answer, time: whenText(nextAttemptAt, now, timeZone) });
  };
  if (stuck.length === 0) return null;
  // The list has only the newest ones.
  const count = Math.max(stuck.length, me.counts.stuck ?? 0);
  return (
    <section>
      <div className="section-head">
        <h2>{counted(todayTexts.stuck.title, count)}</h2>
        <Link className="link" href={`${hrefOf('delivery')}?tab=stuck`}>
          {shellTexts.views.delivery.label}
        </Link>
      </div>
      <ul className="short-list">
        {stuck.slice(0, SHOWN).map((mail) => (
          <li key={mail.id}>
            <div className="top flex justify-between gap-3">
              <Link
                className="opens-row clip"
                href={hrefOf('delivery', null, new URLSearchParams({ tab: 'stuck', open: mail.id }))}
              >
                {filled(todayTexts.stuck.to, { address: mail.to })}
              </Link>
              <span className="num quiet flex-none">{counted(todayTexts.stuck.attempts, mail.attempts)}</span>
            </div>
            <p className="quiet">{answerOf(mail)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Quarantined submissions, which may be legitimate. */
export function Quarantined({
  quarantined,
  quarantinedCount,
}: Pick<Today, 'quarantined' | 'quarantinedCount'>) {
  const { timeZone } = useOffice();
  const now = useNow();
  if (quarantinedCount === 0) return null;
  const more = quarantinedCount - Math.min(SHOWN, quarantined.length);
  return (
    <section>
      <div className="section-head">
        <h2>{counted(todayTexts.quarantined.title, quarantinedCount)}</h2>
        <Link className="link" href={hrefOf('quarantine')}>
          {shellTexts.views.quarantine.label}
        </Link>
      </div>
      <ul className="short-list">
        {quarantined.slice(0, SHOWN).map((row) => (
          <li key={row.reference}>
            <div className="top flex justify-between gap-3">
              <Link className="opens-row clip" href={submissionHref(row)}>
                {row.name}
              </Link>
              <span className="num quiet flex-none">{whenText(row.receivedAt, now, timeZone)}</span>
            </div>
            <p className="clip quiet">{filled(todayTexts.quarantined.quoted, { words: row.words })}</p>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Link className="link" href={hrefOf('quarantine')}>
              {counted(todayTexts.quarantined.more, more)}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
